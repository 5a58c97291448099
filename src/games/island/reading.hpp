/// The parts of reading a position, one file each. For the host only.
#pragma once

#include "games/island/rules.hpp"
#include "games/island/state.hpp"
#include "notation/json.hpp"

namespace longroad::island {

using notation::Fault;
using notation::Node;

/// What is left out is the beginner's.
Board read_board(const Node& node);
Claim read_options(const Node& node);

/// A seat, or null for nobody.
Owner read_owner(const Node& node, const Rules& rules);

/// Whose turn it is, which the seats' cards need to know first.
void read_turn_head(const Node& node, const Rules& rules, State& s);
/// The rest of the turn, when seats, bank and awards are there.
void read_turn(const Node& node, const Rules& rules, State& s);

}  // namespace longroad::island
