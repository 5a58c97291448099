#include "bots/struggle/payments.hpp"

namespace longroad::bots::struggle {
namespace {

using namespace longroad::struggle;

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

void list_all_payments(const Rules& rules, const State& s, Seat seat, Actions& out) {
  detail::for_each_replaced(rules, s, seat, [&](Item item, Bundle price) {
    const Bundle hand = s.hand(seat);
    const Bundle missing = price.beyond(hand);
    const Bundle plain = price - missing;
    for_each_threes(hand - plain, plain, missing.size(), 0, [&](Bundle paid) {
      if (out.size() < Actions::kCapacity) out.push(act::build(seat, item, paid));
    });
  });
}

}  // namespace longroad::bots::struggle
