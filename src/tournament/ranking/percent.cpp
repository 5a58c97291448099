#include "tournament/ranking/percent.hpp"

#include <fmt/format.h>

#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

int table_points(const std::vector<int>& points) {
  int sum = 0;
  for (const int p : points) sum += counted_points(p);
  const int scores = static_cast<int>(points.size());
  if (scores == 0) return 0;
  const int average = (2 * sum + scores) / (2 * scores);
  return sum + (kSeats - scores) * average;
}

std::string percent_text(int hundredths) {
  return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string percent_text(Fraction share) {
  const std::int64_t millionths = share.above * 1'000'000 / share.below;
  return fmt::format("{}.{:04} ({}/{})", millionths / 10'000, millionths % 10'000, share.above, share.below);
}

}  // namespace longroad::tournament
