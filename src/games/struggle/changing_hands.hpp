/// Roads and knights change hands: when their stack is empty, whoever pays for one takes the topmost
/// of the next player, in the direction of the destiny arrow, who has one that may be taken.
#pragma once

#include "games/struggle/state.hpp"

namespace longroad::struggle {

/// A road or a knight; nothing else lies in a row.
constexpr std::uint8_t& row_of(Built& built, Kind kind) {
  return kind == Kind::Road ? built.roads : built.knights;
}
constexpr std::uint8_t& pile_of(Piles& piles, Kind kind) {
  return kind == Kind::Road ? piles.roads : piles.knights;
}

/// The Castle guards its owner's first three roads, the Church the first knight.
constexpr bool can_lose(const Rules& rules, const Built& built, Kind kind) {
  const Worth& worth = rules.worth_of(built.expansions);
  return kind == Kind::Road ? built.roads > worth.safe_roads : built.knights > worth.safe_knights;
}

/// Who loses a card of this kind to `taker`; none if nobody has one that may be taken. With two
/// players both directions lead to the other.
constexpr Seat loser(const Rules& rules, const Table& t, Kind kind, Seat taker) {
  const int step = arrow_step(rules, t);
  for (int at = (taker.index + step) % rules.players; at != taker.index; at = (at + step) % rules.players)
    if (can_lose(rules, t.seats[at], kind)) return Seat::of(at);
  return Seat::none();
}

constexpr bool available(const Rules& rules, const Table& t, Kind kind, Seat taker) {
  const int pile = kind == Kind::Road ? t.piles.roads : t.piles.knights;
  return pile > 0 || !loser(rules, t, kind, taker).is_none();
}

/// From the stack, or from its loser; on top of the taker's own row it shows the side that is next there.
/// Where neither is, it was paid for in vain.
constexpr void take_card(const Rules& rules, Table& t, Kind kind, Seat taker) {
  if (!available(rules, t, kind, taker)) return;
  if (pile_of(t.piles, kind) > 0)
    --pile_of(t.piles, kind);
  else
    --row_of(t.of(loser(rules, t, kind, taker)), kind);
  ++row_of(t.of(taker), kind);
}

}  // namespace longroad::struggle
