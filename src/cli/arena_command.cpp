#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <csignal>

#include "arena/report.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"

namespace longroad::cli {
namespace {

constexpr int kMany = 100'000'000;

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
  match.board = board_argument(arguments.board, "--board");
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
  bar.clear();
  const arena::Report report = arena::report(match, options, outcome);
  if (!arguments.html.empty()) write_file(arguments.html, arena::as_html(report), "--html");
  if (arguments.json)
    fmt::print("{}\n", boost::json::serialize(arena::as_json(report)));
  else
    fmt::print("{}", arena::as_text(report));
  if (!outcome.interrupted) return;
  fmt::print(stderr, "longroad: interrupted after {} games{}\n", report.games,
             arguments.out.empty() ? "." : "; the same command goes on from there.");
  leave(130);
}

}  // namespace

void add_arena_command(Command& program) {
  auto [command, a] = program.command("arena", "Plays a match between bots and says who is stronger", run);
  command.option("--game", a.game, game_help())
      .option("--bots", a.bots, "One bot a seat, parted by commas; seats rotate")
      .option("--games", a.games, "How many games", {.range = {1, kMany}})
      .option("--threads", a.threads, kThreadsHelp, {.range = {1, 1024}})
      .option("--seed", a.seed, kSeedHelp)
      .option("--max-turns", a.max_turns, "A game ends there without a winner", {.range = {1, kMany}})
      .option("--options", a.options, kOptionsHelp)
      .option("--board", a.board, kBoardHelp)
      .option("--out", a.out, "A folder for results and records; an interrupted match goes on from it")
      .option("--html", a.html, "Write a page with plots to this file")
      .option("--sprt", a.sprt,
              "Stop when it is decided whether the first bot's share is the first or the second")
      .flag("--json", a.json, "Print one JSON object")
      .examples(
          {"longroad arena --bots search:depth=2,greedy,greedy,greedy --games 1000 --threads 2 --seed 7",
           "longroad arena --game struggle --bots mcts,greedy --games 2000 --sprt 0.5,0.55 --out match"});
}

}  // namespace longroad::cli
