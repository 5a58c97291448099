/// Whether a position that somebody wrote can be. Each answer is a sentence; empty means it can.
#pragma once

#include <string>

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

/// Pieces: as many as exist, far enough apart, no road in the air.
std::string impossible_pieces(const Rules& rules, const State& state);
/// The opening: every seat has placed what the order of play says.
std::string impossible_opening(const Rules& rules, const State& state);
/// What is pending fits the phase, so that somebody can go on.
std::string impossible_turn(const Rules& rules, const State& state);
/// The line that can be taken back leads from some position to this one.
std::string impossible_last(const Rules& rules, const State& state);

}  // namespace longroad::island
