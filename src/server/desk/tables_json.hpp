/// Games and their tables as JSON, as much of them as somebody may know.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/model/state.hpp"

namespace longroad::server::desk {

/// `Seats`: who sits there; `Result`: how it ended; `Sheet`: the sheet with its signatures, for those
/// who work with it and those who sit there; `All`: also what was said at the table.
enum class Detail : std::uint8_t { Seats, Result, Sheet, All };

boost::json::object table_json(const tournament::State& state, const tournament::Place& at, Detail detail);

/// A game without its tables. Its layout only where the seats may be seen.
boost::json::object game_json(const tournament::State& state, tournament::GameId id, bool with_layout);

boost::json::array players_json(const std::vector<tournament::PlayerId>& players);
/// The number, or null for nobody.
boost::json::value player_json(tournament::PlayerId player);

}  // namespace longroad::server::desk
