/// Paying. For any card of a price one may pay three of one other kind instead, as often as wanted.
#pragma once

#include "games/struggle/rules/refusals.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

/// Of each kind, how many cards of the price are replaced and how many threes replace others:
/// paid = price - replaced + 3 threes. The remainder by three leaves one answer for `replaced`, or
/// both 0 and 3 for a kind that costs three; `whole` chooses the latter. Every card is replaced by
/// exactly one three, and by one of another kind: so no kind may have more of both than there are threes.
constexpr bool replaces(Bundle price, Bundle paid, bool whole) {
  int replaced[kResources] = {};
  int threes[kResources] = {};
  int all_replaced = 0;
  int all_threes = 0;
  for (int k = 0; k < kResources; ++k) {
    const int cost = price[static_cast<Resource>(k)];
    const int more = paid[static_cast<Resource>(k)] - cost;
    int gone = (kReplacement - more % kReplacement) % kReplacement;
    if (gone == 0 && whole && cost == kReplacement) gone = cost;
    if (gone > cost || more + gone < 0) return false;
    all_replaced += replaced[k] = gone;
    all_threes += threes[k] = (more + gone) / kReplacement;
  }
  if (all_replaced != all_threes) return false;
  for (int k = 0; k < kResources; ++k)
    if (replaced[k] + threes[k] > all_threes) return false;
  return true;
}

/// Whether the bundle is the price with some of its cards replaced.
constexpr bool replaces(Bundle price, Bundle paid) {
  return paid != price && (replaces(price, paid, false) || replaces(price, paid, true));
}

/// How a hand stands to a price: the cards that are wanting, the threes beside it that replace one each, and
/// the kinds of it that are one card short of a three.
struct Cover {
  int wanting = 0;
  int threes = 0;
  int nearly = 0;
};
constexpr Cover cover(Bundle hand, Bundle price) {
  Cover c;
  Bundle::for_each_kind([&](Resource kind) {
    const int spare = hand[kind] - price[kind];
    c.wanting += spare < 0 ? -spare : 0;
    c.threes += spare > 0 ? spare / kReplacement : 0;
    c.nearly += price[kind] > 0 && spare == kReplacement - 1;
  });
  return c;
}

/// Whether the hand can pay with at least one card replaced. A card that is replaced without need frees one
/// of its kind, which makes at most one three more; so counting the threes beside the price is enough, but
/// for two kinds that are each one card short of a three and replace each other.
constexpr bool can_replace(Bundle hand, Bundle price) {
  const auto [wanting, threes, nearly] = cover(hand, price);
  return wanting > 0 ? threes >= wanting : threes > 0 || nearly > 1;
}

/// An empty payment is the plain price; the price itself is never named.
constexpr Refusal refuse_payment(Bundle hand, Bundle price, Bundle paid) {
  if (paid == price) return refuse("plain_price");
  if (!paid.empty() && !replaces(price, paid)) return refuse("wrong_payment", price);
  const Bundle need = paid.empty() ? price : paid;
  if (!hand.covers(need)) return refuse("cannot_pay", need.beyond(hand));
  return {};
}

}  // namespace longroad::struggle
