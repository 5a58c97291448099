/// What a player's own page shows: my tables, and what I can do there now.
#pragma once

#include <vector>

#include "server/desk/wire/offers.hpp"
#include "tournament/rules/possible.hpp"

namespace longroad::server::desk {

/// `Mine` of the schema, with what of the offers is about each table. The rank is that of the published
/// standings; 0: none.
wire::Mine own_tables(const tournament::State& state, tournament::PlayerId player, int rank,
                      const std::vector<tournament::Offer>& offers);

}  // namespace longroad::server::desk
