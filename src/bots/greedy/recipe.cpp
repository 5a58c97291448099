#include "bots/greedy/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/greedy/greedy_bot.hpp"

namespace longroad::bots::recipes {
namespace {

Result<Recipe> read_greedy(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"net", "sight", "style", "trade", "weights"};
  const auto parameters = read_parameters(text, greedy.name, kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  const auto trade = read_switch(*parameters, "trade", false);
  if (!mind) return mind.error();
  if (!trade) return trade.error();
  return Recipe{[mind = *mind, trade = *trade] { return std::make_unique<GreedyBot>(mind, trade); }};
}

}  // namespace

constinit const Kind greedy{
    "greedy", "Looks one line ahead and plays what leaves it best off; answers offers.", read_greedy};

}  // namespace longroad::bots::recipes
