/// A network's answers and the weights of its game, together.
#pragma once

#include "bots/network/network.hpp"
#include "bots/weights/weights.hpp"

namespace longroad::bots::network {

/// Everybody's shares by the log-odds of both, so that styles go on bending them: `residual` is the
/// network's, `worth(i)` what a seat has by the weights. `out` as in `weigh_by`.
template <class Worth>
constexpr Shares shares_of(std::int32_t residual, const Answers& answers, int players, unsigned out,
                           Worth worth) {
  return weigh_by(players, out, [&](int i) {
    const double linear = worth(i);
    return (residual * linear + answers[i]) / kAnswer;
  });
}

}  // namespace longroad::bots::network
