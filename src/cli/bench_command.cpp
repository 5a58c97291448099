/// `longroad bench`: how fast random games are.
#include <fmt/format.h>

#include <chrono>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "games/game.hpp"
#include "sim/batch.hpp"

namespace longroad::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchArguments {
  std::string game{games::default_game().name};
  int players = 0;  // 0: as many as the game takes
  int games = 20'000;
  std::uint64_t seed = 7;
  bool json = false;
};

double seconds_since(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

struct Speed {
  double games_per_second = 0;
  double actions_per_game = 0;
  double turns_per_game = 0;
};

Speed time_games(const sim::Plan& plan) {
  const auto begun = Clock::now();
  const sim::Totals totals = expect(sim::run(plan), "--game");
  const double games = plan.games;
  return {games / seconds_since(begun), static_cast<double>(totals.decisions) / games,
          static_cast<double>(totals.turns) / games};
}

/// Keeps the lines of games, for timing single functions along them.
class Lines final : public sim::Archive {
 public:
  void keep(int, const games::Position&, std::span<const Action> lines, const sim::Played&) override {
    games.emplace_back(lines.begin(), lines.end());
    count += static_cast<int>(lines.size());
  }
  std::vector<std::vector<Action>> games;
  int count = 0;
};

/// Plays the lines again, and asks for the legal list before each decision if it is wanted.
double replay_ns(const sim::Plan& plan, const Lines& lines, bool with_legal) {
  double seconds = 0;
  Actions legal;
  for (int number = 0; number < plan.games; ++number) {
    const auto position = expect(sim::begin(plan, number), "--game");
    const auto begun = Clock::now();
    for (const Action action : lines.games[static_cast<std::size_t>(number)]) {
      if (with_legal && !action.seat().is_none()) {
        legal.clear();
        position->legal(action.seat(), legal);
      }
      position->apply(action);
    }
    seconds += seconds_since(begun);
  }
  return seconds * 1e9;
}

struct Cost {
  double apply_ns = 0;  // a line
  double legal_ns = 0;  // a list
};

Cost time_functions(sim::Plan plan) {
  plan.games = std::min(plan.games, 1000);
  plan.threads = 1;
  Lines lines;
  const sim::Totals totals = expect(sim::run(plan, &lines), "--game");
  const double apply = replay_ns(plan, lines, false);
  const double both = replay_ns(plan, lines, true);
  return {apply / lines.count, (both - apply) / static_cast<double>(totals.decisions)};
}

void print_json(const BenchArguments& arguments, int players, const Speed& one, const Speed& two,
                const Cost& cost) {
  fmt::print(
      R"({{"game":"{}","players":{},"games":{},"games_per_second":{:.1f},"games_per_second_two_threads":{:.1f},)",
      arguments.game, players, arguments.games, one.games_per_second, two.games_per_second);
  fmt::print(
      "\"actions_per_game\":{:.3f},\"turns_per_game\":{:.3f},\"apply_ns\":{:.1f},\"legal_ns\":{:.1f}}}\n",
      one.actions_per_game, one.turns_per_game, cost.apply_ns, cost.legal_ns);
}

void print_table(const BenchArguments& arguments, int players, const Speed& one, const Speed& two,
                 const Cost& cost) {
  fmt::print("{} games of {} between {} random bots, {:.1f} actions and {:.1f} turns each\n", arguments.games,
             arguments.game, players, one.actions_per_game, one.turns_per_game);
  fmt::print("  one thread   {:>10.0f} games/s\n", one.games_per_second);
  fmt::print("  two threads  {:>10.0f} games/s, {:.2f} times one\n", two.games_per_second,
             two.games_per_second / one.games_per_second);
  fmt::print("  apply        {:>10.1f} ns a line\n", cost.apply_ns);
  fmt::print("  legal        {:>10.1f} ns a list\n", cost.legal_ns);
}

void run_bench(const BenchArguments& arguments) {
  sim::Plan plan;
  plan.game = &game_argument(arguments.game);
  const int players = players_argument(arguments.players, *plan.game);
  plan.bots =
      bots_argument(std::vector<std::string>(static_cast<std::size_t>(players), "random"), *plan.game);
  plan.games = arguments.games;
  plan.seed = arguments.seed;
  const Speed one = time_games(plan);
  plan.threads = 2;
  const Speed two = time_games(plan);
  const Cost cost = time_functions(plan);
  arguments.json ? print_json(arguments, players, one, two, cost)
                 : print_table(arguments, players, one, two, cost);
}

}  // namespace

void add_bench_command(Command& program) {
  auto [command, a] = program.command("bench", "Measures the speed of a game between random bots", run_bench);
  command.option("--game", a.game, game_help())
      .option("--players", a.players, kPlayersHelp)
      .option("--games", a.games, "How many games", {.range = {1, 1'000'000}})
      .option("--seed", a.seed, kSeedHelp)
      .flag("--json", a.json, "Print one JSON object")
      .examples({"longroad bench", "longroad bench --game base --players 3 --games 5000 --json"});
}

}  // namespace longroad::cli
