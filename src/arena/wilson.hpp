/// Wilson's interval for a share: honest also near 0 and 1 and with few games.
#pragma once

#include <algorithm>
#include <cmath>

namespace longroad::arena {

struct Interval {
  double low = 0;
  double high = 1;
};

/// At 95 %.
inline Interval wilson(double wins, double games, double z = 1.959963984540054) {
  if (games <= 0) return {};
  const double share = wins / games;
  const double widened = 1 + z * z / games;
  const double centre = (share + z * z / (2 * games)) / widened;
  const double half = z / widened * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace longroad::arena
