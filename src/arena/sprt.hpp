/// Wald's sequential test: counts in, how the test stands out.
#pragma once

#include <cmath>
#include <cstdint>

namespace longroad::arena {

/// Whether a share of wins is `low` or at least `high`, with 5 % error either way.
struct Sprt {
  enum class Verdict : std::uint8_t { Open, Low, High };

  double low = 0.5;
  double high = 0.55;
  double error = 0.05;

  /// The logarithm of how much likelier the counts are under `high`.
  [[nodiscard]] double log_ratio(double wins, double losses) const {
    return wins * std::log(high / low) + losses * std::log((1 - high) / (1 - low));
  }
  [[nodiscard]] double bound() const { return std::log((1 - error) / error); }
  [[nodiscard]] Verdict verdict(double wins, double losses) const {
    const double ratio = log_ratio(wins, losses);
    if (ratio >= bound()) return Verdict::High;
    return ratio <= -bound() ? Verdict::Low : Verdict::Open;
  }
};

}  // namespace longroad::arena
