/// A player's share of a table's points, the third criterion of the ranking (1.4). All in whole
/// numbers: hundredths of a percent, and exact fractions for the `percentages=exact` setting.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace longroad::tournament {

inline constexpr int kPointsCap = 10;  // points above 10 count as 10 everywhere (2.10)
constexpr int counted_points(int points) { return std::min(points, kPointsCap); }

/// The points that percentages are taken of. Each seat of four without a score (a table of three,
/// a player who was lost on the way) gets the average of the others, rounded to the nearest whole (1.4.4).
int table_points(const std::vector<int>& points);

/// A share in hundredths of a percent, rounded half up: 10 of 32 is 3125.
constexpr int rounded_percent(int points, int of) { return (2 * 10'000 * points + of) / (2 * of); }

struct Fraction {
  std::int64_t above = 0;
  std::int64_t below = 1;

  friend constexpr Fraction operator+(Fraction a, Fraction b) {
    const Fraction sum{a.above * b.below + b.above * a.below, a.below * b.below};
    const std::int64_t common = std::max<std::int64_t>(1, std::gcd(sum.above, sum.below));
    return {sum.above / common, sum.below / common};
  }
  friend constexpr bool operator==(Fraction a, Fraction b) { return a.above * b.below == b.above * a.below; }
  friend constexpr auto operator<=>(Fraction a, Fraction b) {
    return a.above * b.below <=> b.above * a.below;
  }
};

/// "85.70" from 8570.
std::string percent_text(int hundredths);
/// "85.6944 (617/720)".
std::string percent_text(Fraction share);

}  // namespace longroad::tournament
