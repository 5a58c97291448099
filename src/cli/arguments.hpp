/// What several commands read from their arguments.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "bots/all_bots.hpp"
#include "cli/command.hpp"
#include "games/game.hpp"

namespace longroad::cli {

const games::Game& game_argument(const std::string& name);

/// How many play; 0 is as many as the game takes.
int players_argument(int players, const games::Game& game);

/// One recipe a seat, as many as the game has players.
std::vector<bots::Recipe> bots_argument(const std::vector<std::string>& names, const games::Game& game);

/// An object, given as JSON or as the name of a file that holds it; an empty one for an empty text.
boost::json::object object_argument(const std::string& text, const std::string& argument);

std::string read_file(const std::string& path, const std::string& argument);
/// To the standard output where the path is empty.
void write_file(const std::string& path, std::string_view content, const std::string& argument);

}  // namespace longroad::cli
