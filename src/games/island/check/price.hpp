/// What is missing in a hand or in the bank.
#pragma once

#include "games/island/rules/refusals.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island::detail {

constexpr Refusal check_price(Bundle hand, Bundle price) {
  if (hand.covers(price)) return {};
  Bundle missing;
  Bundle::for_each_kind([&](Resource r) {
    if (price[r] > hand[r]) missing += Bundle::of(r, price[r] - hand[r]);
  });
  return refuse("cannot_pay", missing);
}

constexpr Refusal check_bank_has(const State& s, Bundle want) {
  Refusal refusal;
  Bundle::for_each_kind([&](Resource r) {
    if (!refusal && want[r] > s.bank[r]) refusal = refuse("bank_short", r, s.bank[r]);
  });
  return refusal;
}

}  // namespace longroad::island::detail
