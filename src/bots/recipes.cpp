#include "bots/recipes.hpp"

#include "bots/greedy/greedy_bot.hpp"
#include "bots/parameters.hpp"
#include "bots/random/random_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace longroad::bots::recipes {

Result<Recipe> random(std::string_view text, const Mind& /*mind*/) {
  if (const auto parameters = read_parameters(text, "random"); !parameters) return parameters.error();
  return Recipe{[] { return std::make_unique<RandomBot>(); }};
}

Result<Recipe> greedy(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"style", "weights"};
  const auto parameters = read_parameters(text, "greedy", kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  if (!mind) return mind.error();
  return Recipe{[mind = *mind] { return std::make_unique<GreedyBot>(mind); }};
}

Result<Recipe> search(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"depth", "worlds", "nodes", "ms", "trade", "style", "weights"};
  const auto parameters = read_parameters(text, "search", kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  const auto depth = read_number(*parameters, "depth", 2, 1, 4);
  const auto worlds = read_number(*parameters, "worlds", 2, 1, 64);
  const auto nodes = read_number(*parameters, "nodes", 6000, 1, 100'000'000);
  const auto ms = read_number(*parameters, "ms", 0, 0, 60'000);
  const auto trade = read_switch(*parameters, "trade");
  if (!mind) return mind.error();
  if (!depth) return depth.error();
  if (!worlds) return worlds.error();
  if (!nodes) return nodes.error();
  if (!ms) return ms.error();
  if (!trade) return trade.error();
  const SearchOptions options{*depth, *worlds, *nodes, *ms, *trade, *mind};
  return Recipe{[options] { return std::make_unique<SearchBot>(options); }};
}

}  // namespace longroad::bots::recipes
