/// `longroad bench`: how fast random games are, and networks.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/device.hpp"
#include "cli/front/network_times.hpp"
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
  std::string device = "cpu";
  std::string policy = "random";
  int runs = 5;
  bool networks = false;
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

/// One run of a batch after another, the slowest first; the first of all, which makes the device ready, is
/// not counted.
struct Runs {
  std::vector<double> seconds;
  gpu::Sum sum;

  [[nodiscard]] double median() const { return seconds[seconds.size() / 2]; }
};

Runs time_batches(gpu::Device& device, const gpu::AnyStart& start, const gpu::Job& job, int runs) {
  gpu::Job warm = job;
  warm.games = std::min(job.games, 100);
  expect(gpu::run(device, start, warm), "--device");
  Runs timed;
  for (int i = 0; i < runs; ++i) {
    const auto begun = Clock::now();
    timed.sum = expect(gpu::run(device, start, job), "--device");
    timed.seconds.push_back(seconds_since(begun));
  }
  std::ranges::sort(timed.seconds, std::greater{});
  return timed;
}

void print_batches(const BenchArguments& arguments, const gpu::Device& device, const Runs& timed) {
  const double games = static_cast<double>(timed.sum.totals.games);
  const double lines = static_cast<double>(timed.sum.lines);
  const double slow = timed.seconds.front();
  const double fast = timed.seconds.back();
  if (arguments.json)
    return fmt::print(
        R"({{"game":"{}","device":"{}","policy":"{}","games":{},"games_per_second":{:.1f},"lines_per_second":[{:.0f},{:.0f},{:.0f}],"lines_per_game":{:.3f},"hash":"{:016x}"}})"
        "\n",
        arguments.game, device.name(), arguments.policy, games, games / timed.median(), lines / slow,
        lines / timed.median(), lines / fast, lines / games, timed.sum.hash);
  fmt::print("{} games of {}, {} seats, each on its own board, {:.1f} lines each; {} runs\n", games,
             arguments.game, arguments.policy, lines / games, timed.seconds.size());
  fmt::print("  {}: {:.0f} games/s, {:.3g} lines/s (from {:.3g} to {:.3g})\n", device.name(),
             games / timed.median(), lines / timed.median(), lines / slow, lines / fast);
}

void run_bench(const BenchArguments& arguments) {
  if (arguments.networks) return print_network_times();
  sim::Plan plan;
  plan.game = &game_argument(arguments.game);
  const int players = players_argument(arguments.players, *plan.game);
  plan.bots.assign(static_cast<std::size_t>(players), "random");
  plan.games = arguments.games;
  plan.seed = arguments.seed;
  if (arguments.device != "cpu") {
    const auto start = expect(gpu::start_of(plan), "--game");
    const auto device = device_argument(arguments.device);
    gpu::Job job = job_of(plan);
    job.policy = policy_argument(arguments.policy);
    return print_batches(arguments, *device, time_batches(*device, start, job, arguments.runs));
  }
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
      .option("--games", a.games, "How many games", {.range = {1, 100'000'000}})
      .option("--seed", a.seed, kSeedHelp)
      .option(
          "--device", a.device,
          "What is measured: single functions and threads (cpu), batches on all cores (cores) or on a GPU",
          {.one_of = {"cpu", "cores", "gpu"}})
      .option("--policy", a.policy, "How all seats of a batch play", policies())
      .option("--runs", a.runs, "How often a batch is played", {.range = {1, 100}})
      .flag("--networks", a.networks, "Measure instead how long each game's network takes for a position")
      .flag("--json", a.json, "Print one JSON object")
      .examples({"longroad bench", "longroad bench --game base --players 3 --games 5000 --json",
                 "longroad bench --device gpu --games 1000000"});
}

}  // namespace longroad::cli
