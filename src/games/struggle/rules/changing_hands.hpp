/// Roads and knights change hands: when their stack is empty, whoever pays for one takes the topmost
/// of the next player, in the direction of the destiny arrow, who has one that may be taken.
#pragma once

#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

/// A road or a knight; nothing else lies in a row.
constexpr std::uint8_t& row_of(Built& built, Kind kind) {
  return kind == Kind::Road ? built.roads : built.knights;
}
constexpr std::uint8_t& pile_of(Piles& piles, Kind kind) {
  return kind == Kind::Road ? piles.roads : piles.knights;
}

/// Whether paying for one brings a card to the table that was not there; otherwise one changes hands.
constexpr bool is_in_pile(const Table& t, Kind kind) {
  return (kind == Kind::Road ? t.piles.roads : t.piles.knights) > 0;
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
  return is_in_pile(t, kind) || !loser(rules, t, kind, taker).is_none();
}

/// From the stack, or from its loser; on top of the taker's own row it shows the side that is next there.
/// Where neither is, it was paid for in vain.
constexpr void take_card(const Rules& rules, Table& t, Kind kind, Seat taker) {
  if (!available(rules, t, kind, taker)) return;
  if (is_in_pile(t, kind))
    --pile_of(t.piles, kind);
  else
    --row_of(t.of(loser(rules, t, kind, taker)), kind);
  ++row_of(t.of(taker), kind);
}

}  // namespace longroad::struggle
