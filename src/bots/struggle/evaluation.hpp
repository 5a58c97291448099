/// How good a position of the card game is for each seat: counts of what it has, weighed; and where there is
/// a network, what it makes of them.
#pragma once

#include "bots/network/file.hpp"
#include "bots/struggle/linear.hpp"

namespace longroad::bots::struggle {

class Evaluation {
 public:
  Evaluation(const Rules& rules, std::span<const Weight> weights) : rules_(rules), weights_(weights) {}

  /// Judges with this network too, for a viewer; null, or rules that it never played, and it does not.
  /// Whether it does.
  bool use(const network::NetworkPtr& network, Seat viewer);

  /// By weights alone: quick, for orders.
  [[nodiscard]] Shares shares(const State& s) const { return struggle::shares(rules_, s, weights_); }
  /// By the network, where there is one: for what decides. A turn that has begun is judged as if it stopped
  /// here.
  [[nodiscard]] Shares verdict(const State& stopped) const;

 private:
  const Rules& rules_;
  std::span<const Weight> weights_;
  network::NetworkPtr network_;
  Seat viewer_{};
  mutable network::Remembered remembered_;  // changes no answer
};

}  // namespace longroad::bots::struggle
