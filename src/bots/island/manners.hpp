/// What every bot of the island games keeps to when it deals with others.
#pragma once

#include "games/island/rules/points.hpp"

namespace longroad::bots::island {

/// Points from the target at which nobody is fed.
inline constexpr int kNearEnd = 2;

/// Whoever shows so many points gets nothing more from anybody.
constexpr bool is_about_to_win(const longroad::island::Rules& rules, const longroad::island::State& s,
                               Seat seat) {
  return longroad::island::shown_points(rules, s, seat) >= rules.target - kNearEnd;
}

}  // namespace longroad::bots::island
