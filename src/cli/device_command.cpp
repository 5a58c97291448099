/// `longroad device`: what batches can be played on, and whether it plays as it should.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/device.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;
using notation::Option;

struct DeviceArguments {
  int check = 0;  // games of each kind
  int base = 0;   // games of each game as it is usually played
  std::uint64_t seed = 1;
  std::string device = "gpu";
  std::string policy = "random";
};

/// Every value of an option that has simple ones, as options of a game.
std::vector<json::object> values_of(const Option& option) {
  std::vector<json::object> all;
  const auto add = [&](json::value value) { all.push_back({{option.name, std::move(value)}}); };
  if (option.kind == Option::Kind::Choice)
    for (const auto& value : option.values) add(json::value(value.value));
  if (option.kind == Option::Kind::Flag) add(option.usual == 0);
  if (option.kind == Option::Kind::Number)
    for (const int number : {option.low, option.high}) add(number);
  return all;
}

/// A game with each of its options by itself, and as it is usually played.
std::vector<json::object> editions_of(const games::Game& game) {
  std::vector<json::object> all{{}};
  for (const Option& option : game.options())
    for (json::object& value : values_of(option)) all.push_back(std::move(value));
  return all;
}

/// Compares the games of a plan; says where the first differs.
class Comparison {
 public:
  Comparison(gpu::Device& device, gpu::Device& cores, gpu::Policy policy)
      : device_(device), cores_(cores), policy_(policy) {}

  void compare(const sim::Plan& plan) {
    const auto start = gpu::start_of(plan);
    if (!start) return;  // a combination that the game refuses
    gpu::Job job = job_of(plan);
    job.policy = policy_;
    const auto there = device_.play(*start, job);
    if (!there) return fmt::print("{}: {}\n", plan.game->name, there.error().sentence);
    const auto here = expect(cores_.play(*start, job), "--device");
    for (std::size_t i = 0; i < here.size(); ++i) {
      lines_ += here[i].lines;
      if ((*there)[i] != here[i]) note(plan, i);
    }
    games_ += plan.games;
    editions_ += 1;
  }
  [[nodiscard]] bool finish() const {
    fmt::print("{} games of {} kinds, {} lines: {} differ\n", games_, editions_, lines_, differ_);
    return differ_ == 0;
  }

 private:
  void note(const sim::Plan& plan, std::size_t game) {
    if (differ_++ < 10)
      fmt::print("{} with {} players and {}: game {} of seed {} differs\n", plan.game->name, plan.bots.size(),
                 json::serialize(plan.options), game, plan.seed);
  }

  gpu::Device& device_;
  gpu::Device& cores_;
  gpu::Policy policy_;
  std::int64_t games_ = 0;
  std::int64_t lines_ = 0;
  std::int64_t editions_ = 0;
  std::int64_t differ_ = 0;
};

sim::Plan plan_for(const games::Game& game, int players, const json::object& options, int games,
                   std::uint64_t seed) {
  sim::Plan plan;
  plan.game = &game;
  plan.bots.assign(static_cast<std::size_t>(players), "random");
  plan.options = options;
  plan.games = games;
  plan.seed = seed;
  return plan;
}

void run_device(const DeviceArguments& arguments) {
  const auto cores = device_argument("cores");
  const auto device = device_argument(arguments.device);
  fmt::print("{}; beside it {}\n", device->name(), cores->name());
  if (arguments.check == 0 && arguments.base == 0) return;
  Comparison comparison(*device, *cores, policy_argument(arguments.policy));
  for (const games::Game& game : games::offered_games()) {
    if (arguments.base > 0)
      comparison.compare(plan_for(game, game.max_players, {}, arguments.base, arguments.seed));
    if (arguments.check > 0)
      for (int players = game.min_players; players <= game.max_players; ++players)
        for (const json::object& options : editions_of(game))
          comparison.compare(plan_for(game, players, options, arguments.check, arguments.seed + 1));
  }
  if (!comparison.finish()) leave(1);
}

}  // namespace

void add_device_command(Command& program) {
  auto [command, a] = program.command(
      "device", "Says which GPU there is, and checks that it plays the same games as the processor",
      run_device);
  command
      .option("--check", a.check,
              "Compare so many games of every game, number of players and option, line by line",
              {.range = {0, 1'000'000}})
      .option("--each", a.base, "Compare so many of each game as it is usually played",
              {.range = {0, 10'000'000}})
      .option("--seed", a.seed, kSeedHelp)
      .option("--policy", a.policy, kPolicyHelp, policies())
      .option("--device", a.device, "What is compared with the cores", {.one_of = {"gpu", "cores"}})
      .examples({"longroad device", "longroad device --check 100", "longroad device --each 1000000",
                 "longroad device --each 10000 --policy greedy"});
}

}  // namespace longroad::cli
