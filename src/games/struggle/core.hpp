/// The card game's rules as one list of names, without words: what a playout needs, on any machine.
#pragma once

#include "games/struggle/rules/apply.hpp"
#include "games/struggle/rules/check.hpp"
#include "games/struggle/rules/legal.hpp"
#include "games/struggle/rules/view.hpp"

namespace longroad::struggle {

struct Core {
  using Rules = struggle::Rules;
  using State = struggle::State;
  using View = struggle::View;

  static constexpr State begin(const Rules& rules) { return struggle::start(rules); }

  static constexpr int players(const Rules& rules) { return rules.players; }
  static constexpr int turn(const State& s) { return s.number; }
  static constexpr bool over(const State& s) { return s.phase == Phase::Over; }
  static constexpr Seat winner(const State& s) { return s.winner; }
  static constexpr int points(const Rules& rules, const State& s, Seat seat) {
    return struggle::points(rules, s, seat);
  }
  /// All points lie open.
  static constexpr int shown_points(const Rules& rules, const State& s, Seat seat) {
    return struggle::points(rules, s, seat);
  }

  static constexpr bool chance_due(const Rules& rules, const State& s) {
    return struggle::chance_due(rules, s);
  }
  static constexpr SeatSet to_act(const Rules& rules, const State& s) { return struggle::to_act(rules, s); }
  static constexpr void legal(const Rules& rules, const State& s, Actions& out) {
    struggle::legal(rules, s, out);
  }
  static constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    struggle::legal(rules, s, seat, out);
  }
  static constexpr bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
    return struggle::outcomes(rules, s, out);
  }
  static constexpr int stream(const Rules& rules, const State& s) {
    return static_cast<int>(struggle::stream(rules, s));
  }
  static constexpr Action draw(const Rules& rules, const State& s, RandKey key) {
    return draw_chance(rules, s, key);
  }
  static constexpr Refusal check(const Rules& rules, const State& s, Action a) {
    return struggle::check(rules, s, a);
  }
  static constexpr void apply(const Rules& rules, State& s, Action a) { struggle::apply(rules, s, a); }
  static constexpr View view(const Rules& rules, const State& s, Seat viewer) {
    return struggle::view(rules, s, viewer);
  }
  static constexpr State redeal(const Rules& rules, const View& v, RandKey key) {
    return struggle::redeal(rules, v, key);
  }
};

}  // namespace longroad::struggle
