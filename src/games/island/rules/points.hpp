/// Victory points, the largest army, and who has won.
#pragma once

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

inline constexpr int kSettlementPoints = 1;
inline constexpr int kCityPoints = 2;
inline constexpr int kCardPoints = 1;
inline constexpr int kBadgePoints = 2;  // longest road, largest army

/// What everybody can count.
constexpr int shown_points(const Rules& rules, const State& s, Seat seat) {
  const int i = seat.index;
  return kSettlementPoints * s.settlements[i].size() + kCityPoints * s.cities[i].size() +
         (s.longest_road == owner(seat) ? kBadgePoints : 0) + (s.largest_army == seat ? kBadgePoints : 0) +
         with_variant(rules.variant, [&]<class P>() { return P::points(rules, part<P>(s), seat); });
}

/// Hidden victory point cards included; they count at once (2.5).
constexpr int points(const Rules& rules, const State& s, Seat seat) {
  return shown_points(rules, s, seat) + kCardPoints * s.cards[seat.index][Card::Point];
}

/// The one seat with strictly the most knights, at least three; none where there is no such.
constexpr Seat strongest_army(const Rules& rules, const State& s) {
  Seat strongest{};
  int most = kSmallestArmy - 1;
  for (int i = 0; i < rules.players; ++i) {
    const int knights = s.knights(Seat::of(i));
    if (knights < kSmallestArmy || knights < most) continue;
    strongest = knights > most ? Seat::of(i) : Seat::none();
    most = knights;
  }
  return strongest;
}

/// After a knight was played: the army passes only to a player with strictly more.
constexpr void award_largest_army(const Rules& rules, State& s, Seat seat) {
  const int knights = s.knights(seat);
  if (knights < kSmallestArmy || s.largest_army == seat) return;
  if (s.largest_army.is_none())
    s.largest_army = strongest_army(rules, s);
  else if (knights > s.knights(s.largest_army))
    s.largest_army = seat;
}

/// Whether a holder who lost a knight still has as many as any other, at least three.
constexpr bool army_is_level(const Rules& rules, const State& s, Seat holder) {
  if (s.knights(holder) < kSmallestArmy) return false;
  for (int i = 0; i < rules.players; ++i)
    if (s.knights(Seat::of(i)) > s.knights(holder)) return false;
  return true;
}

/// A knight leaves the game. A holder left with fewer than three, or no longer with strictly more
/// than every other, loses the army; whoever then has strictly the most takes it.
constexpr void remove_knight(const Rules& rules, State& s, Seat seat) {
  s.played[seat.index] -= Cards::of(Card::Knight);
  ++s.retired[seat.index];
  s.knight_removed = true;
  if (!s.largest_army.is_none() && s.largest_army != seat) return;
  const bool keeps =
      s.largest_army == seat && with_variant(rules.variant, [&]<class P>() { return P::keeps_army(rules); });
  if (!keeps || !army_is_level(rules, s, seat)) s.largest_army = strongest_army(rules, s);
}

/// Nothing is pending any more.
constexpr void drop_pending(const Rules& rules, State& s) {
  s.victim = Seat::none();
  s.owes = {};
  s.free_roads = 0;
  s.offer = {};
  with_variant(rules.variant, [&]<class P>() { P::drop_pending(part<P>(s)); });
}

constexpr void finish(const Rules& rules, State& s, Seat winner) {
  drop_pending(rules, s);
  s.phase = Phase::Over;
  s.winner = winner;
  s.clock = Seat::none();
  s.last = {};
}

/// Nobody wins in the opening, nor after leaving in the own turn.
constexpr bool win_counts(const Rules& rules, const State& s) {
  if (s.phase == Phase::Opening || s.phase == Phase::Over || s.has_left(s.turn)) return false;
  return !with_variant(rules.variant, [&]<class P>() { return P::win_waits(rules, part<P>(s), s.phase); });
}

/// Checked after every line: only the player to move wins.
constexpr void check_win(const Rules& rules, State& s) {
  if (points(rules, s, s.turn) < rules.target) return;
  if (rules.claim == Claim::Auto && win_counts(rules, s)) finish(rules, s, s.turn);
}

}  // namespace longroad::island
