/// A seat that left for good: its cards stay, its turns are skipped, it owes nothing.
#pragma once

#include "games/struggle/events.hpp"

namespace longroad::struggle {

constexpr bool nobody_plays(const Rules& rules, const Table& t) {
  for (int i = 0; i < rules.players; ++i)
    if (!t.seats[i].left) return false;
  return true;
}

constexpr void give_up(State& s) {
  s.phase = Phase::Over;
  s.chance = Chance::None;
  s.due = s.trades_left = 0;
  s.owes = {};
  s.clock = s.taker = s.partner = Seat::none();
  s.taken = {};
}

/// What the seat owes lapses. Its own turn ends without a draw, but an event is resolved by all the others
/// first.
constexpr void leave(const Rules& rules, State& s, Seat seat) {
  s.of(seat).left = true;
  s.owes[seat.index] = 0;
  if (s.clock == seat) s.clock = Seat::none();
  if (nobody_plays(rules, s)) return give_up(s);
  switch (s.phase) {
    case Phase::Opening:
    case Phase::Over:
      return;
    case Phase::Discard:
      if (nobody_owes(s)) resume_building(rules, s);
      return;
    case Phase::Take:
      if (s.taker == seat) pass_market(rules, s);
      return;
    case Phase::Trade:
    case Phase::Choose:
    case Phase::Give:
    case Phase::Build:
    case Phase::Flip:
      if (s.seat == seat && s.chance != Chance::Event) end_turn(rules, s);
  }
}

}  // namespace longroad::struggle
