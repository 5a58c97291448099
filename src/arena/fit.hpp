/// Fits evaluation weights to games: which seat won, given what each had. The evaluation turns
/// weights into shares of one win, so this is a logistic fit over the seats of a table.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/weights/weights.hpp"

namespace longroad::arena {

/// One moment of a finished game.
struct Sample {
  std::vector<float> counts;  // one row a seat, as long as there are weights
  float progress = 0;
  std::uint8_t players = 0;
  std::uint8_t winner = 0;
};

struct FitOptions {
  int steps = 400;
  double rate = 0.02;    // of a step, in units of a weight's own scale
  double anchor = 1e-3;  // how strongly weights are held where they were
};

struct Fit {
  bots::Weights weights;
  double loss_before = 0;  // mean negative logarithm of the share given to the winner
  double loss_after = 0;
};

Fit fit_weights(const bots::Weights& start, const std::vector<Sample>& samples, const FitOptions& options);

}  // namespace longroad::arena
