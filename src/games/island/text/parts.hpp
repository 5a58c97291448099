/// The parts of reading a position, one file each. For the host only.
#pragma once

#include "games/island/words/reading.hpp"

namespace longroad::island {

/// The board of the rules; what is left out is the beginner's.
void read_board(const Node& node, Rules& rules);
/// The options of the variant, into its rules.
void read_options(const Node& node, Rules& rules);

std::string_view phase_name(Phase phase);
Phase read_phase(const Node& node, Phase otherwise);

/// Whose turn it is, which the seats' cards need to know first.
void read_turn_head(const Node& node, const Rules& rules, State& s);
/// The rest of the turn, when seats, bank and awards are there. Between two rolls, only one is done.
void read_turn(const Node& root, const Rules& rules, State& s);

}  // namespace longroad::island
