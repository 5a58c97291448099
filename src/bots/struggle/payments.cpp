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

}  // namespace

void list_payments(const Rules& rules, const State& s, Seat seat, Actions& out) {
  if (!builds_are_open(rules, s, seat)) return;
  const Bundle hand = s.hand(seat);
  for (int i = 0; i < kItems; ++i) {
    const Item item = static_cast<Item>(i);
    const Bundle price = rules.price_of(kind_of(item));
    if (hand.covers(price) || !can_replace(hand, price) || refuse_item(rules, s, seat, item)) continue;
    out.push(act::build(seat, item, payment(hand, price)));
  }
}

}  // namespace longroad::bots::struggle
