#include "bots/island/evaluation.hpp"

#include <algorithm>

#include "bots/island/features.hpp"

namespace longroad::bots::island {

Counts Evaluation::counts(const State& s) const {
  Counts counts;
  const Counter counter(rules_, yields_, s);
  for (int i = 0; i < rules_.players; ++i) {
    counts.seats[i] = counter.count(Seat::of(i));
    const float points = counts.seats[i][static_cast<int>(Feature::Points)];
    counts.progress = std::max(counts.progress, points / static_cast<float>(rules_.target));
  }
  counts.progress = std::min(counts.progress, 1.0F);
  return counts;
}

Shares Evaluation::shares(const State& s) const {
  if (s.phase == longroad::island::Phase::Over) return shares_of_winner(s.winner, rules_.players);
  return weigh(weights_, counts(s), rules_.players, s.left);
}

}  // namespace longroad::bots::island
