/// A small network that answers every seat's chances from rows of whole numbers: one row a seat, and one for
/// what all share. The same weights judge each seat: they look at its own row, and at the others' together,
/// so that neither the number of seats nor their order is part of it. Whole numbers only, so that all
/// machines come to the same bits, and nothing is allocated.
///
///     first = clamp(own row × seat weights + shared row × common weights)
///     second = clamp(own first × own weights + sum of the others' first × other weights)
///     answer = second × last weights
///
/// It is reckoned with the sum over all seats, which is the same for each of them: own weights are kept as
/// what they are above the others'.
#pragma once

#include <array>
#include <cstdint>

#include "base/id.hpp"
#include "base/large.hpp"

namespace longroad::bots::network {

inline constexpr int kMostInputs = 128;  // of a seat, and of what all share
inline constexpr int kMostFirst = 128;   // units of the layers
inline constexpr int kMostSecond = 64;

// Fixed points: weights of the first layer have 12 bits behind theirs, those of the others 10, units 6, the
// answer 16.
inline constexpr int kFirstShift = 6;
inline constexpr int kSecondShift = 10;
inline constexpr int kMostOfUnit = 2047;
inline constexpr double kAnswer = 65536;

/// Inputs and units of the first layer come in lots of so many, the last filled up with nothing: machines
/// reckon several at a time.
inline constexpr int kLot = 8;

/// Weights where they lie, one unit's after the other's. Inputs are counted in whole lots.
struct Weights {
  int seat_inputs = 0;
  int common_inputs = 0;
  int first = 0;
  int second = 0;
  std::int32_t residual = 0;  // what the linear evaluation's log-odds count beside the answer, 16 bits behind
  const std::int32_t* first_bias = nullptr;
  const std::int32_t* second_bias = nullptr;
  const std::int16_t* seat = nullptr;
  const std::int16_t* common = nullptr;
  const std::int16_t* own = nullptr;  // less those of the others
  const std::int16_t* others = nullptr;
  const std::int16_t* last = nullptr;
};

struct Inputs {
  std::array<std::array<std::int16_t, kMostInputs>, kMaxSeats> seats;
  std::array<std::int16_t, kMostInputs> common;
  int players = 0;

  constexpr Inputs() {
    clear(seats);
    clear(common);
  }
};

/// What the first layer makes of a seat's row, which mostly stays the same from one position to the next.
struct Remembered {
  struct Row {
    bool is_known = false;
    std::array<std::int16_t, kMostInputs> inputs{};
    std::array<std::int32_t, kMostFirst> sums{};
  };
  std::array<Row, kMaxSeats> seats{};
};

/// Log-odds of each seat, but for what the linear evaluation adds.
using Answers = std::array<std::int32_t, kMaxSeats>;

namespace detail {

using First = std::array<std::int16_t, kMostFirst>;

constexpr std::int32_t dot(const std::int16_t* a, const std::int16_t* b, int n) {
  std::int32_t sum = 0;
  for (int i = 0; i < n / kLot * kLot; ++i) sum += std::int32_t{a[i]} * b[i];
  return sum;
}

constexpr std::int16_t unit(std::int32_t sum, int shift) {
  const std::int32_t shifted = sum >> shift;
  return static_cast<std::int16_t>(shifted < 0 ? 0 : (shifted > kMostOfUnit ? kMostOfUnit : shifted));
}

constexpr void remember(const Weights& w, const std::array<std::int16_t, kMostInputs>& inputs,
                        Remembered::Row& row) {
  if (row.is_known && row.inputs == inputs) return;
  row.is_known = true;
  row.inputs = inputs;
  for (int k = 0; k < w.first; ++k)
    row.sums[k] = dot(w.seat + k * w.seat_inputs, inputs.data(), w.seat_inputs);
}

}  // namespace detail

/// `remembered` is of the same weights.
constexpr Answers judge(const Weights& w, const Inputs& in, Remembered& remembered) {
  std::array<detail::First, kMaxSeats> own{};
  detail::First all{};
  for (int i = 0; i < in.players; ++i) detail::remember(w, in.seats[i], remembered.seats[i]);
  for (int k = 0; k < w.first; ++k) {
    const std::int32_t shared =
        w.first_bias[k] + detail::dot(w.common + k * w.common_inputs, in.common.data(), w.common_inputs);
    for (int i = 0; i < in.players; ++i) {
      own[i][k] = detail::unit(shared + remembered.seats[i].sums[k], kFirstShift);
      all[k] = static_cast<std::int16_t>(all[k] + own[i][k]);
    }
  }
  Answers answers{};
  for (int k = 0; k < w.second; ++k) {
    const std::int32_t shared = w.second_bias[k] + detail::dot(w.others + k * w.first, all.data(), w.first);
    for (int i = 0; i < in.players; ++i) {
      const std::int32_t sum = shared + detail::dot(w.own + k * w.first, own[i].data(), w.first);
      answers[i] += std::int32_t{w.last[k]} * detail::unit(sum, kSecondShift);
    }
  }
  return answers;
}

}  // namespace longroad::bots::network
