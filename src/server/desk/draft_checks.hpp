/// What the desk refuses although the tournament's rules would let it be.
#pragma once

#include "server/desk/order.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server::desk {

/// Why the order may not lead from one state to the other: all that follows in turn.
Refused refuse_outcome(const Viewer& viewer, const Order& order, const tournament::State& before,
                       const tournament::State& after);

/// What an online table was told can't be taken back from it.
Refused refuse_untold(const tournament::State& before, const tournament::State& after);

/// Only an organiser registers bots, and only those that are offered: a contact starts no programs.
Refused refuse_new_bots(bool organiser, const tournament::State& before, const tournament::State& after);

}  // namespace longroad::server::desk
