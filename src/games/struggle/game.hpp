/// The card game behind the face of a game: the list of names that `games/faced.hpp` and the table of games
/// ask for.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "games/struggle/core.hpp"
#include "games/struggle/text/names.hpp"
#include "games/struggle/text/option_list.hpp"
#include "games/struggle/text/options.hpp"
#include "games/struggle/text/packs.hpp"
#include "games/struggle/text/position.hpp"
#include "games/struggle/text/text.hpp"
#include "notation/open_verb.hpp"
#include "notation/usual_game.hpp"

namespace longroad::struggle {

/// The chance lines as open verbs, in the order of `kChanceNames`.
inline constexpr auto kOpenChance = [] {
  std::array<notation::OpenVerb, kChanceNames.size()> verbs{};
  for (std::size_t i = 0; i < verbs.size(); ++i) verbs[i] = {kChanceNames[i], Nature::Chance};
  return verbs;
}();

struct Struggle : Core, notation::UsualGame {
  using Play = Struggle;
  static constexpr notation::GameInfo kInfo{
      .name = "struggle", .title = "The card game", .min_players = 2, .max_players = 6, .usual_players = 3};
  static Result<Begun> start(const notation::Setup& setup) {
    return struggle::begin(setup.players, setup.board, setup.options, setup.revision);
  }
  static Result<Begun> read(const boost::json::object& position, int revision) {
    return read_position(position, revision);
  }
  static std::span<const notation::Option> options() { return option_list(); }
  static std::span<const notation::Pack> packs() { return struggle::packs(); }
  static std::span<const phrases::Declared> refusals() { return kRefusals; }

  static std::string_view name(const Rules&) { return kInfo.name; }
  static Seat whose_turn(const State& s) { return s.seat; }
  static bool has_left(const State& s, Seat seat) { return s.of(seat).left; }
  static Nature nature(Action a);
  static Action timeout(Seat seat) { return act::timeout(seat); }
  static Action removal(Seat seat) { return act::remove(seat); }
  /// What there is to do can wait; the turn ends.
  static int mildness(Action a) { return verb(a) == Verb::Draw && number(a) == 0 ? 1 : 0; }
  /// Payments with three of a kind are too many to list, and so may be the cards that come by chance.
  static std::span<const notation::OpenVerb> open_verbs(const Rules& rules, const State& s, Seat seat) {
    static constexpr notation::OpenVerb kBuild[] = {
        {"build", Nature::Move, "what you build and all that you pay: build road pay bggg"}};
    if (seat.is_none())
      return {&kOpenChance[static_cast<std::size_t>(s.chance)], is_chance_open(rules, s) ? 1U : 0U};
    return std::span(kBuild).first(builds_are_open(rules, s, seat) ? 1 : 0);
  }

  static Result<Action> parse(const Rules& rules, std::string_view line) {
    return struggle::parse(rules, line);
  }
  static std::string text(const Rules&, Action a) { return struggle::text(a); }
  static std::string text_for(const Rules&, const State& s, Seat viewer, Action a) {
    return struggle::text_for(s, viewer, a);
  }
  static notation::Moved moved(const Rules& rules, const State& s, Action a) {
    return struggle::moved(rules, s, a);
  }
  static void write_helps(const Rules& rules, const State& s, notation::Members& members) {
    struggle::write_helps(rules, s, nullptr, members);
    write_scored(rules, s, members);
  }
  static void write_helps(const Rules& rules, const View& v, notation::Members& members) {
    struggle::write_helps(rules, v, v.viewer.is_none() ? nullptr : &v, members);
  }
  static boost::json::object json(const Rules& rules, const State& s) { return position_json(rules, s); }
  static boost::json::object view_json(const Rules& rules, const View& v) {
    return struggle::view_json(rules, v);
  }
  static boost::json::object options_json(const Rules& rules) { return struggle::options_json(rules); }
};

inline Nature Struggle::nature(Action a) {
  switch (verb(a)) {
    case Verb::Discard:
      return Nature::Answer;
    case Verb::Timeout:
      return Nature::Timeout;
    case Verb::Remove:
      return Nature::Removal;
    default:
      return a.seat().is_none() ? Nature::Chance : Nature::Move;
  }
}

/// What the table of games takes from this folder.
using Games = std::tuple<Struggle>;

}  // namespace longroad::struggle
