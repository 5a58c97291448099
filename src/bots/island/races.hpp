/// The two races, for the longest road and the largest army: how far a seat is, and whom it has to beat.
#pragma once

#include <algorithm>

#include "games/island/rules/points.hpp"

namespace longroad::bots::island {

struct Races {
  int road = 0;
  int other_road =
      longroad::island::kShortestRoad - 1;  // of the best other owner, or what does not count yet
  int army = 0;
  int other_army = longroad::island::kSmallestArmy - 1;

  [[nodiscard]] constexpr int road_lead() const { return road - other_road; }
  [[nodiscard]] constexpr int army_lead() const { return army - other_army; }
};

constexpr Races races_of(const longroad::island::Rules& rules, const longroad::island::State& s, Seat seat) {
  Races races{.road = s.road_length[seat.index], .army = s.knights(seat)};
  for (int i = 0; i < rules.owners; ++i) {
    if (i == seat.index) continue;
    races.other_road = std::max<int>(races.other_road, s.road_length[i]);
    if (i < rules.players) races.other_army = std::max(races.other_army, s.knights(Seat::of(i)));
  }
  return races;
}

}  // namespace longroad::bots::island
