#include "bots/recipes.hpp"

#include <algorithm>

#include "bots/core/parameters.hpp"
#include "bots/exec/exec_bot.hpp"
#include "bots/greedy/greedy_bot.hpp"
#include "bots/mcts/mcts_bot.hpp"
#include "bots/random/random_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace longroad::bots::recipes {
namespace {

constexpr int kNoLimit = 1'000'000'000;
constexpr int kMostMs = 600'000;

/// With a time limit alone, nodes don't limit.
int usual_nodes(const Parameters& parameters, int usual) {
  return parameters.contains("ms") ? kNoLimit : usual;
}

}  // namespace

Result<Recipe> random(std::string_view text, const Mind& /*mind*/) {
  if (const auto parameters = read_parameters(text, "random"); !parameters) return parameters.error();
  return Recipe{[] { return std::make_unique<RandomBot>(); }};
}

Result<Recipe> greedy(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"sight", "style", "weights"};
  const auto parameters = read_parameters(text, "greedy", kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  if (!mind) return mind.error();
  return Recipe{[mind = *mind] { return std::make_unique<GreedyBot>(mind); }};
}

Result<Recipe> search(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"depth",   "worlds", "nodes", "ms",
                                      "opening", "trade",  "style", "weights"};
  const auto parameters = read_parameters(text, "search", kKnown);
  if (!parameters) return parameters.error();
  SearchOptions options;
  const auto mind = read_mind(*parameters, base);
  const auto depth = read_number(*parameters, "depth", options.depth, 1, 4);
  const auto worlds = read_number(*parameters, "worlds", options.worlds, 1, 64);
  const auto nodes = read_number(*parameters, "nodes", usual_nodes(*parameters, options.nodes), 1, kNoLimit);
  const auto ms = read_number(*parameters, "ms", 0, 0, kMostMs);
  const auto opening = read_number(*parameters, "opening", options.opening, 1, 54);
  const auto trade = read_switch(*parameters, "trade");
  if (!mind) return mind.error();
  for (const auto* number : {&depth, &worlds, &nodes, &ms, &opening})
    if (!*number) return number->error();
  if (!trade) return trade.error();
  options = {*depth, *worlds, *nodes, *ms, *opening, *trade, *mind};
  return Recipe{[options] { return std::make_unique<SearchBot>(options); }};
}

Result<Recipe> mcts(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"nodes", "ms", "style", "weights"};
  const auto parameters = read_parameters(text, "mcts", kKnown);
  if (!parameters) return parameters.error();
  MctsOptions options;
  const auto mind = read_mind(*parameters, base);
  const auto nodes = read_number(*parameters, "nodes", usual_nodes(*parameters, options.nodes), 1, kNoLimit);
  const auto ms = read_number(*parameters, "ms", 0, 0, kMostMs);
  if (!mind) return mind.error();
  if (!nodes) return nodes.error();
  if (!ms) return ms.error();
  options = {*nodes, *ms, *mind};
  return Recipe{[options] { return std::make_unique<MctsBot>(options); }};
}

namespace {

constexpr std::string_view kExecKeys[]{"ms", "start"};

/// Where the parameters begin. The command may hold anything, colons too, so they are only the last words
/// that begin with a known key and have no quotation mark.
std::size_t command_size(std::string_view text) {
  std::size_t size = text.size();
  for (std::size_t colon = text.rfind(':'); colon != text.npos; colon = text.rfind(':', colon - 1)) {
    const std::string_view word = text.substr(colon + 1, size - colon - 1);
    const bool known = std::ranges::any_of(kExecKeys, [&](auto key) {
      return word.starts_with(key) && word.substr(key.size()).starts_with('=');
    });
    if (!known || word.find_first_of("'\"") != word.npos) break;
    size = colon;
    if (colon == 0) break;
  }
  return size;
}

}  // namespace

std::string_view command_of(std::string_view text) { return text.substr(0, command_size(text)); }

Result<Recipe> exec(std::string_view text, const Mind& /*mind*/) {
  const std::string_view command = command_of(text);
  if (command.empty()) return Error{"The program is missing: exec:COMMAND."};
  const std::string_view rest = text.substr(command.size());
  const auto parameters = read_parameters(rest.substr(rest.empty() ? 0 : 1), "exec", kExecKeys);
  if (!parameters) return parameters.error();
  ExecOptions options{.command = std::string(command)};
  const auto ms = read_number(*parameters, "ms", options.ms, 1, kMostMs);
  const auto start = read_number(*parameters, "start", options.start, 0, kMostMs);
  if (!ms) return ms.error();
  if (!start) return start.error();
  options.ms = *ms;
  options.start = *start;
  return Recipe{[options] { return std::make_unique<ExecBot>(options); }};
}

}  // namespace longroad::bots::recipes
