/// A table that stands still: one player holds nearly all cards and has nothing left to build, so
/// nothing is discarded and nobody else draws. The rule text knows no such end; the ruling is that
/// after so many rounds the most points win.
#pragma once

#include "games/struggle/state.hpp"

namespace longroad::struggle {

constexpr bool stands_still(const Rules& rules, const Table& t) {
  const int rounds = rules.rulings.standstill;
  return rounds > 0 && t.idle >= rounds * rules.players;
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
