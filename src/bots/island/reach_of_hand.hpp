/// How far a hand is from a price: in cards, and in rolls of the dice.
#pragma once

#include <array>

#include "bots/island/pips.hpp"
#include "games/island/model/cards.hpp"

namespace longroad::bots::island {

using Rates = std::array<int, kResources>;  // of the bank

/// Cards that the bank gives for so many; the rates are 2, 3 and 4, and constant divisors are quick.
constexpr int lots(int cards, int rate) {
  if (rate == 2) return cards / 2;
  return rate == 3 ? cards / 3 : cards / 4;
}

/// Cards that are missing after what lies over went to the bank.
constexpr int missing_for(Bundle hand, Bundle price, const Rates& rates) {
  int missing = 0;
  for (int r = 0; r < kResources; ++r) {
    const int over = hand[Resource(r)] - price[Resource(r)];
    missing += over < 0 ? -over : -lots(over, rates[r]);
  }
  return missing < 0 ? 0 : missing;
}

/// Rolls until the price can be paid if every roll brought its mean, with what lies over going to the bank;
/// 63 where that takes longer.
constexpr int rolls_to(Bundle price, Bundle hand, const Pips::Cards& yield, const Rates& rates) {
  std::array<int, kResources> worth{};
  for (int r = 0; r < kResources; ++r) worth[r] = lots(12, rates[r]);
  const auto can_pay = [&](int rolls) {
    int balance = 0;  // in 36ths of a twelfth of a card, so that no rate leaves a rest
    for (int r = 0; r < kResources; ++r) {
      const int over = 36 * (hand[Resource(r)] - price[Resource(r)]) + rolls * yield[r];
      balance += over < 0 ? 12 * over : worth[r] * over;
    }
    return balance >= 0;
  };
  int rolls = 0;
  for (int step = 32; step > 0; step /= 2)
    if (!can_pay(rolls + step - 1)) rolls += step;
  return rolls;
}

}  // namespace longroad::bots::island
