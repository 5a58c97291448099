/// The clock. When the time of a turn is up, the rules finish it, each step a line in manner `Clock`:
/// what was taken is given back, the arrow kept, anything else owed chosen at random, then one draws.
/// By an option all of it is chosen at random.
/// A seat whose own short clock ran out in another's turn has only its own debts settled.
#pragma once

#include "games/struggle/rules/action.hpp"
#include "games/struggle/rules/turn.hpp"
#include "games/struggle/rules/who_decides.hpp"

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

/// Whose discards are settled now: those of whose clock ran out alone, or all in their order.
constexpr Seat settled_debtor(const Rules& rules, const Table& t) {
  const bool alone = !t.clock.is_none() && t.clock != t.seat;
  return alone ? t.clock : first_debtor(rules, t);
}

/// What may be given back: the cards taken, or any where none was or all is random.
constexpr Bundle gifts(const Rules& rules, const State& s) {
  return s.taken.empty() || rules.rulings.timeout_at_random ? s.hand(s.seat) : s.taken;
}

/// The steps that the rules may take now, with their weights.
constexpr void clock_steps(const Rules& rules, const State& s, Outcomes& out) {
  const Seat me = s.seat;
  const bool random = rules.rulings.timeout_at_random;
  const auto may = [&](Action action) { out.push({action.in(Manner::Clock), 1}); };
  const auto may_each = [&](Bundle cards, auto make_line) {
    list_cards(cards, out, [&](Resource kind) { return make_line(kind).in(Manner::Clock); });
  };
  if (s.phase == Phase::Choose || guild_chooses(rules, s))
    return may_each(s.hand(s.partner), [&](Resource kind) { return act::choose(me, kind); });
  switch (s.phase) {
    case Phase::Opening:
    case Phase::Choose:
    case Phase::Over:
      return;
    case Phase::Trade:
    case Phase::Build:
      if (!random) return may(act::draw(me));
      for (int cards = kDraw; cards <= draw_limit(s, me); ++cards) may(act::draw(me, cards));
      return;
    case Phase::Give:
      return may_each(gifts(rules, s), [&](Resource kind) { return act::give(me, kind); });
    case Phase::Flip:
      may(act::keep(me));
      if (random) may(act::flip(me));
      return;
    case Phase::Discard: {
      const Seat debtor = settled_debtor(rules, s);
      return may_each(s.hand(debtor), [&](Resource kind) { return act::discard(debtor, kind); });
    }
    case Phase::Take:
      if (!rules.rulings.market_day_compulsory) may(act::pass(s.taker));
      if (rules.rulings.market_day_compulsory || random)
        may_each(s.market, [&](Resource kind) { return act::take(s.taker, kind); });
      return;
  }
}

}  // namespace longroad::struggle
