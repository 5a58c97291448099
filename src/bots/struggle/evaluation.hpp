/// How good a position of the card game is for each seat: counts of what it has, weighed.
#pragma once

#include "bots/struggle/weights.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::bots::struggle {

using longroad::struggle::Rules;
using longroad::struggle::State;

using Counts = Counted<kFeatures>;

Counts counts(const Rules& rules, const State& s);
Shares shares(const Rules& rules, const State& s, std::span<const Weight> weights);

}  // namespace longroad::bots::struggle
