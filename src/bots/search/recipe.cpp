#include "bots/search/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/search/search_bot.hpp"

namespace longroad::bots::recipes {
namespace {

Result<Recipe> read_search(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"depth", "worlds", "nodes",   "ms", "opening",
                                      "trade", "style",  "weights", "net"};
  const auto parameters = read_parameters(text, search.name, kKnown);
  if (!parameters) return parameters.error();
  SearchOptions options;
  const auto mind = read_mind(*parameters, base);
  const auto depth = read_number(*parameters, "depth", options.depth, 1, 4);
  const auto worlds = read_number(*parameters, "worlds", options.worlds, 1, 64);
  const auto nodes = read_nodes(*parameters, options.nodes);
  const auto ms = read_ms(*parameters, "ms", 0);
  const auto opening = read_number(*parameters, "opening", options.opening, 1, 54);
  const auto trade = read_switch(*parameters, "trade", options.trade);
  if (!mind) return mind.error();
  for (const auto* number : {&depth, &worlds, &nodes, &ms, &opening})
    if (!*number) return number->error();
  if (!trade) return trade.error();
  options = {*depth, *worlds, *nodes, *ms, *opening, *trade, *mind};
  return Recipe{[options] { return std::make_unique<SearchBot>(options); }};
}

}  // namespace

constinit const Kind search{
    "search", "Plans its turns on the island in worlds it can't rule out, and trades.", read_search};

}  // namespace longroad::bots::recipes
