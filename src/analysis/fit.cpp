#include "analysis/fit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "analysis/plan.hpp"

namespace longroad::analysis {
namespace {

constexpr int kBins = 10;
constexpr double kSmall = 1e-6;   // what a chance is at least, so that one surprise is not endless
constexpr double kPrior = 0.002;  // what a unit away from belief costs, so that few games do not say too much

/// Every number that is fitted, with where it begins.
struct Knob {
  double* value;
  double believed;
};

std::vector<Knob> knobs_of(Calibration& c) {
  std::vector<Knob> knobs;
  for (double& x : c.sharpness) knobs.push_back({&x, 1});
  if (c.by == By::Network) return knobs;  // it is told whose turn it is, and the order of seats
  for (double& x : c.on_turn) knobs.push_back({&x, 0});
  for (int i = 1; i < c.players; ++i) knobs.push_back({&c.seats[i], 0});  // against the first
  return knobs;
}

double cost(Calibration& c, const std::vector<Sample>& samples) {
  double sum = surprise(c, samples);
  for (const Knob& knob : knobs_of(c)) sum += kPrior * std::pow(*knob.value - knob.believed, 2);
  return sum;
}

}  // namespace

std::vector<Sample> samples_of(const Story& story) {
  std::vector<Sample> samples;
  const Seat winner = story.end->score().winner;
  if (!story.end->over() || winner.is_none()) return samples;
  const auto judge = story.lens->judge();
  for (const Pause& pause : story.pauses) {
    if (pause.position->over()) continue;
    if (pause.position->turn() == 0 && story.lens->by() == By::Network) continue;
    Sample sample{{}, story.start->players(), pause.position->whose_turn(), winner};
    for (const auto& world : worlds_of(*story.lens, *pause.position, pause.glimpses.front())) {
      if (world->chance_due()) break;
      sample.worlds.push_back({judge->verdict(*world), story.lens->progress(*world)});
    }
    if (!sample.worlds.empty()) samples.push_back(std::move(sample));
  }
  return samples;
}

Shares chances_of(const Sample& sample, const Calibration& calibration) {
  Shares sum{};
  for (const Sample::World& world : sample.worlds) {
    const Shares one = calibration.chances(world.shares, sample.players, world.progress, sample.turn);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += one[i] / static_cast<double>(sample.worlds.size());
  }
  return sum;
}

double surprise(const Calibration& calibration, const std::vector<Sample>& samples) {
  double sum = 0;
  for (const Sample& sample : samples)
    sum -= std::log(std::max(kSmall, chances_of(sample, calibration)[sample.winner.index]));
  return sum / static_cast<double>(std::max<std::size_t>(1, samples.size()));
}

/// Each number in turn, by steps that shrink where they no longer help.
Calibration fit(Calibration from, const std::vector<Sample>& samples) {
  Calibration best = from;
  double least = cost(best, samples);
  for (const double step : {0.4, 0.2, 0.1, 0.05, 0.025, 0.0125})
    for (std::size_t i = 0; i < knobs_of(best).size(); ++i)
      for (const double sign : {1.0, -1.0})
        for (;;) {
          Calibration next = best;
          *knobs_of(next)[i].value += sign * step;
          const double now = cost(next, samples);
          if (now >= least) break;
          least = now;
          best = next;
        }
  return best;
}

void take_order(Calibration& calibration, const std::vector<int>& wins) {
  for (std::size_t i = 1; i < wins.size(); ++i)
    calibration.seats[i] =
        std::log(static_cast<double>(wins[i]) / wins.front()) + calibration.on_turn.front();
}

std::vector<Bin> reliability(const Calibration& calibration, const std::vector<Sample>& samples) {
  std::vector<Bin> bins(kBins);
  for (const Sample& sample : samples) {
    const Shares chances = chances_of(sample, calibration);
    for (int i = 0; i < sample.players; ++i) {
      Bin& bin = bins[static_cast<std::size_t>(std::min(kBins - 1, static_cast<int>(chances[i] * kBins)))];
      ++bin.count;
      bin.said += chances[i];
      bin.won += sample.winner.index == i ? 1 : 0;
    }
  }
  for (Bin& bin : bins) {
    bin.said /= std::max(1, bin.count);
    bin.won /= std::max(1, bin.count);
  }
  return bins;
}

std::array<double, 3> mark_bounds(std::vector<double> losses) {
  std::array<double, 3> bounds{0.02, 0.05, 0.1};
  if (losses.empty()) return bounds;
  std::ranges::sort(losses);
  constexpr std::array kParts{0.80, 0.93, 0.98};
  constexpr double kLeast = 0.01;
  for (std::size_t i = 0; i < bounds.size(); ++i)
    bounds[i] =
        std::max(kLeast, losses[static_cast<std::size_t>(kParts[i] * static_cast<double>(losses.size()))]);
  return bounds;
}

void Lost::add(const Decision& decision) {
  const std::size_t part = decision.turn == 0 ? 0 : 1;
  stake[part] += decision.stake[decision.seat.index];
  loss[part] -= static_cast<double>(decision.effects[decision.seat.index]) / kCertain;
}

std::array<double, 2> Lost::parts() const {
  std::array<double, 2> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i] = stake[i] > 0 ? loss[i] / stake[i] : 0;
  return parts;
}

std::string row_text(const Calibration& c) {
  return fmt::format(
      "{{By::{}, \"{}\", {}, {{{:.3g}}}, {{{:.3g}}}, {{{:.3g}}}, {{{:.3g}}}, {:.3g}, {{{:.3g}}}}},",
      c.by == By::Network ? "Network" : "Weights", c.game, c.players, fmt::join(c.sharpness, ", "),
      fmt::join(c.on_turn, ", "), fmt::join(c.seats, ", "), fmt::join(c.losses, ", "), c.rest,
      fmt::join(c.usual, ", "));
}

}  // namespace longroad::analysis
