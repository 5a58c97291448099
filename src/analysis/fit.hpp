/// Fits a calibration to games that were played to their end.
#pragma once

#include <string>
#include <vector>

#include "analysis/calibration.hpp"
#include "analysis/story.hpp"

namespace longroad::analysis {

/// What the evaluation said at one moment, in each of some worlds, and who won.
struct Sample {
  struct World {
    Shares shares{};
    double progress = 0;
  };
  std::vector<World> worlds;
  int players = 0;
  Seat turn{};
  Seat winner{};
};

/// The moments of a game, as a spectator sees it; none of a game that nobody won.
std::vector<Sample> samples_of(const Story& story);

/// Everybody's chances at that moment.
Shares chances_of(const Sample& sample, const Calibration& calibration);

/// The calibration under which the winners were likeliest. Losses stay as they are.
Calibration fit(Calibration from, const std::vector<Sample>& samples);

/// Takes what the order of seats is worth at the beginning from how often each seat won, which can be counted
/// in far more games than are fitted to: of a few hundred the luck of the dice would be taken for it.
void take_order(Calibration& calibration, const std::vector<int>& wins);

/// The mean surprise at the winners, in nats; less is better.
double surprise(const Calibration& calibration, const std::vector<Sample>& samples);

/// How often seats won that were given such a chance.
struct Bin {
  int count = 0;
  double said = 0;  // mean
  double won = 0;   // share
};
std::vector<Bin> reliability(const Calibration& calibration, const std::vector<Sample>& samples);

/// The losses that 80, 93 and 98 of a hundred decisions stay below. Less than a percentage point gets no
/// mark.
std::array<double, 3> mark_bounds(std::vector<double> losses);

/// What hung on decisions and what was lost with them, in the opening and later, summed up.
struct Lost {
  std::array<double, 2> stake{};
  std::array<double, 2> loss{};

  void add(const Decision& decision);
  /// The parts that were lost, for `Calibration::usual`.
  [[nodiscard]] std::array<double, 2> parts() const;
};

/// The row as it stands in `calibrations.inc`.
std::string row_text(const Calibration& calibration);

}  // namespace longroad::analysis
