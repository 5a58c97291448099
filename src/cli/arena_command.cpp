/// `longroad arena`: matches between bots, with their statistics.
#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <csignal>

#include "arena/report.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/hiring.hpp"
#include "cli/common/many_games.hpp"
#include "cli/common/terminal.hpp"

namespace longroad::cli {
namespace {

constexpr int kMostGames = 100'000'000;  // all results are kept in memory

struct ArenaArguments {
  ManyGames play{.bots = {"greedy", "random", "random", "random"}, .games = 100};
  std::string out;
  std::string html;
  std::vector<double> sprt;
  Hiring hiring;
  bool json = false;
};

/// Ctrl-C ends the match after what has been played; nothing is lost.
std::atomic<bool> interrupted = false;
void interrupt(int /*signal*/) { interrupted = true; }

arena::RunOptions run_options(const ArenaArguments& arguments) {
  arena::RunOptions options;
  options.threads = arguments.hiring.threads(arguments.play.threads);
  options.folder = arguments.out;
  if (arguments.sprt.empty()) return options;
  if (arguments.sprt.size() != 2 || arguments.sprt[0] <= 0 || arguments.sprt[0] >= arguments.sprt[1] ||
      arguments.sprt[1] >= 1)
    refuse_argument("--sprt", "Two shares between 0 and 1, the lower first, as in 0.5,0.55.");
  options.sprt = arena::Sprt{arguments.sprt[0], arguments.sprt[1]};
  return options;
}

void run_arena(const ArenaArguments& arguments) {
  const arena::Match match = plan_of<arena::Match>(arguments.play);
  arena::RunOptions options = run_options(arguments);
  const auto hired = hire(arguments.hiring, interrupted);
  if (hired != nullptr) options.elsewhere = &hired->matches;
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
  auto [command, a] =
      program.command("arena", "Plays a match between bots and measures who is stronger", run_arena);
  add_many_games(command, a.play, kMostGames, "One bot for each seat, separated by commas; seats rotate");
  command.option("--out", a.out, "A folder for results and records; an interrupted match goes on from it")
      .option("--html", a.html, "Write a page with plots to this file")
      .option(
          "--sprt", a.sprt,
          "LOW,HIGH: stop as soon as it is decided whether the first bot wins LOW or at least HIGH of the "
          "games")
      .flag("--json", a.json, "Print one JSON object");
  add_hiring(command, a.hiring);
  command.examples(
      {"longroad arena --bots search:depth=2,greedy,greedy,greedy --games 1000 --threads 2 --seed 7",
       "longroad arena --game struggle --bots mcts,greedy --games 2000 --sprt 0.5,0.55 --out match",
       "longroad arena --bots master,sharp,sharp,sharp --bus nats://127.0.0.1:4222 --workers 4"});
}

}  // namespace longroad::cli
