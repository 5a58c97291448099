/// What a player's own page shows: my tables, and what I can do there now.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/model/state.hpp"

namespace longroad::server::desk {

/// `Mine` of the schema. The rank is that of the published standings; 0: none.
boost::json::object own_tables(const tournament::State& state, tournament::PlayerId player, int rank);

/// Whether the player sits there and may know it.
bool sits_at(const tournament::State& state, const tournament::Place& at, tournament::PlayerId player);

/// Whether the player was removed from the tournament, or has left that table.
bool is_out(const tournament::State& state, const tournament::Sheet& sheet, tournament::PlayerId player);

}  // namespace longroad::server::desk
