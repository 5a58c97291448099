/// `longroad_match --game base --bots A,B,A,B --games 1000 --seed 7 --threads 2`: what `longroad arena`
/// plays, as a small program that runs on machines without our libraries.
#include <fmt/format.h>

#include <map>

#include "arena/report.hpp"
#include "games/game.hpp"

namespace longroad::training {
namespace {

std::vector<std::string> names_of(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

int run_match(int count, char** words) {
  std::map<std::string, std::string> arguments{
      {"--game", "base"}, {"--bots", ""}, {"--games", "1000"}, {"--seed", "7"}, {"--threads", "1"}};
  for (int i = 1; i + 1 < count; i += 2) arguments[words[i]] = words[i + 1];
  arena::Match match;
  match.game = games::find_game(arguments["--game"]);
  match.bots = names_of(arguments["--bots"]);
  match.games = std::stoi(arguments["--games"]);
  match.seed = std::stoull(arguments["--seed"]);
  arena::RunOptions options;
  options.threads = std::stoi(arguments["--threads"]);
  std::atomic<bool> stop = false;
  const auto outcome = arena::run(match, options, stop);
  if (!outcome) {
    fmt::print(stderr, "longroad_match: {}\n", outcome.error().sentence);
    return 2;
  }
  fmt::print("{}", arena::as_text(arena::report(match, options, *outcome)));
  return 0;
}

}  // namespace
}  // namespace longroad::training

int main(int count, char** words) { return longroad::training::run_match(count, words); }
