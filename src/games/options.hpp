/// The options of all games, described for pages, and the house rules among them.
#pragma once

#include <boost/json/fwd.hpp>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace longroad::games {

/// Every option of the game: its name, kind, values, usual value and words (docs/wire.md, GET /api/games).
boost::json::array describe_options(const Game& game);

/// The house rules among these options of a game. Where there are any, the game is not rated.
std::vector<std::string_view> house_rules(const Game& game, const boost::json::object& options);
std::vector<std::string_view> house_rules(const Position& position);

}  // namespace longroad::games
