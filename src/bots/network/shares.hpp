/// A network's answers and the weights of its game, together.
#pragma once

#include "bots/network/network.hpp"
#include "bots/weights/weights.hpp"

namespace longroad::bots::network {

/// Everybody's shares by the log-odds of both, so that styles go on bending them. `out` as in `weigh_by`.
template <int N>
Shares shares_of(const Weights& w, const Answers& answers, std::span<const Weight> weights,
                 const Counted<N>& linear, int players, unsigned out) {
  return weigh_by(players, out, [&](int i) {
    const double worth = worth_of<N>(weights, linear.seats[i], linear.progress);
    return (w.residual * worth + answers[i]) / kAnswer;
  });
}

}  // namespace longroad::bots::network
