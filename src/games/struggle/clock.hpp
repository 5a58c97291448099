/// The clock. When the time of a turn is up, the rules finish it, each step a line in manner `Clock`:
/// the card taken is given back, the arrow kept, anything else owed chosen at random, then one draws.
/// A seat whose own short clock ran out in another's turn has only its own debts settled.
#pragma once

#include "games/struggle/action.hpp"
#include "games/struggle/state.hpp"

namespace longroad::struggle {

/// One line for each kind among these cards, as likely as there are cards of it.
template <class MakeLine>
constexpr void list_cards(Bundle cards, Outcomes& out, MakeLine make_line) {
  Bundle::for_each_kind([&](Resource kind) {
    if (cards[kind] > 0) out.push({make_line(kind), static_cast<std::uint32_t>(cards[kind])});
  });
}

constexpr bool owes_anything(const Table& t, Seat seat) {
  return t.owes[seat.index] > 0 || (t.phase == Phase::Take && t.taker == seat);
}

/// A seat that settled its debts in another's turn is on its own clock again.
constexpr void release_clock(Table& t) {
  if (!t.clock.is_none() && t.clock != t.seat && !owes_anything(t, t.clock)) t.clock = Seat::none();
}

/// Seats that owe discards are settled in seat order.
constexpr Seat first_debtor(const Table& t) {
  if (t.clock != t.seat) return t.clock;
  int i = 0;
  while (t.owes[i] == 0) ++i;
  return Seat::of(i);
}

/// The steps that the rules may take now, with their weights.
constexpr void clock_steps(const State& s, Outcomes& out) {
  const auto step = [](Action action) { return action.in(Manner::Clock); };
  switch (s.phase) {
    case Phase::Opening:
    case Phase::Over:
      return;
    case Phase::Trade:
    case Phase::Build:
      return out.push({step(act::draw(s.seat)), 1});
    case Phase::Choose:
      return list_cards(s.hand(s.partner), out, [&](Resource r) { return step(act::choose(s.seat, r)); });
    case Phase::Give:
      return list_cards(s.taken, out, [&](Resource r) { return step(act::give(s.seat, r)); });
    case Phase::Flip:
      return out.push({step(act::keep(s.seat)), 1});
    case Phase::Discard: {
      const Seat debtor = first_debtor(s);
      return list_cards(s.hand(debtor), out, [&](Resource r) { return step(act::discard(debtor, r)); });
    }
    case Phase::Take:
      return list_cards(s.market, out, [&](Resource r) { return step(act::take(s.taker, r)); });
  }
}

}  // namespace longroad::struggle
