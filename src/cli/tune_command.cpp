/// `longroad tune`: finds better weights for a bot.
#include <fmt/format.h>

#include "arena/report.hpp"
#include "arena/spsa.hpp"
#include "bots/judge/mind.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/hiring.hpp"
#include "cli/common/terminal.hpp"
#include "games/game.hpp"

namespace longroad::cli {
namespace {

struct TuneArguments {
  std::string game{games::default_game().name};
  int players = 0;
  std::string bot = "greedy";
  std::string weights;
  std::string out = "weights.json";
  int match = 200;
  arena::SpsaOptions spsa;
  Hiring hiring;
};

bots::Weights start_of(const TuneArguments& arguments) {
  const bots::Weights own = bots::own_weights(arguments.game, arguments.spsa.players);
  if (own.empty()) refuse_argument("--game", "This game's bots have no weights.");
  if (arguments.weights.empty()) return own;
  return expect(bots::read_weights(read_file(arguments.weights, "--weights"), own), "--weights");
}

std::string with_weights(const std::string& bot, const std::string& path) {
  return path.empty() ? bot : fmt::format("{}:weights={}", bot, path);
}

/// New against old weights, seat by seat in turn, with luck that the tuning never saw. It is played here,
/// where the files with the weights are.
void print_match(const TuneArguments& arguments, int threads) {
  arena::Match match;
  match.game = arguments.spsa.game;
  match.games = arguments.match;
  match.seed = ~arguments.spsa.seed;
  for (int i = 0; i < arguments.spsa.players; ++i)
    match.bots.push_back(with_weights(arguments.bot, i % 2 == 0 ? arguments.out : arguments.weights));
  arena::RunOptions options;
  options.threads = threads;
  std::atomic<bool> stop = false;
  const auto outcome = expect(arena::run(match, options, stop), "--bot");
  fmt::print("{}", arena::as_text(arena::report(match, options, outcome)));
}

void run_tune(const TuneArguments& given) {
  TuneArguments arguments = given;
  arguments.spsa.game = &game_argument(arguments.game);
  arguments.spsa.players = players_argument(arguments.players, *arguments.spsa.game);
  arguments.spsa.bot = arguments.bot;
  arguments.spsa.threads = arguments.hiring.threads(given.spsa.threads);
  const std::atomic<bool> never = false;
  const auto hired = hire(arguments.hiring, never);
  if (hired != nullptr) arguments.spsa.elsewhere = &hired->batches;
  expect_to_start({arguments.bot}, "--bot");
  const bots::Weights before = start_of(arguments);
  ProgressBar bar(arguments.spsa.steps);
  const auto after =
      expect(arena::tune_by_play(before, arguments.spsa, [&](int step, double /*share*/) { bar.at(step); }),
             "--bot");
  write_file(arguments.out, bots::write_weights(after) + "\n", "--out");
  for (std::size_t i = 0; i < after.size(); ++i)
    fmt::print("{:<20} {:>8.3f} {:>8.3f}  ->  {:>8.3f} {:>8.3f}\n", after[i].name, before[i].early,
               before[i].late, after[i].early, after[i].late);
  fmt::print("\n");
  if (arguments.match > 0) print_match(arguments, given.spsa.threads);
}

}  // namespace

void add_tune_command(Command& program) {
  auto [command, a] = program.command("tune", "Improves a bot's weights by playing against itself", run_tune);
  command.option("--game", a.game, game_help())
      .option("--players", a.players, kPlayersHelp)
      .option("--bot", a.bot, "The bot whose weights are tuned; a faster bot plays more games")
      .option("--weights", a.weights, "The weights to begin with, a file; otherwise the bot's own")
      .option("--out", a.out, "The file that the weights are written to")
      .option("--steps", a.spsa.steps, "How many steps")
      .option("--games", a.spsa.games, "Games a step")
      .option("--spread", a.spsa.spread, "How much the weights of the two sides differ")
      .option("--rate", a.spsa.rate, "How far a step moves the weights")
      .option("--match", a.match, "Games of the new weights against the old ones in the end")
      .option("--seed", a.spsa.seed, kSeedHelp)
      .option("--threads", a.spsa.threads, kThreadsHelp, {.range = {1, 1024}});
  add_hiring(command, a.hiring);
  command.examples({"longroad tune --game struggle --players 3 --steps 300 --threads 8 --out cards.json"});
}

}  // namespace longroad::cli
