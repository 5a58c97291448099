/// Wins in this turn by what lies open: builds, trades with the bank, and cards whose effect is known.
#pragma once

#include <optional>

#include "base/action.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::bots::island {

/// The line to begin with; none where no win is certain.
std::optional<Action> find_turn_win(const longroad::island::Rules& rules, const longroad::island::State& s,
                                    Seat me);

}  // namespace longroad::bots::island
