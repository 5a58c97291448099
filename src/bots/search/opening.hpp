/// The opening: tries the best few places, plays the rest of the opening as everybody would, and
/// takes the place that leaves the seat best off when it is over.
#pragma once

#include "bots/search/planner.hpp"

namespace longroad::bots::search {

Action choose_opening(const Rules& rules, Planner& planner, const State& s, int width);

}  // namespace longroad::bots::search
