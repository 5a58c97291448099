/// A line of a game together with what somebody could know when it was played.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "analysis/lens/lens.hpp"

namespace longroad::analysis {

inline constexpr int kWorlds = 6;  // for each viewer at each moment

/// What one viewer could know at a moment, for drawing worlds.
struct Glimpse {
  games::Viewer viewer;
  RandKey key;               // from the number of the line alone: what is hidden has no part in it
  std::vector<Hands> hands;  // by the log; empty where it does not help
};

struct Moment {
  std::shared_ptr<const games::Position> before;  // only ever looked at through a view
  Action line;
  int number = 0;  // of the line, from 1
  Glimpse glimpse;
};

/// Worlds that the viewer can't rule out. The opening hides nothing.
inline std::vector<games::PositionPtr> worlds_of(const Lens& lens, const games::Position& position,
                                                 const Glimpse& glimpse, int most = kWorlds) {
  std::vector<games::PositionPtr> worlds;
  const auto view = position.view(glimpse.viewer);
  const int count = position.turn() == 0 ? 1 : most;
  for (int i = 0; i < count; ++i) {
    auto world = view->redeal(glimpse.key.child(static_cast<std::uint64_t>(i)));
    const auto place = static_cast<std::size_t>(i);
    if (place < glimpse.hands.size()) world = lens.with_hands(*world, glimpse.hands[place]);
    worlds.push_back(std::move(world));
  }
  return worlds;
}

/// Mean of some numbers, its standard error, and their own standard deviation.
struct Spread {
  double mean = 0;
  double error = 0;
  double deviation = 0;

  static Spread of(const std::vector<double>& list) {
    Spread spread;
    const auto n = static_cast<double>(list.size());
    if (list.empty()) return spread;
    for (const double x : list) spread.mean += x / n;
    double squares = 0;
    for (const double x : list) squares += (x - spread.mean) * (x - spread.mean);
    if (list.size() > 1) spread.deviation = std::sqrt(squares / (n - 1));
    spread.error = spread.deviation / std::sqrt(n);
    return spread;
  }
};

}  // namespace longroad::analysis
