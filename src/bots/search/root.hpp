/// Chooses among a seat's lines by planning in several worlds: all lines a little, the best few
/// with what the others may answer.
#pragma once

#include <span>

#include "bots/search/planner.hpp"

namespace longroad::bots::search {

struct Choice {
  Action line;
  double value;  // the seat's share, over all worlds
};

/// One of the legal lines. `turns`: how many turns of others the best few are followed into.
Choice choose_line(const Rules& rules, const island::Evaluation& evaluation, std::span<const State> worlds,
                   Seat me, const Actions& legal, int turns, const Budget& budget);

}  // namespace longroad::bots::search
