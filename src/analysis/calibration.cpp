#include "analysis/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace longroad::analysis {
namespace {

constexpr Calibration kUncalibrated{};

constexpr Calibration kCalibrations[]{
#include "analysis/calibrations.inc"
};

double at_stage(const std::array<double, kStages>& row, double progress) {
  const double place = std::clamp(progress, 0.0, 1.0) * (kStages - 1);
  const int low = std::min(static_cast<int>(place), kStages - 2);
  return row[low] + (place - low) * (row[low + 1] - row[low]);
}

}  // namespace

Shares Calibration::chances(const Shares& shares, int players_now, double progress, Seat turn) const {
  const double power = at_stage(sharpness, progress);
  const double first = at_stage(on_turn, progress);
  Shares chances{};
  double total = 0;
  for (int i = 0; i < players_now; ++i) {
    if (shares[i] <= 0) continue;
    const double odds =
        power * std::log(shares[i]) + seats[i] * (1 - progress) + (turn.index == i ? first : 0);
    total += chances[i] = std::exp(odds);
  }
  for (int i = 0; i < players_now; ++i) chances[i] /= total;
  return chances;
}

const Calibration& calibration_for(By by, std::string_view game, int players) {
  const auto* found = std::ranges::find_if(kCalibrations, [&](const Calibration& row) {
    return row.by == by && row.game == game && row.players == players;
  });
  return found == std::end(kCalibrations) ? kUncalibrated : *found;
}

Calibration opening_calibration(const Calibration& row) {
  return row.by == By::Weights ? row : calibration_for(By::Weights, row.game, row.players);
}

const Calibration& calibration_for(const Lens& lens, const games::Position& position) {
  return calibration_for(lens.by(), position.game(), position.players());
}

}  // namespace longroad::analysis
