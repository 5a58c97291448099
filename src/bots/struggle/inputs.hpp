/// What the network is told of a position of the card game, in whole numbers: a row for each seat and one for
/// what all share. It is told a world that the viewer can't rule out, and which seat the viewer is.
#pragma once

#include "bots/network/file.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::bots::struggle {

/// Whether the network knows the rules: with other rulings than points to win it has never played.
bool knows_rules(const longroad::struggle::Rules& rules);

/// The names of the inputs.
const network::Layout& layout();

network::Inputs tell(const longroad::struggle::Rules& rules, const longroad::struggle::State& s, Seat viewer);

}  // namespace longroad::bots::struggle
