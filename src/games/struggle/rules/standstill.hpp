/// A table that stands still: one player holds nearly all cards and has nothing left to build, or the same
/// roads are taken back and forth. The rule text knows no such end; the ruling is that so many rounds after
/// something new was built the most points win.
#pragma once

#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

constexpr int still_playing(const Rules& rules, const Table& t) {
  int seats = 0;
  for (int i = 0; i < rules.players; ++i) seats += !t.seats[i].left;
  return seats;
}

/// When all others have left for good, the one who remains has won.
constexpr bool is_alone(const Rules& rules, const Table& t) {
  return rules.revision >= 2 && still_playing(rules, t) == 1;
}

constexpr bool stands_still(const Rules& rules, const Table& t) {
  const int rounds = rules.rulings.standstill;
  return rounds > 0 && t.idle > 0 && t.idle >= rounds * still_playing(rules, t);
}

/// The most points of those who still play; among equals whoever's turn would come first.
constexpr Seat leader(const Rules& rules, const Table& t) {
  Seat best{};
  Seat seat = t.seat;
  for (int i = 0; i < rules.players; ++i) {
    seat = next_seat(rules, seat);
    if (t.of(seat).left) continue;
    if (best.is_none() || points(rules, t, seat) > points(rules, t, best)) best = seat;
  }
  return best;
}

constexpr void end_in_standstill(const Rules& rules, State& s) {
  s.phase = Phase::Over;
  s.winner = leader(rules, s);
}

}  // namespace longroad::struggle
