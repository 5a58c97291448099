/// The options of the island games, described (docs/rulings.md).
#pragma once

#include <span>

#include "games/island/model/rules.hpp"
#include "notation/option.hpp"

namespace longroad::island {

std::span<const notation::Option> option_list(Variant variant);

/// How far the house rules go.
inline constexpr int kFewestPointsToWin = 3;
inline constexpr int kMostPointsToWin = 20;
inline constexpr int kLowestHandLimit = 2;
inline constexpr int kHighestHandLimit = 95;

}  // namespace longroad::island
