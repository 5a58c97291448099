/// What a bot that looks one line ahead knows of the card game: constant functions of plain values, for the
/// bots as for batches on a GPU.
#pragma once

#include "bots/struggle/linear.hpp"
#include "bots/struggle/payments.hpp"
#include "bots/struggle/swaps.hpp"
#include "games/struggle/core.hpp"

namespace longroad::bots::struggle {

struct Sense {
  using Game = longroad::struggle::Core;
  using Done = Swaps;

  constexpr Sense() = default;
  explicit constexpr Sense(const Rules& /*rules*/) {}

  [[nodiscard]] static constexpr Shares shares(const Rules& rules, const State& s) {
    return struggle::shares(rules, s, weights_for(rules.players));
  }
  /// Calls `f(seat, feature, count)` for what every seat has.
  template <class F>
  static constexpr void count(const Rules& rules, const State& s, F f) {
    for (int i = 0; i < rules.players; ++i) {
      const auto row = detail::count(rules, s, Seat::of(i));
      for (int feature = 0; feature < kFeatures; ++feature) f(i, feature, row[feature]);
    }
  }
  static constexpr void follow(const Rules& /*rules*/, State& /*s*/, Action /*line*/) {}
  static constexpr void consider(const Rules& rules, const State& s, Seat seat, Actions& lines) {
    list_payments(rules, s, seat, lines);
  }
  static constexpr bool in_exchange(const State& s) {
    using longroad::struggle::Phase;
    return s.phase == Phase::Give || s.phase == Phase::Choose;
  }
  /// The cards that every turn ends with.
  static constexpr bool comes_anyway(const State& s) {
    using namespace longroad::struggle;
    return s.chance == Chance::Draw && s.phase == Phase::Build;
  }
};

}  // namespace longroad::bots::struggle
