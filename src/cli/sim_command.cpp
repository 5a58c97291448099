/// `longroad sim`: many games, counted.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <chrono>
#include <filesystem>
#include <limits>

#include "bots/core/fault_words.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/device.hpp"
#include "cli/common/hiring.hpp"
#include "cli/common/many_games.hpp"
#include "cli/common/terminal.hpp"
#include "games/replay.hpp"
#include "notation/record.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

struct SimArguments {
  ManyGames play{.bots = {"random", "random", "random", "random"}, .games = 1000};
  std::string records;
  std::string device = "cpu";
  Hiring hiring;
  bool json = false;
};

/// Keeps every game in a file of its own, named by its number.
class Folder final : public sim::Archive {
 public:
  Folder(std::filesystem::path path, const std::vector<std::string>& bots)
      : path_(std::move(path)), bots_(bots) {
    std::error_code error;
    std::filesystem::create_directories(path_, error);
    if (error) refuse_argument("--records", fmt::format("The folder can't be made: {}.", error.message()));
  }
  void keep(int number, const games::Position& end, std::span<const Action> lines,
            const sim::Played&) override {
    const auto record = games::record_of(end, lines, {.names = bots_, .begun = {}});
    write_file(path_ / fmt::format("{:06}.game", number), notation::write_record(record), "--records");
  }

 private:
  std::filesystem::path path_;
  const std::vector<std::string>& bots_;
};

sim::Plan simulation_of(const SimArguments& arguments) {
  auto plan = plan_of<sim::Plan>(arguments.play);
  plan.threads = arguments.hiring.threads(arguments.play.threads);
  return plan;
}

struct Outcome {
  sim::Totals totals;
  double seconds = 0;

  [[nodiscard]] double rate() const { return static_cast<double>(totals.games) / seconds; }
  [[nodiscard]] double each(std::int64_t sum) const {
    return static_cast<double>(sum) / static_cast<double>(totals.games);
  }
};

void print_json(const SimArguments& arguments, const Outcome& outcome) {
  const sim::Totals& totals = outcome.totals;
  std::vector<std::string> points;
  for (std::size_t i = 0; i < arguments.play.bots.size(); ++i)
    points.push_back(fmt::format("{:.3f}", outcome.each(totals.points[i])));
  fmt::print(R"({{"game":"{}","bots":{},"seed":{},"threads":{},"games":{},"unfinished":{},)",
             arguments.play.game, json::serialize(json::value_from(arguments.play.bots)), arguments.play.seed,
             arguments.play.threads, totals.games, totals.unfinished);
  fmt::print(
      R"("seconds":{:.6f},"games_per_second":{:.1f},"actions_per_game":{:.3f},"turns_per_game":{:.3f},)",
      outcome.seconds, outcome.rate(), outcome.each(totals.decisions), outcome.each(totals.turns));
  json::array faults;
  for (std::size_t i = 0; i < points.size(); ++i) faults.push_back(bots::faults_json(totals.faults[i]));
  fmt::print("\"wins\":[{}],\"points\":[{}],\"faults\":{}}}\n",
             fmt::join(std::span(totals.wins).first(points.size()), ","), fmt::join(points, ","),
             json::serialize(faults));
}

void print_table(const SimArguments& arguments, const Outcome& outcome) {
  const sim::Totals& totals = outcome.totals;
  fmt::print("{} games of {} in {:.2f} s: {:.0f} games/s\n", totals.games, arguments.play.game,
             outcome.seconds, outcome.rate());
  fmt::print("{:.1f} actions and {:.1f} turns a game; {} unfinished after {} turns\n\n",
             outcome.each(totals.decisions), outcome.each(totals.turns), totals.unfinished,
             arguments.play.max_turns);
  fmt::print("seat  {:<24} {:>8} {:>8} {:>8} {:>7}\n", "bot", "wins", "", "points", "faults");
  for (std::size_t i = 0; i < arguments.play.bots.size(); ++i)
    fmt::print("{:>4}  {:<24} {:>8} {:>6.1f} % {:>8.2f} {:>7}\n", i + 1, arguments.play.bots[i],
               totals.wins[i], 100 * outcome.each(totals.wins[i]), outcome.each(totals.points[i]),
               totals.faults[i].total());
  for (std::size_t i = 0; i < arguments.play.bots.size(); ++i)
    if (totals.faults[i].total() > 0)
      fmt::print("\nFaults of seat {}, {}:\n{}", i + 1, arguments.play.bots[i],
                 bots::fault_lines(totals.faults[i]));
}

/// On a GPU all seats play by the same policy, which is a bot.
gpu::Policy policy_of(const std::vector<std::string>& bots) {
  for (const std::string& bot : bots) {
    if (bot != "random" && bot != "greedy" && bot != "greedy:net=on")
      refuse_argument(
          "--bots", fmt::format("On a GPU only 'random', 'greedy' and 'greedy:net=on' play, not '{}'.", bot));
    if (bot != bots.front()) refuse_argument("--bots", "On a GPU all seats play alike.");
  }
  return policy_argument(bots.front() == "greedy:net=on" ? "network" : bots.front());
}

Outcome play_on_gpu(const SimArguments& arguments, const sim::Plan& plan) {
  gpu::Job job = job_of(plan);
  job.policy = policy_of(arguments.play.bots);
  if (!arguments.records.empty())
    refuse_argument("--records", "A GPU keeps no lines: play with --device cpu for records.");
  const auto start = expect(gpu::start_of(plan), "--game");
  const auto device = device_argument(arguments.device);
  ProgressBar progress(plan.games);
  const auto begun = std::chrono::steady_clock::now();
  const auto sum = expect(gpu::run(*device, start, job, &progress), "--device");
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
  return {sum.totals, spent.count()};
}

void run_sim(const SimArguments& arguments) {
  const sim::Plan plan = simulation_of(arguments);
  if (arguments.device == "gpu") {
    const Outcome outcome = play_on_gpu(arguments, plan);
    return arguments.json ? print_json(arguments, outcome) : print_table(arguments, outcome);
  }
  if (!arguments.records.empty() && arguments.hiring.workers > 0)
    refuse_argument("--records",
                    "Workers keep no records of a simulation: play it here, or as a match of the arena.");
  const std::atomic<bool> never = false;
  const auto hired = hire(arguments.hiring, never);
  const auto folder =
      arguments.records.empty() ? nullptr : std::make_unique<Folder>(arguments.records, arguments.play.bots);
  ProgressBar progress(plan.games);
  const auto begun = std::chrono::steady_clock::now();
  const auto totals = expect(
      sim::run(plan, folder.get(), &progress, hired != nullptr ? &hired->batches : nullptr), "--options");
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
  const Outcome outcome{totals, spent.count()};
  arguments.json ? print_json(arguments, outcome) : print_table(arguments, outcome);
}

}  // namespace

void add_sim_command(Command& program) {
  auto [command, a] = program.command("sim", "Plays many games between bots and counts who wins", run_sim);
  add_many_games(command, a.play, std::numeric_limits<int>::max(),
                 "One bot for each seat, separated by commas: name or name:key=value");
  command.option("--records", a.records, "Save the record of every game in this folder")
      .option("--device", a.device, kDeviceHelp, devices())
      .flag("--json", a.json, "Print one JSON object");
  add_hiring(command, a.hiring);
  command.examples({"longroad sim --bots random,random,random --games 1000 --threads 2 --seed 7",
                    "longroad sim --games 100 --records games --json",
                    "longroad sim --game duo --bots random,random --games 1000000 --device gpu"});
}

}  // namespace longroad::cli
