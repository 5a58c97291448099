/// Building, the second part of a turn: each of the five kinds at most once.
#pragma once

#include "games/struggle/rules/changing_hands.hpp"
#include "games/struggle/rules/payment.hpp"
#include "games/struggle/rules/turn.hpp"

namespace longroad::struggle {

constexpr Refusal refuse_expansion(const Table& t, Seat seat, Expansion expansion) {
  const Built& own = t.of(seat);
  if (own.cities == own.expansions.size()) return refuse("no_free_city");
  if (own.expansions.has(expansion)) return refuse("has_expansion");
  if (t.piles.expansions[expansion] == 0) return refuse("no_such_expansion");
  return {};
}

/// A road or knight must be in the stack or in a row that it may be taken from.
constexpr bool may_pay_for(const Rules& rules, const Table& t, Kind kind, Seat seat) {
  return rules.rulings.build_in_vain || available(rules, t, kind, seat);
}

/// Whether there is something to build, whatever it costs.
constexpr Refusal refuse_item(const Rules& rules, const Table& t, Seat seat, Item item) {
  if (t.built.has(kind_of(item))) return refuse("built_this_turn");
  switch (item) {
    case Item::Road:
      return may_pay_for(rules, t, Kind::Road, seat) ? Refusal{} : refuse("no_road_to_take");
    case Item::Knight:
      return may_pay_for(rules, t, Kind::Knight, seat) ? Refusal{} : refuse("no_knight_to_take");
    case Item::Settlement:
      return t.piles.settlements > 0 ? Refusal{} : refuse("no_settlement_in_stack");
    case Item::City:
      return t.of(seat).settlements > 0 ? Refusal{} : refuse("no_settlement_to_turn");
    default:
      return refuse_expansion(t, seat, expansion_of(item));
  }
}

/// An empty payment is the plain price.
constexpr Refusal refuse_build(const Rules& rules, const State& s, Seat seat, Item item, Bundle paid) {
  if (const Refusal no = refuse_item(rules, s, seat, item)) return no;
  return refuse_payment(s.hand(seat), rules.price_of(kind_of(item)), paid);
}

/// Whether some building can be paid for with three of a kind.
constexpr bool can_build_replacing(const Rules& rules, const State& s, Seat seat) {
  for (int i = 0; i < kItems; ++i) {
    const Item item = static_cast<Item>(i);
    if (can_replace(s.hand(seat), rules.price_of(kind_of(item))) && !refuse_item(rules, s, seat, item))
      return true;
  }
  return false;
}

constexpr void pay(State& s, Seat seat, Bundle cards) {
  s.hand(seat) -= cards;
  s.discard += cards;
}

constexpr void put(const Rules& rules, State& s, Seat seat, Item item) {
  Built& own = s.of(seat);
  switch (item) {
    case Item::Road:
    case Item::Knight:
      take_card(rules, s, kind_of(item), seat);
      break;
    case Item::Settlement:
      --s.piles.settlements;
      ++own.settlements;
      break;
    case Item::City:
      --own.settlements;
      ++own.cities;
      break;
    default:
      const Expansion expansion = expansion_of(item);
      s.piles.expansions -= Counts<Expansion>::of(expansion);
      own.expansions.add(expansion);
      const bool steals = rules.rulings.expansions[static_cast<int>(expansion)].power == Power::Steal;
      if (steals && !rules.rulings.guild_at_once) s.guild_used = true;
      break;
  }
}

constexpr bool brings_something_new(const Table& t, Kind kind) {
  const bool in_a_row = kind == Kind::Road || kind == Kind::Knight;
  return !in_a_row || is_in_pile(t, kind);
}

constexpr void build(const Rules& rules, State& s, Seat seat, Item item, Bundle paid) {
  const Kind kind = kind_of(item);
  end_trading(s);
  s.built.add(kind);
  pay(s, seat, paid.empty() ? rules.price_of(kind) : paid);
  if (brings_something_new(s, kind)) s.idle = 0;
  put(rules, s, seat, item);
  if (wins(rules, s)) return;
  if (kind == Kind::Settlement && rules.has_destiny()) s.phase = Phase::Flip;
  if (kind == Kind::City) s.chance = Chance::Event;
}

}  // namespace longroad::struggle
