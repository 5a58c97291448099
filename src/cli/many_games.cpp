#include "cli/many_games.hpp"

#include <limits>

#include "cli/arguments.hpp"

namespace longroad::cli {

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
