/// The card game behind the face of a game: the list of names that `games/erased.hpp` asks for.
#pragma once

#include <boost/json/fwd.hpp>
#include <boost/json/value.hpp>
#include <span>
#include <string>
#include <string_view>

#include "games/struggle/rules/apply.hpp"
#include "games/struggle/rules/check.hpp"
#include "games/struggle/rules/legal.hpp"
#include "games/struggle/rules/view.hpp"
#include "games/struggle/text/names.hpp"
#include "games/struggle/text/options.hpp"
#include "games/struggle/text/position.hpp"
#include "games/struggle/text/text.hpp"

namespace longroad::struggle {

struct Struggle {
  using Rules = struggle::Rules;
  using State = struggle::State;
  using View = struggle::View;

  static std::string_view name(const Rules&) { return "struggle"; }
  static int players(const Rules& rules) { return rules.players; }
  static int turn(const State& s) { return s.number; }
  static bool over(const State& s) { return s.phase == Phase::Over; }
  static Seat winner(const State& s) { return s.winner; }
  static int points(const Rules& rules, const State& s, Seat seat) {
    return struggle::points(rules, s, seat);
  }
  /// All points lie open.
  static int shown_points(const Rules& rules, const State& s, Seat seat) {
    return struggle::points(rules, s, seat);
  }

  static bool chance_due(const Rules& rules, const State& s) { return struggle::chance_due(rules, s); }
  static SeatSet to_act(const Rules& rules, const State& s) { return struggle::to_act(rules, s); }
  static void legal(const Rules& rules, const State& s, Actions& out) { struggle::legal(rules, s, out); }
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    struggle::legal(rules, s, seat, out);
  }
  /// Payments with three of a kind are too many to list, and so may be the cards that come by chance.
  static std::span<const std::string_view> open_verbs(const Rules& rules, const State& s, Seat seat) {
    static constexpr std::string_view kBuild[] = {"build"};
    if (seat.is_none())
      return {&kChanceNames[static_cast<std::size_t>(s.chance)], is_chance_open(rules, s) ? 1U : 0U};
    return std::span(kBuild).first(builds_are_open(rules, s, seat) ? 1 : 0);
  }
  /// Nothing is taken back in the card game.
  static void revisions(const Rules&, const State&, Actions&) {}
  static bool is_undo(Action) { return false; }
  static Action undo(Seat) { return {}; }
  static bool can_be_undone(const Rules&, Action) { return false; }
  static bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
    return struggle::outcomes(rules, s, out);
  }
  static int stream(const Rules& rules, const State& s) {
    return static_cast<int>(struggle::stream(rules, s));
  }
  static Action draw(const Rules& rules, const State& s, RandKey key) { return draw_chance(rules, s, key); }
  static Refusal check(const Rules& rules, const State& s, Action a) { return struggle::check(rules, s, a); }
  static void apply(const Rules& rules, State& s, Action a) { struggle::apply(rules, s, a); }
  static View view(const Rules& rules, const State& s, Seat viewer) {
    return struggle::view(rules, s, viewer);
  }
  static State redeal(const Rules& rules, const View& v, RandKey key) {
    return struggle::redeal(rules, v, key);
  }

  static Result<Action> parse(const Rules& rules, std::string_view line) {
    return struggle::parse(rules, line);
  }
  static std::string text(const Rules&, Action a) { return struggle::text(a); }
  static std::string text_for(const Rules&, const State& s, Seat viewer, Action a) {
    return struggle::text_for(s, viewer, a);
  }
  static boost::json::object json(const Rules& rules, const State& s) { return position_json(rules, s); }
  static boost::json::object view_json(const Rules& rules, const View& v) {
    return struggle::view_json(rules, v);
  }
  static boost::json::value board_json(const Rules&) { return nullptr; }
  static boost::json::object options_json(const Rules& rules) { return struggle::options_json(rules); }
};

}  // namespace longroad::struggle
