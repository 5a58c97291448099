/// What every refusal is made with: its rule, and what is missing in a hand or in the bank.
#pragma once

#include "games/island/rules/state.hpp"
#include "notation/refusal.hpp"

namespace longroad::island::detail {

constexpr Refusal no(Rule rule) { return Refusal{.rule = rule}; }
constexpr Refusal no(Rule rule, Seat seat, int number = 0) {
  return Refusal{.rule = rule, .seat = seat, .number = static_cast<std::uint8_t>(number)};
}
constexpr Refusal no(Rule rule, Resource r, int number = 0) {
  return Refusal{.rule = rule, .number = static_cast<std::uint8_t>(number), .resource = r};
}

constexpr Refusal check_price(Bundle hand, Bundle price) {
  if (hand.covers(price)) return {};
  Bundle missing;
  Bundle::for_each_kind([&](Resource r) {
    if (price[r] > hand[r]) missing += Bundle::of(r, price[r] - hand[r]);
  });
  return Refusal{.rule = Rule::CannotPay, .cards = missing};
}

constexpr Refusal check_bank_has(const State& s, Bundle want) {
  Refusal refusal;
  Bundle::for_each_kind([&](Resource r) {
    if (!refusal && want[r] > s.bank[r]) refusal = no(Rule::BankShort, r, s.bank[r]);
  });
  return refusal;
}

}  // namespace longroad::island::detail
