/// Offers of a bot that plans: of the deals that look good the one whose plan is best.
#pragma once

#include "bots/island/trading.hpp"
#include "bots/search/planner.hpp"

namespace longroad::bots::search {

/// None where no deal leads to a better plan than the seat to move has without one.
std::optional<Action> plan_offer(const island::Evaluation& evaluation, const State& s,
                                 std::span<const island::Deal> deals, const Budget& budget);

}  // namespace longroad::bots::search
