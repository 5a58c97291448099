/// A seat that left for good: its cards stay, its turns are skipped, it owes nothing.
#pragma once

#include "games/struggle/rules/events.hpp"

namespace longroad::struggle {

/// Nothing is owed or due any more.
constexpr void break_off(State& s) {
  s.phase = Phase::Over;
  s.chance = Chance::None;
  s.due = s.trades_left = s.gives = 0;
  s.owes = {};
  s.clock = s.taker = s.partner = Seat::none();
  s.taken = {};
}

/// Whoever is alone has won; with fewer players the rounds of a standstill are shorter.
constexpr bool ends_by_leaving(const Rules& rules, State& s) {
  const bool empty = still_playing(rules, s) == 0;
  const bool ended = empty || is_alone(rules, s) || stands_still(rules, s);
  if (!ended) return false;
  break_off(s);
  if (!empty) s.winner = leader(rules, s);
  return true;
}

/// What the seat owes lapses. Its own turn ends without a draw, but an event is resolved by all the others
/// first.
constexpr void leave(const Rules& rules, State& s, Seat seat) {
  s.of(seat).left = true;
  s.owes[seat.index] = 0;
  if (s.clock == seat) s.clock = Seat::none();
  if (ends_by_leaving(rules, s)) return;
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
