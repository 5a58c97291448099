/// What a bot that looks one line ahead knows of the card game: constant functions of plain values, for the
/// bots as for batches on a GPU.
#pragma once

#include "bots/network/at_hand.hpp"
#include "bots/struggle/inputs.hpp"
#include "bots/struggle/payments.hpp"
#include "bots/struggle/swaps.hpp"
#include "bots/struggle/verdict.hpp"
#include "games/struggle/core.hpp"

namespace longroad::bots::struggle {

/// What there is to know of the cards and of lines, whoever judges.
struct CardSense {
  using Game = longroad::struggle::Core;
  using Done = Swaps;

  constexpr CardSense() = default;
  explicit constexpr CardSense(const Rules& /*rules*/) {}

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

/// With the weights that decide.
struct Sense : CardSense {
  using CardSense::CardSense;

  [[nodiscard]] static constexpr Shares shares(const Rules& rules, const State& s) {
    return struggle::shares(rules, s, weights_for(rules.players));
  }
  [[nodiscard]] static constexpr Shares verdict(const Rules& rules, const State& s, Seat /*viewer*/,
                                                network::Memory& /*memory*/) {
    return shares(rules, s);
  }
};

/// With a network that has the last word; it was trained beside the weights for many.
struct NetworkSense : CardSense {
  network::AtHand network;

  constexpr NetworkSense() = default;
  constexpr NetworkSense(const Rules& /*rules*/, const network::AtHand& own) : network(own) {}

  [[nodiscard]] static constexpr Shares shares(const Rules& rules, const State& s) {
    return struggle::shares(rules, s, weights_for(kMaxSeats));
  }
  [[nodiscard]] constexpr Shares verdict(const Rules& rules, const State& s, Seat viewer,
                                         network::Memory& memory) const {
    if (network.is_none()) return shares(rules, s);
    return struggle::verdict(rules, s, weights_for(kMaxSeats), network.residual(), [&](const State& stopped) {
      return network.judge(tell(rules, stopped, viewer), memory);
    });
  }
};

}  // namespace longroad::bots::struggle
