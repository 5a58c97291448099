/// Builds that are paid with three of a kind: too many to be in the legal list, so a bot that wants
/// them makes them.
#pragma once

#include "games/struggle/rules/legal.hpp"

namespace longroad::bots::struggle {
namespace detail {

using namespace longroad::struggle;
using longroad::struggle::Kind;  // the bots have kinds too

/// The kind with the most cards left beside the price.
constexpr Resource most_to_spare(Bundle hand, Bundle price) {
  Resource best{};
  int most = -1;
  Bundle::for_each_kind([&](Resource r) {
    const int spare = hand[r] - price[r];
    if (spare > most) {
      most = spare;
      best = r;
    }
  });
  return best;
}

constexpr Bundle payment(Bundle hand, Bundle price) {
  const Bundle short_of = price.beyond(hand);
  Bundle paid = price - short_of;
  for (int n = short_of.size(); n > 0; --n) {
    const Bundle three = Bundle::of(most_to_spare(hand, price), kReplacement);
    paid += three;
    hand -= three;
  }
  return paid;
}

/// Calls `f` with each thing that the plain price can't buy but the hand can.
template <class F>
constexpr void for_each_replaced(const Rules& rules, const State& s, Seat seat, F f) {
  if (!builds_are_open(rules, s, seat)) return;
  const Bundle hand = s.hand(seat);
  for (int i = 0; i < kItems; ++i) {
    const Item item = static_cast<Item>(i);
    const Bundle price = rules.price_of(kind_of(item));
    if (hand.covers(price) || !can_replace(hand, price) || refuse_item(rules, s, seat, item)) continue;
    f(item, price);
  }
}

}  // namespace detail

/// For each thing that the plain price can't buy but the hand can: one line, replacing only what is
/// missing, by the kinds that the hand has most to spare of.
constexpr void list_payments(const longroad::struggle::Rules& rules, const longroad::struggle::State& s,
                             Seat seat, Actions& out) {
  detail::for_each_replaced(rules, s, seat, [&](longroad::struggle::Item item, Bundle price) {
    out.push(longroad::struggle::act::build(seat, item, detail::payment(s.hand(seat), price)));
  });
}

/// For each such thing a line for every choice of the threes that replace what is missing: what one build
/// spends another may need.
void list_all_payments(const longroad::struggle::Rules& rules, const longroad::struggle::State& s, Seat seat,
                       Actions& out);

}  // namespace longroad::bots::struggle
