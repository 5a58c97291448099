#include "cli/common/arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "games/game.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"
#include "store/open_database.hpp"
#include "store/store.hpp"

namespace longroad::cli {

namespace {

std::string game_names() {
  std::string names;
  for (const games::Game& game : games::offered_games())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", game.name);
  return names;
}

/// A sentence that begins with this part of the setup is about the argument which the part came from.
void refuse_part(std::string_view part, const std::string& argument, std::string_view sentence) {
  if (!sentence.starts_with(part)) return;
  const std::string_view rest = sentence.substr(part.size());
  if (rest.starts_with('.')) refuse_argument(argument, std::string(rest.substr(1)));
  if (rest.starts_with(": ")) refuse_argument(argument, std::string(rest.substr(2)));
}

}  // namespace

std::string game_help() { return "Which game: " + game_names(); }

const games::Game& game_argument(const std::string& name) {
  if (const games::Game* game = games::find_game(name)) return *game;
  refuse_argument("--game",
                  fmt::format("There is no game {}; there are: {}.", notation::quote(name), game_names()));
}

int players_argument(int players, const games::Game& game) {
  if (players == 0) return game.max_players;
  if (players < game.min_players || players > game.max_players)
    refuse_argument("--players", fmt::format("The game {} is for {} to {} players, not {}.", game.name,
                                             game.min_players, game.max_players, players));
  return players;
}

void expect_to_start(const std::vector<std::string>& bots, const std::string& argument) {
  for (const std::string& bot : bots)
    if (const auto error = bots::refuse_to_start(bot)) refuse_argument(argument, error->sentence);
}

std::vector<bots::Recipe> bots_argument(const std::vector<std::string>& names, const games::Game& game) {
  const int count = static_cast<int>(names.size());
  if (count < game.min_players || count > game.max_players)
    refuse_argument("--bots", fmt::format("The game {} takes {} to {} bots, one a seat, not {}.", game.name,
                                          game.min_players, game.max_players, count));
  std::vector<bots::Recipe> recipes;
  for (const std::string& name : names) recipes.push_back(expect(bots::find_bot(name), "--bots"));
  return recipes;
}

namespace {

/// `claim=manual,goal=[1,3]`: values are JSON, or words without quotation marks.
boost::json::object pairs_argument(const std::string& text, const std::string& argument) {
  boost::json::object object;
  for (const std::string& pair : places_of(text)) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0)
      refuse_argument(argument, fmt::format("{} is not of the form name=value.", notation::quote(pair)));
    const std::string value = pair.substr(equals + 1);
    const auto read = notation::parse_json(value);
    object[pair.substr(0, equals)] = read ? *read : boost::json::value(value);
  }
  return object;
}

bool are_pairs(const std::string& text) {
  return text.find('=') != std::string::npos && !std::filesystem::exists(text);
}

}  // namespace

boost::json::object object_argument(const std::string& text, const std::string& argument) {
  if (text.empty()) return {};
  if (!text.starts_with('{') && are_pairs(text)) return pairs_argument(text, argument);
  const bool inline_json = text.starts_with('{');
  const auto value = expect(notation::parse_json(inline_json ? text : read_file(text, argument)), argument);
  if (!value.is_object()) refuse_argument(argument, "An object in braces is expected.");
  return value.get_object();
}

std::optional<boost::json::value> board_argument(const std::string& text, const std::string& argument) {
  if (text.empty()) return std::nullopt;
  for (const games::Game& game : games::all_games())
    if (std::ranges::find(game.layouts, text) != game.layouts.end()) return boost::json::value(text);
  return object_argument(text, argument);
}

void require_data(const std::string& folder, const std::string& argument) {
  std::error_code fault;
  const bool kept = std::filesystem::exists(std::filesystem::path(folder) / "longroad.db", fault);
  if (fault)
    refuse_argument(argument, fmt::format("{} can't be read: {}.", notation::quote(folder), fault.message()));
  if (!kept)
    refuse_argument(argument, fmt::format("There is no server's data in {}.", notation::quote(folder)));
}

std::string database_argument(const std::string& given) {
  const char* const set = std::getenv("LONGROAD_DATABASE");
  std::string url = given.empty() && set != nullptr ? set : given;
  if (!url.empty() && !store::is_postgres(url))
    refuse_argument("--database", "It is no address like postgresql://USER@HOST/NAME.");
  return url;
}

std::unique_ptr<store::Store> store_argument(const std::string& folder, const std::string& argument,
                                             const std::string& database) {
  if (const std::string url = database_argument(database); !url.empty())
    return expect(store::Store::open(url, store::OlderFormat::Refuse), "--database");
  require_data(folder, argument);
  return expect(store::Store::open(folder, store::OlderFormat::Refuse), argument);
}

games::PositionPtr start_argument(const games::Game& game, const games::Setup& setup,
                                  const std::string& board) {
  auto begun = game.start(setup);
  if (begun) return std::move(*begun);
  const std::string& sentence = begun.error().sentence;
  refuse_part("options", "--options", sentence);
  refuse_part("board", board, sentence);
  refuse_argument(setup.board != nullptr ? board : "--options", sentence);
}

std::string read_file(const std::string& path, const std::string& argument) {
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path))
    refuse_argument(argument, fmt::format("The file {} can't be read.", notation::quote(path)));
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, std::string_view content, const std::string& argument) {
  if (path.empty()) {
    std::cout << content << std::flush;
    return;
  }
  std::ofstream file(path, std::ios::binary);
  if (!(file << content << std::flush))
    refuse_argument(argument, fmt::format("The file {} can't be written.", notation::quote(path)));
}

}  // namespace longroad::cli
