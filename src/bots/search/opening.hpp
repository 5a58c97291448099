/// The opening: tries the best few places, plays the rest of the opening as everybody would, and
/// takes the place that leaves the seat best off when it is over.
#pragma once

#include "bots/search/planner.hpp"

namespace longroad::bots::search {

/// One of the legal lines.
Action choose_opening(const Rules& rules, Planner& planner, const State& s, const Actions& legal, int width,
                      const Budget& budget);

}  // namespace longroad::bots::search
