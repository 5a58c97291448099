/// What several commands read from their arguments.
#pragma once

#include <boost/json/fwd.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/all_bots.hpp"
#include "cli/common/command.hpp"
#include "games/game.hpp"

namespace longroad::store {
class Store;
}

namespace longroad::cli {

// What the help says of options that several commands have.
std::string game_help();
inline constexpr const char* kPlayersHelp = "How many play; otherwise as many as the game takes";
inline constexpr const char* kOptionsHelp =
    "The game's options (docs/notation.md): name=value,name=value, JSON, or a file that holds it";
inline constexpr const char* kBoardHelp = "One board for all games: beginner, JSON, or a file that holds it";
inline constexpr const char* kSeedHelp = "The same seed gives the same luck";
inline constexpr const char* kThreadsHelp = "How many games are played at a time; the result is the same";

const games::Game& game_argument(const std::string& name);

/// How many play; 0 is as many as the game takes.
int players_argument(int players, const games::Game& game);

/// Refuses the argument where one of these bots is a program that can't be started.
void expect_to_start(const std::vector<std::string>& bots, const std::string& argument);

/// One recipe a seat, as many as the game has players.
std::vector<bots::Recipe> bots_argument(const std::vector<std::string>& names, const games::Game& game);

/// An object, given as `name=value,name=value`, as JSON or as the name of a file that holds it; an empty one
/// for an empty text.
boost::json::object object_argument(const std::string& text, const std::string& argument);

/// A board: a layout by its name, JSON, or the name of a file that holds it; none for an empty text.
std::optional<boost::json::value> board_argument(const std::string& text, const std::string& argument);

/// Ends the program where no server keeps its data in this folder.
void require_data(const std::string& folder, const std::string& argument);

/// What `--database` says, or the environment's LONGROAD_DATABASE, which others on the machine can't read;
/// empty: the data folder. Ends the program where it is no address of PostgreSQL.
std::string database_argument(const std::string& given);
inline constexpr const char* kDatabaseHelp =
    "Stored in PostgreSQL instead: postgresql://USER@HOST/NAME; also from LONGROAD_DATABASE";

/// The data that a server keeps in this folder, or in this database; it must be there.
std::unique_ptr<store::Store> store_argument(const std::string& folder, const std::string& argument,
                                             const std::string& database);

/// A game begun with these options and this board. Where none can be, the argument is named that is wrong.
games::PositionPtr start_argument(const games::Game& game, const games::Setup& setup,
                                  const std::string& board = "--board");

std::string read_file(const std::string& path, const std::string& argument);
/// To the standard output where the path is empty.
void write_file(const std::string& path, std::string_view content, const std::string& argument);

}  // namespace longroad::cli
