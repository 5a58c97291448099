/// Victory points, the largest army, and who has won.
#pragma once

#include "games/island/rules.hpp"
#include "games/island/state.hpp"

namespace longroad::island {

/// What everybody can count.
constexpr int shown_points(const Rules&, const State& s, Seat seat) {
  const int i = seat.index;
  return s.settlements[i].size() + 2 * s.cities[i].size() + (s.longest_road == owner(seat) ? 2 : 0) +
         (s.largest_army == seat ? 2 : 0);
}

/// Hidden victory point cards included; they count at once (2.5).
constexpr int points(const Rules& rules, const State& s, Seat seat) {
  return shown_points(rules, s, seat) + s.cards[seat.index][Card::Point];
}

/// After a knight was played: the army passes only to a player with strictly more.
constexpr void award_largest_army(State& s, Seat seat) {
  const int knights = s.knights(seat);
  if (knights < kSmallestArmy || s.largest_army == seat) return;
  if (s.largest_army.is_none() || knights > s.knights(s.largest_army)) s.largest_army = seat;
}

/// Ends the game; nothing is pending any more.
constexpr void finish(State& s, Seat winner) {
  s.phase = Phase::Over;
  s.winner = winner;
  s.victim = Seat::none();
  s.clock = Seat::none();
  s.owes = {};
  s.free_roads = 0;
  s.offer = {};
  s.last = {};
}

/// Checked after every line: only the player to move wins, and not in the opening.
constexpr void check_win(const Rules& rules, State& s) {
  if (rules.claim == Claim::Manual || s.phase == Phase::Opening || s.phase == Phase::Over) return;
  if (points(rules, s, s.turn) >= rules.target) finish(s, s.turn);
}

}  // namespace longroad::island
