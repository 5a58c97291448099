/// The parts of reading a position, one file each. For the host only.
#pragma once

#include "games/island/model/rules.hpp"
#include "games/island/model/state.hpp"
#include "notation/json.hpp"

namespace longroad::island {

using notation::Fault;
using notation::Node;

inline constexpr int kMostIdleTurns = 65'535;

/// The board of the rules; what is left out is the beginner's.
void read_board(const Node& node, Rules& rules);
/// The options of the variant, into its rules.
void read_options(const Node& node, Rules& rules);

void read_buildings(const Node& node, State& s, NodeSet& own);
void read_roads(const Node& node, const State& s, EdgeSet& own);
/// A seat, `x` or `y`, or null for nobody.
Owner read_owner(const Node& node, const Rules& rules);

/// Whose turn it is, which the seats' cards need to know first.
void read_turn_head(const Node& node, const Rules& rules, State& s);
/// The rest of the turn, when seats, bank and awards are there. Between two rolls, only one is done.
void read_turn(const Node& root, const Rules& rules, State& s);

void read_duo_options(const Node& node, DuoRulings& duo);
void read_duo(const Node& node, const Rules& rules, State& s);
/// What is pending, when the turn is known.
void read_duo_pending(const Node& node, const Rules& rules, State& s);

void read_soccer_options(const Node& node, Rules& rules);
/// The seats' colours, where they are given.
void read_colours(const Node& node, Rules& rules);
void read_soccer(const Node& node, const Rules& rules, State& s);
/// Whether the season is over and a matchday due, when the turn is known.
void read_soccer_pending(const Node& node, const Rules& rules, State& s);

}  // namespace longroad::island
