#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "arena/report.hpp"
#include "arena/spsa.hpp"
#include "bots/judge/mind.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"

namespace longroad::cli {
namespace {

struct Arguments {
  std::string game = "base";
  int players = 0;
  std::string bot = "greedy";
  std::string weights;
  std::string out = "weights.json";
  int match = 200;
  arena::SpsaOptions spsa;
};

bots::Weights start_of(const Arguments& arguments) {
  const bots::Weights own = bots::own_weights(arguments.game);
  if (own.empty()) refuse_argument("--game", "This game's bots have no weights.");
  if (arguments.weights.empty()) return own;
  return expect(bots::read_weights(read_file(arguments.weights, "--weights"), own), "--weights");
}

std::string with_weights(const std::string& bot, const std::string& path) {
  return path.empty() ? bot : fmt::format("{}:weights={}", bot, path);
}

/// New against old weights, seat by seat in turn, with luck that the tuning never saw.
void print_match(const Arguments& arguments) {
  arena::Match match;
  match.game = arguments.spsa.game;
  match.games = arguments.match;
  match.seed = ~arguments.spsa.seed;
  for (int i = 0; i < arguments.spsa.players; ++i)
    match.bots.push_back(with_weights(arguments.bot, i % 2 == 0 ? arguments.out : arguments.weights));
  arena::RunOptions options;
  options.threads = arguments.spsa.threads;
  std::atomic<bool> stop = false;
  const auto outcome = expect(arena::run(match, options, stop), "--bot");
  fmt::print("{}", arena::as_text(arena::report(match, options, outcome)));
}

void run(Arguments arguments) {
  arguments.spsa.game = &game_argument(arguments.game);
  arguments.spsa.players = players_argument(arguments.players, *arguments.spsa.game);
  arguments.spsa.bot = arguments.bot;
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
  if (arguments.match > 0) print_match(arguments);
}

}  // namespace

void add_tune_command(CLI::App& program) {
  auto arguments = std::make_shared<Arguments>();
  auto* command = program.add_subcommand("tune", "Improves a bot's weights by playing against itself");
  command->add_option("--game", arguments->game, "Which game")->capture_default_str();
  command->add_option("--players", arguments->players, "How many play; 0: as many as can")
      ->capture_default_str();
  command->add_option("--bot", arguments->bot, "Whose weights; the cheaper the bot, the more games")
      ->capture_default_str();
  command->add_option("--weights", arguments->weights, "Where to begin: a file; else the bot's own");
  command->add_option("--out", arguments->out, "Where the weights go")->capture_default_str();
  command->add_option("--steps", arguments->spsa.steps, "How many steps")->capture_default_str();
  command->add_option("--games", arguments->spsa.games, "Games a step")->capture_default_str();
  command->add_option("--spread", arguments->spsa.spread, "How far apart the two that meet are")
      ->capture_default_str();
  command->add_option("--rate", arguments->spsa.rate, "How far a step goes")->capture_default_str();
  command->add_option("--match", arguments->match, "Games of new against old in the end")
      ->capture_default_str();
  command->add_option("--seed", arguments->spsa.seed, "What all luck grows from")->capture_default_str();
  command->add_option("--threads", arguments->spsa.threads, "How many at a time; the result is the same")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command->footer(
      "Example:\n  longroad tune --game struggle --players 3 --steps 300 --threads 8 --out cards.json");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace longroad::cli
