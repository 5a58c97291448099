/// Ratings from games of several players: Plackett and Luce's model, in which the first place goes
/// to each entrant with odds by its strength, the second likewise among the others, and so on.
#pragma once

#include <vector>

namespace longroad::arena {

/// One player's place in one game: 0 is best, equal places share.
struct Placing {
  int entrant = 0;
  int place = 0;
};
using Ranking = std::vector<Placing>;

struct Rating {
  double elo = 0;    // 400 points are odds of 10 to 1; the mean of all is 0
  double error = 0;  // one standard deviation
};

std::vector<Rating> rate(const std::vector<Ranking>& games, int entrants);

}  // namespace longroad::arena
