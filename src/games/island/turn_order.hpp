/// Whose turn comes next, and how a turn begins.
#pragma once

#include "games/island/points.hpp"

namespace longroad::island {

/// The next seat that has not left, going round from `from`; none if all have.
constexpr Seat next_seat(const Rules& rules, const State& s, int from) {
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of((from + i) % rules.players);
    if (!s.has_left(seat)) return seat;
  }
  return Seat::none();
}

constexpr void begin_turn(State& s, Seat seat) {
  if (seat.is_none()) return finish(s, Seat::none());
  s.turn = seat;
  ++s.number;
  s.phase = Phase::Roll;
  s.rolled = false;
  s.card_played = false;
  s.knight_removed = false;
  s.duo.first = 0;
  s.duo.acted = false;
  s.fresh = {};
  s.offers = 0;
  s.clock = Seat::none();
}

constexpr void begin_next_turn(const Rules& rules, State& s) {
  begin_turn(s, next_seat(rules, s, s.turn.index + 1));
}

}  // namespace longroad::island
