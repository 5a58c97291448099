/// Sets of places are words, but a set of nodes is not a set of edges.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.hpp"
#include "base/id.hpp"

namespace longroad {

template <class I>
struct IdSet {
  static constexpr int kWords = (I::kCapacity + 63) / 64;
  std::array<std::uint64_t, kWords> words{};

  static constexpr IdSet of(I i) {
    IdSet set;
    set.add(i);
    return set;
  }
  constexpr void add(I i) { words[i.index >> 6] |= std::uint64_t{1} << (i.index & 63); }
  constexpr void remove(I i) { words[i.index >> 6] &= ~(std::uint64_t{1} << (i.index & 63)); }
  [[nodiscard]] constexpr bool has(I i) const { return (words[i.index >> 6] >> (i.index & 63)) & 1; }
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (int k = 0; k < kWords; ++k) any |= words[k];
    return any == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int n = 0;
    for (int k = 0; k < kWords; ++k) n += bits::count(words[k]);
    return n;
  }
  /// The smallest member; the set must not be empty.
  [[nodiscard]] constexpr I first() const {
    int k = 0;
    while (words[k] == 0) ++k;
    return I::of(64 * k + bits::lowest(words[k]));
  }
  template <class F>
  constexpr void for_each(F f) const {
    for (int k = 0; k < kWords; ++k)
      for (std::uint64_t w = words[k]; w != 0; w &= w - 1) f(I::of(64 * k + bits::lowest(w)));
  }

  constexpr IdSet& operator|=(const IdSet& o) {
    for (int k = 0; k < kWords; ++k) words[k] |= o.words[k];
    return *this;
  }
  constexpr IdSet& operator&=(const IdSet& o) {
    for (int k = 0; k < kWords; ++k) words[k] &= o.words[k];
    return *this;
  }
  constexpr IdSet& operator-=(const IdSet& o) {
    for (int k = 0; k < kWords; ++k) words[k] &= ~o.words[k];
    return *this;
  }
  friend constexpr IdSet operator|(IdSet a, const IdSet& b) { return a |= b; }
  friend constexpr IdSet operator&(IdSet a, const IdSet& b) { return a &= b; }
  friend constexpr IdSet operator-(IdSet a, const IdSet& b) { return a -= b; }
  friend constexpr bool operator==(const IdSet&, const IdSet&) = default;
};

using SeatSet = IdSet<Seat>;

}  // namespace longroad
