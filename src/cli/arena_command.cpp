#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/serialize.hpp>
#include <csignal>
#include <memory>

#include "arena/report.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"

namespace longroad::cli {
namespace {

struct Arguments {
  std::string game = "base";
  std::vector<std::string> bots{"greedy", "random", "random", "random"};
  int games = 100;
  int threads = 1;
  std::uint64_t seed = 1;
  int max_turns = sim::kMaxTurns;
  std::string options;
  std::string board;
  std::string out;
  std::string html;
  std::vector<double> sprt;
  bool json = false;
};

/// Ctrl-C ends the match after what has been played; nothing is lost.
std::atomic<bool> interrupted = false;
void interrupt(int /*signal*/) { interrupted = true; }

arena::Match match_of(const Arguments& arguments) {
  arena::Match match;
  match.game = &game_argument(arguments.game);
  match.bots = arguments.bots;
  if (!arguments.board.empty()) match.board = object_argument(arguments.board, "--board");
  match.options = object_argument(arguments.options, "--options");
  match.games = arguments.games;
  match.seed = arguments.seed;
  match.max_turns = arguments.max_turns;
  return match;
}

arena::RunOptions run_options(const Arguments& arguments) {
  arena::RunOptions options;
  options.threads = arguments.threads;
  options.folder = arguments.out;
  if (arguments.sprt.empty()) return options;
  if (arguments.sprt.size() != 2 || arguments.sprt[0] <= 0 || arguments.sprt[0] >= arguments.sprt[1] ||
      arguments.sprt[1] >= 1)
    refuse_argument("--sprt", "Two shares between 0 and 1, the lower first, as in 0.5,0.55.");
  options.sprt = arena::Sprt{arguments.sprt[0], arguments.sprt[1]};
  return options;
}

void run(const Arguments& arguments) {
  const arena::Match match = match_of(arguments);
  const arena::RunOptions options = run_options(arguments);
  ProgressBar bar(match.games);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const auto outcome =
      expect(arena::run(match, options, interrupted, [&](int games) { bar.at(games); }), "--bots");
  const arena::Report report = arena::report(match, options, outcome);
  if (!arguments.html.empty()) write_file(arguments.html, arena::as_html(report), "--html");
  if (arguments.json)
    fmt::print("{}\n", boost::json::serialize(arena::as_json(report)));
  else
    fmt::print("{}", arena::as_text(report));
  if (!outcome.interrupted) return;
  fmt::print(stderr, "longroad: interrupted after {} games{}\n", report.games,
             arguments.out.empty() ? "." : "; the same command goes on from there.");
  throw CLI::RuntimeError(130);
}

}  // namespace

void add_arena_command(CLI::App& program) {
  auto arguments = std::make_shared<Arguments>();
  auto* command = program.add_subcommand("arena", "Plays a match between bots and says who is stronger");
  command->add_option("--game", arguments->game, "Which game")->capture_default_str();
  command->add_option("--bots", arguments->bots, "One bot a seat, parted by commas; seats rotate")
      ->delimiter(',')
      ->capture_default_str();
  command->add_option("--games", arguments->games, "How many games")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many at a time; the result is the same")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "What all luck grows from")->capture_default_str();
  command->add_option("--max-turns", arguments->max_turns, "A game ends there without a winner")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_option("--options", arguments->options, "The game's options: JSON, or a file that holds it");
  command->add_option("--board", arguments->board, "One board for all games: JSON, or a file that holds it");
  command->add_option("--out", arguments->out,
                      "A folder for results and records; an interrupted match goes on from it");
  command->add_option("--html", arguments->html, "Write a page with plots to this file");
  command
      ->add_option("--sprt", arguments->sprt,
                   "Stop when it is decided whether the first bot's share is the first or the second")
      ->delimiter(',');
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->footer(
      "Examples:\n"
      "  longroad arena --bots search:depth=2,greedy,greedy,greedy --games 1000 --threads 2 --seed 7\n"
      "  longroad arena --game struggle --bots mcts,greedy --games 2000 --sprt 0.5,0.55 --out match");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace longroad::cli
