#include "arena/spsa.hpp"

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "sim/batch.hpp"

namespace longroad::arena {
namespace {

using bots::Weights;

/// One sign for each early and each late weight.
using Signs = std::vector<int>;

Signs draw_signs(std::size_t size, RandKey key) {
  Random random(key);
  Signs signs(size);
  std::ranges::generate(signs, [&] { return random.below(2) == 0 ? -1 : 1; });
  return signs;
}

/// A weight moves by a share of itself, and a weight near 0 by a share of this.
constexpr float kLeastScale = 0.05F;

Weights moved(Weights weights, const Signs& signs, double by) {
  const auto move = [&](float& w, int sign) {
    w += static_cast<float>(by * sign) * std::max(std::abs(w), kLeastScale);
  };
  for (std::size_t i = 0; i < weights.size(); ++i) {
    move(weights[i].early, signs[2 * i]);
    move(weights[i].late, signs[2 * i + 1]);
  }
  return weights;
}

/// The share of `games` that bots with weights `a` win against as many with `b`, seats in turn.
Result<double> duel(const SpsaOptions& options, const Weights& a, const Weights& b, std::uint64_t seed) {
  const std::string first = bots::write_weights(a);
  const std::string second = bots::write_weights(b);
  double wins = 0;
  double decided = 0;
  for (int half = 0; half < 2; ++half) {  // the same boards and dice with the seats exchanged
    sim::Plan plan;
    plan.game = options.game;
    plan.bots.assign(static_cast<std::size_t>(options.players), options.bot);
    for (int i = 0; i < options.players; ++i) plan.weights.push_back(i % 2 == half ? first : second);
    plan.games = options.games / 2;
    plan.threads = options.threads;
    plan.seed = seed;
    const auto totals = sim::run(plan, nullptr, nullptr, options.elsewhere);
    if (!totals) return totals.error();
    for (int i = 0; i < options.players; ++i) {
      decided += static_cast<double>(totals->wins[i]);
      if (i % 2 == half) wins += static_cast<double>(totals->wins[i]);
    }
  }
  return decided > 0 ? wins / decided : 0.5;
}

}  // namespace

Result<Weights> tune_by_play(const Weights& start, const SpsaOptions& options, const SpsaProgress& progress) {
  Weights weights = start;
  const RandKey key{options.seed};
  for (int step = 0; step < options.steps; ++step) {
    const RandKey mine = key.child(static_cast<std::uint64_t>(step));
    const Signs signs = draw_signs(2 * weights.size(), mine.child(0));
    // Steps shrink slowly, so that the last ones settle what the first ones found.
    const double shrink = 1.0 / std::pow(1.0 + step / 50.0, 0.3);
    const double spread = options.spread * shrink;
    const auto share =
        duel(options, moved(weights, signs, spread), moved(weights, signs, -spread), mine.child(1).bits);
    if (!share) return share.error();
    weights = moved(weights, signs, options.rate * shrink * (*share - 0.5));
    if (progress) progress(step + 1, *share);
  }
  return weights;
}

}  // namespace longroad::arena
