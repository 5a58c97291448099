/// The chances of an island position by the weights alone: what it has for each seat, counted and weighed. In
/// plain floating-point operations, one after another, so that a GPU comes to the same bits.
#pragma once

#include "bots/island/features.hpp"

namespace longroad::bots::island {

using Counts = Counted<kFeatures>;

/// How far the game is, by the points of the leader.
constexpr float progress_of(const Rules& rules, const State& s) {
  int most = 0;
  for (int i = 0; i < rules.players; ++i) most = std::max(most, points(rules, s, Seat::of(i)));
  return std::min(static_cast<float>(most) / static_cast<float>(rules.target), 1.0F);
}

constexpr Counts counts(const Rules& rules, const Yields& yields, const State& s) {
  Counts counts;
  const Counter counter(rules, yields, s);
  for (int i = 0; i < rules.players; ++i) counts.seats[i] = counter.count(Seat::of(i));
  counts.progress = progress_of(rules, s);
  return counts;
}

constexpr Shares shares(const Rules& rules, const Yields& yields, const State& s,
                        std::span<const Weight> weights) {
  if (s.phase == longroad::island::Phase::Over) return shares_of_winner(s.winner, rules.players);
  const Counter counter(rules, yields, s);
  const float progress = progress_of(rules, s);
  return weigh_by(rules.players, s.left,
                  [&](int i) { return worth_of<kFeatures>(weights, counter.count(Seat::of(i)), progress); });
}

}  // namespace longroad::bots::island
