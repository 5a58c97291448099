#include "cli/common/many_games.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <filesystem>
#include <limits>

#include "bots/exec/process.hpp"
#include "cli/common/arguments.hpp"

namespace longroad::cli {

namespace {

void keep_errors(const std::string& folder) {
  if (folder.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) refuse_argument("--stderr", fmt::format("The folder can't be made: {}.", error.message()));
  bots::Process::keep_errors_in(folder);
}

}  // namespace

void expect_to_begin(const ManyGames& a) {
  const games::Game& game = game_argument(a.game);
  const auto board = board_argument(a.board, "--board");
  const auto options = object_argument(a.options, "--options");
  games::Setup setup;
  setup.players = static_cast<int>(bots_argument(a.bots, game).size());
  setup.key = RandKey{a.seed};
  setup.board = board ? &*board : nullptr;
  setup.options = &options;
  start_argument(game, setup);
  keep_errors(a.errors);
  expect_to_start(a.bots, "--bots");
}

constexpr int kAnyNumber = std::numeric_limits<int>::max();

void add_many_games(Command& command, ManyGames& a, int most, const std::string& bots_help) {
  command.option("--game", a.game, game_help())
      .option("--bots", a.bots, bots_help)
      .option("--games", a.games, "How many games", {.range = {1, most}})
      .option("--threads", a.threads, kThreadsHelp, {.range = {1, 1024}})
      .option("--seed", a.seed, kSeedHelp)
      .option("--max-turns", a.max_turns, "A game ends there without a winner", {.range = {1, kAnyNumber}})
      .option("--options", a.options, kOptionsHelp)
      .option("--board", a.board, kBoardHelp)
      .option("--stderr", a.errors, "Save what programs write to their standard error in this folder");
}

}  // namespace longroad::cli
