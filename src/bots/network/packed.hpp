/// A network as a GPU reckons with it: the same whole numbers in another order, so that the lanes of a warp
/// read the same weights at once, and four products are two instructions.
#pragma once

#include <type_traits>

#include "bots/network/network.hpp"

// So that the sums of a lot of units stay in registers.
#if defined(__clang__)
#define LONGROAD_UNROLL _Pragma("unroll")
#else
#define LONGROAD_UNROLL _Pragma("GCC unroll 8")
#endif

namespace longroad::bots::network {

/// Weights in one row of words: biases of both layers, the last layer; for each four inputs of a seat, and
/// then of what all share, two words for each unit; and for each unit of the first layer what it is worth to
/// those of the second, own and others'.
struct Packed {
  static constexpr int kMostWords = 6144;
  static constexpr int kFour = 4;

  int seat_inputs = 0;
  int common_inputs = 0;
  int first = 0;   // units, in whole lots; none: there is no network
  int second = 0;  // likewise
  std::int32_t residual = 0;

  [[nodiscard]] constexpr int first_bias() const { return 0; }
  [[nodiscard]] constexpr int second_bias() const { return first; }
  [[nodiscard]] constexpr int last() const { return second_bias() + second; }
  [[nodiscard]] constexpr int seat() const { return last() + second; }
  [[nodiscard]] constexpr int common() const { return seat() + seat_inputs / kFour * first * 2; }
  [[nodiscard]] constexpr int own() const { return common() + common_inputs / kFour * first * 2; }
  [[nodiscard]] constexpr int others() const { return own() + first * second; }
  [[nodiscard]] constexpr int words() const { return others() + first * second; }
};

/// The sizes of a network's packed weights.
constexpr Packed packed_sizes(const Weights& w) {
  return {w.seat_inputs, w.common_inputs, w.first, (w.second + kLot - 1) / kLot * kLot, w.residual};
}

/// Writes them; `to` has as many words.
constexpr void pack(const Weights& w, const Packed& sizes, std::int32_t* to) {
  for (int i = 0; i < sizes.words(); ++i) to[i] = 0;
  for (int k = 0; k < w.first; ++k) to[sizes.first_bias() + k] = w.first_bias[k];
  for (int k = 0; k < w.second; ++k) to[sizes.second_bias() + k] = w.second_bias[k];
  for (int k = 0; k < w.second; ++k) to[sizes.last() + k] = w.last[k];
  const auto both = [](std::int16_t low, std::int16_t high) {
    return static_cast<std::int32_t>(static_cast<std::uint16_t>(low) |
                                     static_cast<std::uint32_t>(static_cast<std::uint16_t>(high)) << 16);
  };
  const auto fours = [&](const std::int16_t* from, int inputs, std::int32_t* out) {
    for (int i = 0; i < inputs; i += Packed::kFour)
      for (int k = 0; k < w.first; ++k) {
        const std::int16_t* row = from + k * inputs + i;
        *out++ = both(row[0], row[1]);
        *out++ = both(row[2], row[3]);
      }
  };
  fours(w.seat, w.seat_inputs, to + sizes.seat());
  fours(w.common, w.common_inputs, to + sizes.common());
  for (int k = 0; k < w.first; ++k)
    for (int n = 0; n < w.second; ++n) {
      to[sizes.own() + k * sizes.second + n] = w.own[n * w.first + k];
      to[sizes.others() + k * sizes.second + n] = w.others[n * w.first + k];
    }
}

namespace detail {

/// Four inputs in one word, which hold eight bits each.
constexpr std::uint32_t four_of(const std::int16_t* inputs) {
  std::uint32_t word = 0;
  for (unsigned i = 0; i < Packed::kFour; ++i)
    word |= (static_cast<std::uint32_t>(inputs[i]) & 0xFF) << 8 * i;
  return word;
}

/// `sum` and the products of four weights, two in a word, and four inputs.
constexpr std::int32_t add_four(std::int32_t sum, std::int32_t low, std::int32_t high, std::uint32_t inputs) {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) {
    asm("dp2a.lo.s32.s32 %0, %1, %2, %0;" : "+r"(sum) : "r"(low), "r"(inputs));
    asm("dp2a.hi.s32.s32 %0, %1, %2, %0;" : "+r"(sum) : "r"(high), "r"(inputs));
    return sum;
  }
#endif
  const auto input = [&](unsigned i) {
    return std::int32_t{static_cast<std::int8_t>(inputs >> 8 * i & 0xFF)};
  };
  const auto weight = [](std::int32_t word) {
    return std::int32_t{static_cast<std::int16_t>(word & 0xFFFF)};
  };
  return sum + weight(low) * input(0) + weight(low >> 16) * input(1) + weight(high) * input(2) +
         weight(high >> 16) * input(3);
}

/// Lots of words begin at multiples of sixteen bytes, which a GPU reads at once.
constexpr const std::int32_t* aligned(const std::int32_t* words) {
  return std::is_constant_evaluated() ? words
                                      : static_cast<const std::int32_t*>(__builtin_assume_aligned(words, 16));
}

/// A lot of units, whose sums stay close at hand.
using Lot = std::array<std::int32_t, kLot>;

/// Adds what a row of inputs is worth to a lot of units that begins with the k-th.
constexpr void add_inputs(Lot& sums, const std::int32_t* weights, int first, int k,
                          const std::int16_t* inputs, int count) {
  for (int i = 0; i < count; i += Packed::kFour) {
    const std::uint32_t four = four_of(inputs + i);
    const std::int32_t* words = aligned(weights + (i / Packed::kFour * first + k) * 2);
    LONGROAD_UNROLL
    for (int n = 0; n < kLot; ++n) sums[n] = add_four(sums[n], words[2 * n], words[2 * n + 1], four);
  }
}

/// Adds what the first layer is worth to a lot of the second that begins with the n-th.
constexpr void add_units(Lot& sums, const std::int32_t* weights, int second, int n, const First& units,
                         int count) {
  for (int k = 0; k < count; ++k) {
    const std::int32_t* words = aligned(weights + k * second + n);
    LONGROAD_UNROLL
    for (int m = 0; m < kLot; ++m) sums[m] += words[m] * units[k];
  }
}

}  // namespace detail

