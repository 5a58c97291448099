#include "bots/mcts/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/mcts/mcts_bot.hpp"

namespace longroad::bots::recipes {
namespace {

Result<Recipe> read_mcts(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"nodes", "ms", "style", "weights", "net"};
  const auto parameters = read_parameters(text, mcts.name, kKnown);
  if (!parameters) return parameters.error();
  MctsOptions options;
  const auto mind = read_mind(*parameters, base);
  const auto nodes = read_nodes(*parameters, options.nodes);
  const auto ms = read_ms(*parameters, "ms", 0);
  if (!mind) return mind.error();
  if (!nodes) return nodes.error();
  if (!ms) return ms.error();
  options = {*nodes, *ms, *mind};
  return Recipe{[options] { return std::make_unique<MctsBot>(options); }};
}

}  // namespace

constinit const Kind mcts{"mcts", "Searches a tree of what everybody may do, in any game.", read_mcts};

}  // namespace longroad::bots::recipes
