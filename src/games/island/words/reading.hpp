/// The parts of reading a position that variants use too. For the host only.
#pragma once

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"
#include "notation/json.hpp"

namespace longroad::island {

using notation::Fault;
using notation::Node;

/// The most that `Last::before` holds.
inline constexpr int kMostBefore = 65'535;

void read_buildings(const Node& node, State& s, NodeSet& own);
void read_roads(const Node& node, const State& s, EdgeSet& own);
/// A seat, where there are neutral players `x` or `y`, or null for nobody.
Owner read_owner(const Node& node, const Rules& rules);

}  // namespace longroad::island
