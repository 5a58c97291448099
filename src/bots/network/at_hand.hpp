/// The network of a batch, as the machine that plays it asks it: cores by its own weights, a GPU by packed
/// ones.
#pragma once

#include "bots/network/packed.hpp"

namespace longroad::bots::network {

/// What reckoning remembers from one position to the next, in a thread: on a GPU nothing, since its threads
/// go from game to game.
#if defined(__CUDA_ARCH__)
struct Memory {};
#else
using Memory = Remembered;
#endif

class AtHand {
 public:
  constexpr AtHand() = default;
  /// `weights` outlive it.
  explicit constexpr AtHand(const Weights& weights) : weights_(&weights), packed_(packed_sizes(weights)) {}

  [[nodiscard]] constexpr bool is_none() const { return packed_.first == 0; }
  [[nodiscard]] constexpr std::int32_t residual() const { return packed_.residual; }
  [[nodiscard]] constexpr const Packed& packed() const { return packed_; }
  /// Where the weights lie that were not packed.
  [[nodiscard]] constexpr const Weights* weights() const { return weights_; }

  [[nodiscard]] constexpr Answers judge(const Inputs& inputs, [[maybe_unused]] Memory& memory) const {
#if defined(__CUDA_ARCH__)
    return judge_packed(packed_, packed_at_hand, inputs);
#else
    return network::judge(*weights_, inputs, memory);
#endif
  }

 private:
  const Weights* weights_ = nullptr;
  Packed packed_;
};

}  // namespace longroad::bots::network
