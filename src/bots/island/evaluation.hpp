/// How good an island position is for each seat: counts of what it has, weighed; and where there is a
/// network, what it makes of them.
#pragma once

#include <array>
#include <optional>

#include "bots/island/inputs.hpp"
#include "bots/island/linear.hpp"

namespace longroad::bots::island {

class Evaluation {
 public:
  Evaluation(const Rules& rules, std::span<const Weight> weights)
      : rules_(rules), yields_(rules), weights_(weights) {}

  /// Judges with this network too, for a viewer; null, or rules that it never played, and it does not.
  /// Whether it does.
  bool use(const network::NetworkPtr& network, Seat viewer, bool trade);

  [[nodiscard]] bool has_network() const { return network_ != nullptr; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::span<const Weight> weights() const { return weights_; }
  [[nodiscard]] const Yields& yields() const { return yields_; }
  [[nodiscard]] Counts counts(const State& s) const { return island::counts(rules_, yields_, s); }
  /// By weights alone: quick, for orders and deals.
  [[nodiscard]] Shares shares(const State& s) const { return island::shares(rules_, yields_, s, weights_); }
  /// By the network, where there is one: for what decides. A turn that goes on is judged as if it stopped
  /// here.
  [[nodiscard]] Shares verdict(const State& stopped) const;

 private:
  const Rules& rules_;
  Yields yields_;
  std::span<const Weight> weights_;
  network::NetworkPtr network_;
  std::optional<Teller> teller_;
  mutable network::Remembered remembered_;  // changes no answer
};

}  // namespace longroad::bots::island
