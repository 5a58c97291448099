/// A rating for games of several players: everybody has met everybody, and each pair counts as one
/// small match, so that every place matters.
#pragma once

#include <cmath>
#include <vector>

namespace longroad::server {

struct Rated {
  double rating = 0;
  int games = 0;  // played before
  int place = 0;  // 1 is the winner; equal places are a draw
};

/// The new ratings, in the same order. Whoever is new moves faster. In a game that was not finished
/// those with equal places have not met.
inline std::vector<double> rate(const std::vector<Rated>& players, bool finished) {
  std::vector<double> rated;
  for (const Rated& one : players) {
    double surplus = 0;  // points won beyond what the ratings expected
    int opponents = 0;
    for (const Rated& other : players) {
      if (&one == &other || (!finished && one.place == other.place)) continue;
      ++opponents;
      const double expected = 1 / (1 + std::pow(10.0, (other.rating - one.rating) / 400));
      const double won = one.place < other.place ? 1 : one.place == other.place ? 0.5 : 0;
      surplus += won - expected;
    }
    const double step = one.games < 20 ? 48 : 24;
    rated.push_back(one.rating + (opponents > 0 ? step * surplus / opponents : 0));
  }
  return rated;
}

}  // namespace longroad::server
