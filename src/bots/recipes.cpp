#include "bots/recipes.hpp"

#include "bots/exec/exec_bot.hpp"
#include "bots/greedy/greedy_bot.hpp"
#include "bots/mcts/mcts_bot.hpp"
#include "bots/parameters.hpp"
#include "bots/random/random_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace longroad::bots::recipes {
namespace {

constexpr int kNoLimit = 1'000'000'000;
constexpr int kMostMs = 600'000;
constexpr int kExecMs = 1000;

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

/// The command may hold anything, so only a last `:ms=` is a parameter.
Result<Recipe> exec(std::string_view text, const Mind& /*mind*/) {
  const std::size_t last = text.rfind(":ms=");
  const std::string command(text.substr(0, last));
  const std::string_view rest = last == std::string_view::npos ? "" : text.substr(last + 1);
  constexpr std::string_view kKnown[]{"ms"};
  const auto parameters = read_parameters(rest, "exec", kKnown);
  if (!parameters) return parameters.error();
  const auto ms = read_number(*parameters, "ms", kExecMs, 1, kMostMs);
  if (!ms) return ms.error();
  return Recipe{[command, ms = *ms] { return std::make_unique<ExecBot>(command, ms); }};
}

}  // namespace longroad::bots::recipes
