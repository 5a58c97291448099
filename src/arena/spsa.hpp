/// Tunes evaluation weights by play: two bots whose weights lie on either side of the present ones
/// meet, and the weights move towards the winner (simultaneous perturbation). Depends on the
/// options alone, not on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bots/weights/weights.hpp"
#include "games/game.hpp"
#include "sim/batch.hpp"

namespace longroad::arena {

struct SpsaOptions {
  const games::Game* game = nullptr;
  int players = 4;
  std::string bot = "greedy";
  int steps = 100;
  int games = 32;       // a step
  double spread = 0.2;  // how far apart the two are: a share of each weight
  double rate = 0.3;    // how far a step goes: a share of each weight
  std::uint64_t seed = 1;
  int threads = 1;
  sim::Elsewhere* elsewhere = nullptr;  // asked by each thread before it plays itself
};

/// Told after each step: how many are done, and the share of wins that decided it.
using SpsaProgress = std::function<void(int step, double share)>;

Result<bots::Weights> tune_by_play(const bots::Weights& start, const SpsaOptions& options,
                                   const SpsaProgress& progress);

}  // namespace longroad::arena
