/// From what an evaluation says to chances that come true: fitted to our own games, a row for each game and
/// number of players, by `longroad calibrate`.
#pragma once

#include <array>
#include <string_view>

#include "analysis/lens/lens.hpp"

namespace longroad::analysis {

/// How sure the evaluation may be is given at four stages of the leader's way to the target: none, a third,
/// two thirds, all of it; between them it slides.
inline constexpr int kStages = 4;

struct Calibration {
  By by = By::Weights;  // what it takes shares of
  std::string_view game;
  int players = 0;
  std::array<double, kStages> sharpness{1, 1, 1, 1};  // the power that a share is raised to
  std::array<double, kStages> on_turn{};              // log-odds of whoever is on turn
  std::array<double, kMaxSeats> seats{};              // log-odds of each seat while nobody has a point
  /// Losses that 80, 93 and 98 of a hundred decisions stay below.
  std::array<double, 3> losses{0.02, 0.05, 0.1};
  double rest = 0;  // the standard deviation of a seat's rest over whole games; 0 where it is not known
  /// The part of what hangs on a decision that is usually lost with it: in the opening, and later.
  std::array<double, 2> usual{};

  /// The chances of all seats, from an evaluation's shares in this position.
  [[nodiscard]] Shares chances(const Shares& shares, int players_now, double progress, Seat turn) const;
};

/// The row of a game; where there is none, one that believes the evaluation.
const Calibration& calibration_for(By by, std::string_view game, int players);
/// The row of weights beside another.
Calibration opening_calibration(const Calibration& row);
/// The row for what the lens sees by.
const Calibration& calibration_for(const Lens& lens, const games::Position& position);

}  // namespace longroad::analysis