/// The same as `judge` of `network.hpp`.
constexpr Answers judge_packed(const Packed& sizes, const std::int32_t* w, const Inputs& in) {
  std::array<detail::First, kMaxSeats> own;
  detail::First all;
  detail::Lot lot;
  for (int k = 0; k < sizes.first; k += kLot) {
    detail::Lot shared;
    LONGROAD_UNROLL
    for (int n = 0; n < kLot; ++n) shared[n] = w[sizes.first_bias() + k + n];
    detail::add_inputs(shared, w + sizes.common(), sizes.first, k, in.common.data(), sizes.common_inputs);
    LONGROAD_UNROLL
    for (int n = 0; n < kLot; ++n) all[k + n] = 0;
    for (int i = 0; i < in.players; ++i) {
      lot = shared;
      detail::add_inputs(lot, w + sizes.seat(), sizes.first, k, in.seats[i].data(), sizes.seat_inputs);
      LONGROAD_UNROLL
      for (int n = 0; n < kLot; ++n) {
        own[i][k + n] = detail::unit(lot[n], kFirstShift);
        all[k + n] = static_cast<std::int16_t>(all[k + n] + own[i][k + n]);
      }
    }
  }
  Answers answers{};
  for (int n = 0; n < sizes.second; n += kLot) {
    detail::Lot shared;
    LONGROAD_UNROLL
    for (int m = 0; m < kLot; ++m) shared[m] = w[sizes.second_bias() + n + m];
    detail::add_units(shared, w + sizes.others(), sizes.second, n, all, sizes.first);
    for (int i = 0; i < in.players; ++i) {
      lot = shared;
      detail::add_units(lot, w + sizes.own(), sizes.second, n, own[i], sizes.first);
      LONGROAD_UNROLL
      for (int m = 0; m < kLot; ++m)
        answers[i] += w[sizes.last() + n + m] * detail::unit(lot[m], kSecondShift);
    }
  }
  return answers;
}

#if defined(__CUDA_ARCH__)
/// Each block brings the weights close to its threads.
alignas(16) __attribute__((shared)) inline std::int32_t packed_at_hand[Packed::kMostWords];
#endif

}  // namespace longroad::bots::network
