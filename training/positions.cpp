/// `longroad_positions --game base --games 1000 --seed 1 --out FILE`: games between our bots as positions
/// with their outcome (training/README.md). The n-th game of a seed is always the same, so a run goes on with
/// `--first`.
#include <fmt/format.h>

#include <atomic>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include "training/played_positions.hpp"

namespace longroad::training {
namespace {

using Arguments = std::map<std::string, std::string, std::less<>>;

[[noreturn]] void refuse(const std::string& sentence) {
  fmt::print(stderr, "longroad_positions: {}\n", sentence);
  std::exit(2);
}

Arguments read_arguments(int count, char** words) {
  Arguments arguments{{"game", "base"}, {"games", "1000"}, {"first", "0"},  {"seed", "1"},
                      {"threads", "1"}, {"bots", "sharp"}, {"trade", "on"}, {"players", ""},
                      {"seconds", "0"}, {"out", ""},       {"random", ""}};
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string key = words[i];
    if (!key.starts_with("--") || !arguments.contains(key.substr(2)))
      refuse(fmt::format("there is no option '{}'.", key));
    arguments[key.substr(2)] = words[i + 1];
  }
  if (arguments["out"].empty()) refuse("--out names the file to write.");
  return arguments;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

Plan plan_of(const Arguments& arguments) {
  Plan plan;
  plan.game = games::find_game(arguments.at("game"));
  if (plan.game == nullptr) refuse("there is no such game.");
  plan.trade = arguments.at("trade") == "on";
  for (const std::string& name : split(arguments.at("bots"))) {
    const auto bot = bots::find_bot(name);
    if (!bot) refuse(bot.error().sentence);
    plan.bots.push_back(*bot);
  }
  for (const std::string& number : split(arguments.at("players"))) plan.players.push_back(std::stoi(number));
  if (plan.players.empty()) plan.players = {plan.game->max_players};
  if (plan.game->name != "base") plan.other_targets = 0;
  if (!arguments.at("random").empty()) plan.random_lines = std::stod(arguments.at("random"));
  return plan;
}

void run(const Arguments& arguments) {
  const Plan plan = plan_of(arguments);
  const RandKey seed{std::stoull(arguments.at("seed"))};
  const auto first = static_cast<std::uint32_t>(std::stoul(arguments.at("first")));
  const auto games = static_cast<std::uint32_t>(std::stoul(arguments.at("games")));
  const int seconds = std::stoi(arguments.at("seconds"));
  std::ofstream file(arguments.at("out"), std::ios::binary);
  file << head(plan);
  std::atomic<std::uint32_t> next = first;
  std::mutex mutex;
  std::vector<std::jthread> workers;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  for (int i = 0; i < std::stoi(arguments.at("threads")); ++i)
    workers.emplace_back([&] {
      for (std::uint32_t n = next++; n < first + games; n = next++) {
        if (seconds > 0 && std::chrono::steady_clock::now() > end) return;
        const std::string bytes = play(plan, seed.child(n), n);
        const std::scoped_lock lock(mutex);
        file << bytes;
      }
    });
  workers.clear();
  fmt::print("{} games from {} on: {}\n", std::min(next.load() - first, games), first, arguments.at("out"));
}

}  // namespace
}  // namespace longroad::training

int main(int count, char** words) {
  longroad::training::run(longroad::training::read_arguments(count, words));
}
