/// Which player of a sheet has which seat of its online table, and how long a turn may take there.
#pragma once

#include <optional>
#include <vector>

#include "server/table/model/settings.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server {

/// The players of a table with this many seats: whoever left since it was opened still has one.
std::vector<tournament::PlayerId> seated_at(const tournament::Sheet& sheet, std::size_t seats);

/// A turn limit holds after the opening (1.2.3), as a table's clock does.
std::optional<ClockRules> clock_of(const tournament::Game& game, const tournament::Sheet& sheet);

}  // namespace longroad::server
