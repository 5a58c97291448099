/// A seat that left for good: its cards stay, its turns are skipped, it owes nothing.
#pragma once

#include "games/struggle/events.hpp"

namespace longroad::struggle {

constexpr bool nobody_plays(const Rules& rules, const Table& t) {
  for (int i = 0; i < rules.players; ++i)
    if (!t.seats[i].left) return false;
  return true;
}

/// What the seat owes lapses; its own turn ends without a draw, an event only when all have resolved it.
constexpr void leave(const Rules& rules, State& s, Seat seat) {
  s.of(seat).left = true;
  const bool owed = s.owes[seat.index] > 0;
  s.owes[seat.index] = 0;
  if (nobody_plays(rules, s)) {
    s.phase = Phase::Over;
  } else if (s.phase == Phase::Discard) {
    if (owed && nobody_owes(s)) resume_building(rules, s);
  } else if (s.phase == Phase::Take) {
    if (s.taker == seat) pass_market(rules, s);
  } else if (s.seat == seat) {
    end_turn(rules, s);
  }
}

}  // namespace longroad::struggle
