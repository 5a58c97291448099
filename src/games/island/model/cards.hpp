/// Development cards and prices.
#pragma once

#include "base/counts.hpp"
#include "base/resources.hpp"

namespace longroad::island {

enum class Card : std::uint8_t { Knight, Roads, Plenty, Monopoly, Point };
using Cards = Counts<Card>;

constexpr Cards whole_stack() { return Cards::each(14, 2, 2, 2, 5); }
inline constexpr int kStackSize = 25;
inline constexpr int kCardsOfEachResource = 19;

// brick, lumber, wool, grain, ore
inline constexpr Bundle kRoadPrice = Bundle::each(1, 1, 0, 0, 0);
inline constexpr Bundle kSettlementPrice = Bundle::each(1, 1, 1, 1, 0);
inline constexpr Bundle kCityPrice = Bundle::each(0, 0, 0, 2, 3);
inline constexpr Bundle kCardPrice = Bundle::each(0, 0, 1, 1, 1);

inline constexpr int kRoads = 15;
inline constexpr int kSettlements = 5;
inline constexpr int kCities = 4;

inline constexpr int kShortestRoad = 5;  // that can be the longest
inline constexpr int kSmallestArmy = 3;  // that can be the largest

}  // namespace longroad::island
