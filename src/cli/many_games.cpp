#include "cli/many_games.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <limits>

#include "cli/arguments.hpp"

namespace longroad::cli {

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
      .option("--board", a.board, kBoardHelp);
}

}  // namespace longroad::cli
