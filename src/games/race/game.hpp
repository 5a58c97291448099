/// The race behind the face of a game: the list of names that `games/faced.hpp` and the table of games ask
/// for.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <tuple>

#include "games/race/rules.hpp"
#include "games/race/words.hpp"
#include "notation/usual_game.hpp"

namespace longroad::race {

struct Race : notation::UsualGame {
  using Play = Race;
  using Rules = race::Rules;
  using State = race::State;
  using View = race::View;

  static constexpr notation::GameInfo kInfo{.name = "race",
                                            .title = "Race",
                                            .min_players = kMinPlayers,
                                            .max_players = kMaxPlayers,
                                            .example = true};
  static Result<Begun> start(const notation::Setup& setup) {
    return begin(setup.players, setup.board, setup.options, setup.revision);
  }
  static Result<Begun> read(const boost::json::object& position, int revision) {
    return read_position(position, revision);
  }
  static std::span<const notation::Option> options() { return option_list(); }

  static std::string_view name(const Rules&) { return kInfo.name; }
  static int players(const Rules& r) { return r.players; }
  static int turn(const State& s) { return s.number; }
  static Seat whose_turn(const State& s) { return s.turn; }
  static bool has_left(const State& s, Seat seat) { return s.left.has(seat); }
  static bool over(const State& s) { return is_over(s); }
  static Seat winner(const State& s) { return s.winner; }
  static int points(const Rules&, const State& s, Seat seat) { return s.space[seat.index]; }
  static int shown_points(const Rules& r, const State& s, Seat seat) { return points(r, s, seat); }

  static bool chance_due(const Rules&, const State& s) { return s.die; }
  static SeatSet to_act(const Rules&, const State& s) {
    SeatSet seats;
    if (!s.die && !is_over(s)) seats.add(s.turn);
    return seats;
  }
  static void legal(const Rules& r, const State& s, Actions& out) { race::legal(r, s, s.turn, out); }
  static void legal(const Rules& r, const State& s, Seat seat, Actions& out) { race::legal(r, s, seat, out); }
  static bool outcomes(const Rules&, const State&, Outcomes& out) {
    for (int i = 1; i <= kSides; ++i) out.push({line(Verb::Die, Seat::none(), i), 1});
    return true;
  }
  static int stream(const Rules&, const State&) { return 0; }
  static Action draw(const Rules&, const State&, RandKey key) {
    return line(Verb::Die, Seat::none(), 1 + key.below(kSides));
  }
  static Refusal check(const Rules& r, const State& s, Action a) { return race::check(r, s, a); }
  static void apply(const Rules& r, State& s, Action a) { race::apply(r, s, a); }
  static View view(const Rules&, const State& s, Seat viewer) { return {viewer, s}; }
  static State redeal(const Rules&, const View& v, RandKey) { return v.state; }

  static Nature nature(Action a) {
    if (verb(a) == Verb::Timeout) return Nature::Timeout;
    if (verb(a) == Verb::Remove) return Nature::Removal;
    return a.seat().is_none() ? Nature::Chance : Nature::Move;
  }
  static Action timeout(Seat seat) { return line(Verb::Timeout, Seat::none(), seat.index); }
  static Action removal(Seat seat) { return line(Verb::Remove, Seat::none(), seat.index); }
  static int mildness(Action a) { return verb(a) == Verb::Walk ? 1 : 0; }

  static Result<Action> parse(const Rules& r, std::string_view line) { return race::parse(r, line); }
  static std::string text(const Rules&, Action a) { return race::text(a); }
  static std::string text_for(const Rules&, const State&, Seat, Action a) { return race::text(a); }
  static boost::json::object json(const Rules& r, const State& s) { return position_json(r, s); }
  static boost::json::object view_json(const Rules& r, const View& v) { return position_json(r, v.state); }
  static boost::json::object options_json(const Rules& r) { return race::options_json(r); }
};

/// What the table of games takes from this folder.
using Games = std::tuple<Race>;

}  // namespace longroad::race
