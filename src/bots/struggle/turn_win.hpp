/// Wins in this turn by what lies open: swaps with the market, builds, and what is paid for them.
#pragma once

#include <optional>

#include "base/action.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::bots::struggle {

/// The line to begin with; none where no win is certain.
std::optional<Action> find_turn_win(const longroad::struggle::Rules& rules,
                                    const longroad::struggle::State& s, Seat me);

}  // namespace longroad::bots::struggle
