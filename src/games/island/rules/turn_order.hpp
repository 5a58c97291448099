/// Whose turn comes next, and how a turn begins.
#pragma once

#include "games/island/rules/points.hpp"

namespace longroad::island {

/// The next seat that has not left, going round from `from`; none if all have.
constexpr Seat next_seat(const Rules& rules, const State& s, int from) {
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of((from + i) % rules.players);
    if (!s.has_left(seat)) return seat;
  }
  return Seat::none();
}

/// The one seat that has not left; none where there are more, or none at all.
constexpr Seat only_seat(const Rules& rules, const State& s) {
  const Seat seat = next_seat(rules, s, 0);
  return !seat.is_none() && next_seat(rules, s, seat.index + 1) == seat ? seat : Seat::none();
}

/// When all others have left for good, the one who remains has won.
constexpr void check_alone(const Rules& rules, State& s) {
  if (rules.revision < 2 || s.left == 0 || s.phase == Phase::Over) return;
  if (const Seat seat = only_seat(rules, s); !seat.is_none()) finish(rules, s, seat);
}

constexpr void begin_turn(const Rules& rules, State& s, Seat seat) {
  if (seat.is_none()) return finish(rules, s, Seat::none());
  s.turn = seat;
  ++s.number;
  s.phase = Phase::Roll;
  s.rolled = false;
  s.card_played = false;
  s.knight_removed = false;
  s.fresh = {};
  s.offers = 0;
  s.clock = Seat::none();
  with_variant(rules.variant, [&]<class P>() { P::begin_turn(part<P>(s)); });
}

constexpr void begin_next_turn(const Rules& rules, State& s) {
  begin_turn(rules, s, next_seat(rules, s, s.turn.index + 1));
}

/// Back to the turn after a robber or free roads, which may come before the roll.
constexpr void resume(State& s) { s.phase = s.rolled ? Phase::Main : Phase::Roll; }

}  // namespace longroad::island
