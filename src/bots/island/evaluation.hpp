/// How good an island position is for each seat: counts of what it has, weighed.
#pragma once

#include <array>

#include "bots/island/weights.hpp"
#include "bots/island/yields.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::bots::island {

using longroad::island::State;

using Counts = Counted<kFeatures>;

class Evaluation {
 public:
  Evaluation(const Rules& rules, std::span<const Weight> weights)
      : rules_(rules), yields_(rules), weights_(weights) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::span<const Weight> weights() const { return weights_; }
  [[nodiscard]] const Yields& yields() const { return yields_; }
  [[nodiscard]] Counts counts(const State& s) const;
  [[nodiscard]] Shares shares(const State& s) const;

 private:
  const Rules& rules_;
  Yields yields_;
  std::span<const Weight> weights_;
};

}  // namespace longroad::bots::island
