/// e to a power from plain multiplications and additions, in this order: the same to the last bit on every
/// machine, which the libraries of processors, browsers and GPUs are not.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace longroad {

namespace detail {

inline constexpr int kTerms = 13;
inline constexpr auto kSeries = [] {  // 1 / n!
  std::array<double, kTerms + 1> series{1};
  for (int n = 1; n <= kTerms; ++n) series[n] = series[n - 1] / n;
  return series;
}();

}  // namespace detail

/// Right to about the last bit for -700 to 700; beyond that it answers as for these.
constexpr double exponential(double x) {
  constexpr double kMost = 700;
  constexpr double kPerOctave = 1.4426950408889634;  // 1 / ln 2
  constexpr double kOctave = 0x1.62e42feep-1;        // ln 2 with so few bits that its multiples are exact
  constexpr double kOctaveRest = 0x1.a39ef35793c76p-33;
  if (x > kMost) x = kMost;
  if (x < -kMost) x = -kMost;
  const double scaled = x * kPerOctave;
  const int octaves = static_cast<int>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  const double rest = x - octaves * kOctave - octaves * kOctaveRest;
  double sum = detail::kSeries[detail::kTerms];
  for (int n = detail::kTerms; n > 0; --n) sum = detail::kSeries[n - 1] + rest * sum;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(octaves + 1023) << 52);
}

}  // namespace longroad
