#include "bots/struggle/payments.hpp"

#include <algorithm>

#include "games/struggle/rules/legal.hpp"

namespace longroad::bots::struggle {
namespace {

using namespace longroad::struggle;

/// The kind with the most cards left beside the price.
Resource most_to_spare(Bundle hand, Bundle price) {
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

Bundle payment(Bundle hand, Bundle price) {
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
void for_each_replaced(const Rules& rules, const State& s, Seat seat, F f) {
  if (!builds_are_open(rules, s, seat)) return;
  const Bundle hand = s.hand(seat);
  for (int i = 0; i < kItems; ++i) {
    const Item item = static_cast<Item>(i);
    const Bundle price = rules.price_of(kind_of(item));
    if (hand.covers(price) || !can_replace(hand, price) || refuse_item(rules, s, seat, item)) continue;
    f(item, price);
  }
}

/// Calls `f` with `paid` and so many threes of what is left beside it, from this kind on.
template <class F>
void for_each_threes(Bundle left, Bundle paid, int threes, int kind, F f) {
  if (threes == 0) return f(paid);
  for (int k = kind; k < kResources; ++k) {
    const Bundle three = Bundle::of(static_cast<Resource>(k), kReplacement);
    if (left.covers(three)) for_each_threes(left - three, paid + three, threes - 1, k, f);
  }
}

}  // namespace

void list_payments(const Rules& rules, const State& s, Seat seat, Actions& out) {
  for_each_replaced(rules, s, seat, [&](Item item, Bundle price) {
    out.push(act::build(seat, item, payment(s.hand(seat), price)));
  });
}

void list_all_payments(const Rules& rules, const State& s, Seat seat, Actions& out) {
  for_each_replaced(rules, s, seat, [&](Item item, Bundle price) {
    const Bundle hand = s.hand(seat);
    const Bundle missing = price.beyond(hand);
    const Bundle plain = price - missing;
    for_each_threes(hand - plain, plain, missing.size(), 0, [&](Bundle paid) {
      if (out.size() < Actions::kCapacity) out.push(act::build(seat, item, paid));
    });
  });
}

}  // namespace longroad::bots::struggle
