/// What the places of one board are expected to pay a roll. Made once for a game, read at every
/// evaluation.
#pragma once

#include <array>

#include "games/island/rules/rules.hpp"

namespace longroad::bots::island {

using longroad::island::Rules;

struct Yields {
  using Cards = std::array<float, kResources>;
  std::array<Cards, longroad::island::kNodes> node{};
  std::array<float, longroad::island::kNodes> total{};
  std::array<float, longroad::island::kHexes> hex{};  // one settlement's cards a roll

  constexpr Yields() = default;
  explicit constexpr Yields(const Rules& rules) {
    for (int h = 0; h < longroad::island::kHexes; ++h) {
      const auto terrain = rules.board.terrain[h];
      if (!longroad::island::produces(terrain)) continue;
      for (const int disc : rules.board.discs[h]) hex[h] += chance(disc);
      const int resource = static_cast<int>(longroad::island::product(terrain));
      for (const auto n : rules.topology().hex_nodes[h]) {
        node[n.index][resource] += hex[h];
        total[n.index] += hex[h];
      }
    }
  }

  /// Of a sum of two dice; 0 for no disc.
  static constexpr float chance(int disc) {
    if (disc == 0) return 0;
    return static_cast<float>(disc < 7 ? disc - 1 : 13 - disc) / 36.0F;
  }
};

}  // namespace longroad::bots::island
