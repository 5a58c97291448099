/// The island's rules as one list of names, without words: what a playout needs, on any machine.
#pragma once

#include "games/island/play/apply.hpp"
#include "games/island/play/chance.hpp"
#include "games/island/play/check.hpp"
#include "games/island/play/legal.hpp"
#include "games/island/play/view.hpp"

namespace longroad::island {

struct Core {
  using Rules = island::Rules;
  using State = island::State;
  using View = island::View;

  /// The first position, and one with a board of its own: the same as `start` of the table of games.
  static constexpr State begin(const Rules& r) { return new_game(r); }
  static constexpr void lay_board(Rules& r, int layout, RandKey key) {
    hook::lay_board(r, static_cast<Layout>(layout), key);
    complete(r);
  }

  static constexpr int players(const Rules& r) { return r.players; }
  static constexpr int turn(const State& s) { return static_cast<int>(s.number); }
  static constexpr bool over(const State& s) { return s.phase == Phase::Over; }
  static constexpr Seat winner(const State& s) { return s.winner; }
  static constexpr int points(const Rules& r, const State& s, Seat seat) {
    return island::points(r, s, seat);
  }
  static constexpr int shown_points(const Rules& r, const State& s, Seat seat) {
    return island::shown_points(r, s, seat);
  }

  static constexpr bool chance_due(const Rules&, const State& s) { return island::chance_due(s); }
  static constexpr SeatSet to_act(const Rules& r, const State& s) { return island::to_act(r, s); }
  static constexpr void legal(const Rules& r, const State& s, Actions& out) { island::legal(r, s, out); }
  static constexpr void legal(const Rules& r, const State& s, Seat seat, Actions& out) {
    island::legal(r, s, seat, out);
  }
  static constexpr void revisions(const Rules& r, const State& s, Actions& out) {
    island::revisions(r, s, out);
  }
  static constexpr int stream(const Rules& r, const State& s) {
    return static_cast<int>(island::stream(r, s));
  }
  static constexpr Action draw(const Rules& r, const State& s, RandKey key) {
    return island::draw(r, s, key);
  }
  static constexpr bool outcomes(const Rules& r, const State& s, Outcomes& out) {
    return island::outcomes(r, s, out);
  }
  static constexpr Refusal check(const Rules& r, const State& s, Action a) { return island::check(r, s, a); }
  static constexpr void apply(const Rules& r, State& s, Action a) { island::apply(r, s, a); }

  static constexpr View view(const Rules& r, const State& s, Seat viewer) {
    return island::view(r, s, viewer);
  }
  static constexpr State redeal(const Rules& r, const View& v, RandKey key) {
    return island::redeal(r, v, key);
  }
};

}  // namespace longroad::island
