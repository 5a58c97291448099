/// What an evaluation's counts are worth: plain data, one row a count, fitted by `longroad tune`.
/// A worth is in log-odds of winning, and slides from `early` to `late` while the leader's points
/// grow from none to the target.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/exponential.hpp"
#include "base/id.hpp"
#include "base/result.hpp"

namespace longroad::bots {

struct Weight {
  std::string_view name;
  float early;
  float late;
};
using Weights = std::vector<Weight>;

/// Each seat's chance to win, as far as an evaluation can tell; they add up to 1.
using Shares = std::array<double, kMaxSeats>;

/// One row of counts a seat, and how far the game is: 0 at its beginning, 1 when somebody wins.
template <int N>
struct Counted {
  std::array<std::array<float, N>, kMaxSeats> seats{};
  float progress = 0;
};

/// The sum of one seat's counts, each by its weight.
template <int N>
constexpr float worth_of(std::span<const Weight> weights, const std::array<float, N>& row, float progress) {
  float worth = 0;
  for (int f = 0; f < N; ++f)
    worth += row[f] * (weights[f].early + progress * (weights[f].late - weights[f].early));
  return worth;
}

/// Shares by what each of the first `players` seats has, `worth(i)`. `out` has a bit for each seat that left
/// for good.
template <class Worth>
constexpr Shares weigh_by(int players, unsigned out, Worth worth) {
  Shares shares{};
  double total = 0;
  for (int i = 0; i < players; ++i) {
    if (out >> i & 1) continue;
    total += shares[i] = exponential(static_cast<double>(worth(i)));
  }
  for (int i = 0; i < players; ++i) shares[i] /= total;
  return shares;
}

/// The same by their counts.
template <int N>
constexpr Shares weigh(std::span<const Weight> weights, const Counted<N>& counted, int players,
                       unsigned out = 0) {
  return weigh_by(players, out,
                  [&](int i) { return worth_of<N>(weights, counted.seats[i], counted.progress); });
}

/// A game that is over leaves nothing to weigh; without a winner it is worth the same to all.
constexpr Shares shares_of_winner(Seat winner, int players) {
  Shares shares{};
  for (int i = 0; i < players; ++i)
    shares[i] = winner.is_none() ? 1.0 / players : (winner.index == i ? 1.0 : 0.0);
  return shares;
}

/// `{"points":[0.7,1.2], …}`: early and late by name.
std::string write_weights(const Weights& weights);
/// Takes over the rows that the text names; refuses a name that is not among them.
Result<Weights> read_weights(std::string_view text, Weights into);

}  // namespace longroad::bots
