/// The five resources, and bundles of their cards. All games trade in these.
#pragma once

#include <cstdint>

#include "base/counts.hpp"

namespace longroad {

enum class Resource : std::uint8_t { Brick, Lumber, Wool, Grain, Ore };
inline constexpr int kResources = 5;

using Bundle = Counts<Resource>;

}  // namespace longroad
