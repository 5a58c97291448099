/// What a player's own page shows: my tables, and what I can do there now.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/rules/possible.hpp"

namespace longroad::server::desk {

/// `Mine` of the schema, with what of the offers is about each table. The rank is that of the published
/// standings; 0: none.
boost::json::object own_tables(const tournament::State& state, tournament::PlayerId player, int rank,
                               const std::vector<tournament::Offer>& offers);

}  // namespace longroad::server::desk
