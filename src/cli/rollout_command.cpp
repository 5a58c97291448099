/// `longroad rollout`: every seat's chance to win from a position, by playing on from it many times.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cmath>
#include <limits>

#include "bots/wire/guess.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/device.hpp"
#include "cli/common/terminal.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

struct RolloutArguments {
  std::string position;
  int games = 10'000;
  int seat = 0;  // 0: all is known
  std::uint64_t seed = 1;
  int max_turns = sim::kMaxTurns;
  std::string policy = "random";
  std::string device = "cpu";
  bool json = false;
};

struct From {
  games::PositionPtr position;
  games::Viewer viewer;  // none: all is known
};

/// A whole position, or what a seat sees of one, where hidden cards are numbers: those are dealt anew for
/// every game.
From read_from(const RolloutArguments& arguments) {
  boost::system::error_code error;
  const json::value value = json::parse(read_file(arguments.position, "--position"), error);
  if (error || !value.is_object()) refuse_argument("--position", "This file holds no JSON object.");
  const json::object& object = value.get_object();
  const json::value* name = object.if_contains("game");
  const std::string game = name != nullptr && name->is_string() ? std::string(name->get_string()) : "";
  if (games::find_game(game) == nullptr)
    refuse_argument("--position", "The position names no game that is known here.");
  From from;
  auto whole = games::find_game(game)->read(object);
  if (whole) {
    from.position = std::move(*whole);
  } else {
    auto guessed = bots::guess_position(object, RandKey{arguments.seed});
    if (!guessed) refuse_argument("--position", whole.error().sentence);
    if (arguments.seat == 0) refuse_argument("--seat", "This is a view: say which seat's it is.");
    from.position = std::move(guessed->position);
  }
  if (arguments.seat > from.position->players())
    refuse_argument("--seat", fmt::format("Only {} play.", from.position->players()));
  if (arguments.seat > 0) from.viewer = Seat::of(arguments.seat - 1);
  return from;
}

/// The chance of one seat, with the half of its 95 % interval.
struct Chance {
  double share = 0;
  double error = 0;
};

Chance chance_of(std::int64_t wins, std::int64_t games) {
  const double share = static_cast<double>(wins) / static_cast<double>(games);
  return {share, 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(games))};
}

void print_rollout(const RolloutArguments& arguments, const From& from, const gpu::Sum& sum, double seconds) {
  const sim::Totals& totals = sum.totals;
  const double games = static_cast<double>(totals.games);
  if (!arguments.json) {
    fmt::print("{} games of {} from {} in {:.2f} s: {:.0f} games/s\n", totals.games, from.position->game(),
               from.viewer ? fmt::format("what seat {} knows", from.viewer->index + 1) : "this position",
               seconds, games / seconds);
    fmt::print("{:.1f} lines a game; {} unfinished\n\nseat  {:>18} {:>8}\n",
               static_cast<double>(sum.lines) / games, totals.unfinished, "wins", "points");
  }
  json::array seats;
  for (int i = 0; i < from.position->players(); ++i) {
    const Chance chance = chance_of(totals.wins[i], totals.games);
    const double points = static_cast<double>(totals.points[i]) / games;
    seats.push_back(
        {{"wins", totals.wins[i]}, {"chance", chance.share}, {"error", chance.error}, {"points", points}});
    if (!arguments.json)
      fmt::print("{:>4}  {:>8.2f} ± {:>4.2f} % {:>8.2f}\n", i + 1, 100 * chance.share, 100 * chance.error,
                 points);
  }
  if (arguments.json)
    fmt::print("{}\n", json::serialize(json::object{{"game", from.position->game()},
                                                    {"games", totals.games},
                                                    {"unfinished", totals.unfinished},
                                                    {"policy", arguments.policy},
                                                    {"hash", fmt::format("{:016x}", sum.hash)},
                                                    {"seconds", seconds},
                                                    {"seats", std::move(seats)}}));
}

void run_rollout(const RolloutArguments& arguments) {
  const From from = read_from(arguments);
  const auto start = expect(gpu::start_of(*from.position, from.viewer), "--position");
  const auto device = device_argument(arguments.device);
  const gpu::Job job{.seed = arguments.seed,
                     .games = arguments.games,
                     .max_turns = arguments.max_turns,
                     .policy = policy_argument(arguments.policy)};
  ProgressBar progress(arguments.games);
  const auto begun = std::chrono::steady_clock::now();
  const auto sum = expect(gpu::run(*device, start, job, &progress), "--device");
  progress.clear();
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
  print_rollout(arguments, from, sum, spent.count());
}

}  // namespace

void add_rollout_command(Command& program) {
  auto [command, a] = program.command(
      "rollout", "Plays on from a position many times: every seat's chance to win", run_rollout);
  command
      .option("--position", a.position,
              "A file with a position or a view as JSON, as replay --json prints it", kRequired)
      .option("--games", a.games, "How many games", {.range = {1, 1'000'000'000}})
      .option("--seat", a.seat, "Play on from what this seat knows: the rest is dealt anew for every game",
              {.range = {0, kMaxSeats}})
      .option("--policy", a.policy, kPolicyHelp, policies())
      .option("--device", a.device, kDeviceHelp, devices())
      .option("--max-turns", a.max_turns, "A game ends there without a winner",
              {.range = {1, std::numeric_limits<int>::max()}})
      .option("--seed", a.seed, kSeedHelp)
      .flag("--json", a.json, "Print one JSON object")
      .examples({"longroad rollout --position position.json --games 100000",
                 "longroad rollout --position position.json --games 1000 --policy greedy",
                 "longroad rollout --position position.json --seat 2 --device gpu --games 10000000 --json"});
}

}  // namespace longroad::cli
