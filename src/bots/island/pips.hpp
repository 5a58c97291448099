/// What the places of one board pay, in 36ths of a card a roll: whole numbers, for the network.
#pragma once

#include <array>

#include "games/island/rules/rules.hpp"

namespace longroad::bots::island {

struct Pips {
  using Cards = std::array<int, kResources>;
  std::array<Cards, longroad::island::kNodes> node{};
  std::array<int, longroad::island::kNodes> total{};
  std::array<unsigned, longroad::island::kNodes> sums{};  // of the dice that pay here, a bit each
  std::array<int, longroad::island::kHexes> hex{};

  constexpr Pips() = default;
  explicit constexpr Pips(const longroad::island::Rules& rules) {
    for (int h = 0; h < longroad::island::kHexes; ++h) {
      const auto terrain = rules.board.terrain[h];
      if (!longroad::island::produces(terrain)) continue;
      unsigned paying = 0;
      for (const int disc : rules.board.discs[h]) {
        if (disc == 0) continue;
        hex[h] += disc < 7 ? disc - 1 : 13 - disc;
        paying |= 1U << disc;
      }
      for (const auto n : rules.topology().hex_nodes[h]) {
        node[n.index][static_cast<int>(longroad::island::product(terrain))] += hex[h];
        total[n.index] += hex[h];
        sums[n.index] |= paying;
      }
    }
  }
};

}  // namespace longroad::bots::island
