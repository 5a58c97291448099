/// How many there are of each kind: five lanes of eight bits in one word, so that a hand is paid,
/// compared and counted in a few instructions.
#pragma once

#include <cassert>
#include <cstdint>

#include "base/bits.hpp"

namespace longroad {

/// Lanes hold 0…127; what is subtracted must be covered.
template <class Kind>
struct Counts {
  static constexpr int kKinds = 5;
  std::uint64_t lanes = 0;

  static constexpr Counts of(Kind k, int n = 1) { return Counts{static_cast<std::uint64_t>(n) << shift(k)}; }
  static constexpr Counts each(int a, int b, int c, int d, int e) {
    return of(Kind{0}, a) + of(Kind{1}, b) + of(Kind{2}, c) + of(Kind{3}, d) + of(Kind{4}, e);
  }
  static constexpr Counts all(int n) { return each(n, n, n, n, n); }

  constexpr int operator[](Kind k) const { return static_cast<int>(lanes >> shift(k) & 0xFF); }
  [[nodiscard]] constexpr int size() const { return static_cast<int>(lanes * 0x0101010101 >> 32 & 0xFF); }
  [[nodiscard]] constexpr bool empty() const { return lanes == 0; }
  /// Whether there are at least as many of every kind.
  [[nodiscard]] constexpr bool covers(Counts need) const {
    return (((lanes | kHigh) - need.lanes) & kHigh) == kHigh;
  }
  /// What is here beyond the others, kind by kind.
  [[nodiscard]] constexpr Counts beyond(Counts o) const {
    Counts rest;
    for_each_kind([&](Kind k) {
      if ((*this)[k] > o[k]) rest += of(k, (*this)[k] - o[k]);
    });
    return rest;
  }
  constexpr Counts& operator+=(Counts o) {
    lanes += o.lanes;
    return *this;
  }
  constexpr Counts& operator-=(Counts o) {
    assert(covers(o));
    lanes -= o.lanes;
    return *this;
  }
  friend constexpr Counts operator+(Counts a, Counts b) { return a += b; }
  friend constexpr Counts operator-(Counts a, Counts b) { return a -= b; }
  friend constexpr bool operator==(Counts, Counts) = default;

  /// The kind of the n-th card, the cards lying in order of kind; n is below size().
  [[nodiscard]] constexpr Kind at(int n) const {
    assert(n >= 0 && n < size());
    int k = 0;
    for (std::uint64_t rest = lanes; n >= static_cast<int>(rest & 0xFF); rest >>= 8, ++k)
      n -= static_cast<int>(rest & 0xFF);
    return Kind{static_cast<std::uint8_t>(k)};
  }
  /// Every kind of which there are at least n, which is 1 to 127.
  template <class F>
  constexpr void for_each_with(int n, F f) const {
    const std::uint64_t full = lanes + (0x80 - static_cast<std::uint64_t>(n)) * 0x0101010101;
    for (std::uint64_t w = full & kHigh; w != 0; w &= w - 1)
      f(Kind{static_cast<std::uint8_t>(bits::lowest(w) >> 3)});
  }
  template <class F>
  static constexpr void for_each_kind(F f) {
    for (int k = 0; k < kKinds; ++k) f(Kind{static_cast<std::uint8_t>(k)});
  }

 private:
  static constexpr std::uint64_t kHigh = 0x8080808080;
  static constexpr int shift(Kind k) { return 8 * static_cast<int>(k); }
};

}  // namespace longroad
