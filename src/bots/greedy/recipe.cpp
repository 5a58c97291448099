#include "bots/greedy/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/greedy/greedy_bot.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_greedy(std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"sight", "style", "weights"};
  const auto parameters = read_parameters(text, greedy.name, kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  if (!mind) return mind.error();
  return Recipe{[mind = *mind] { return std::make_unique<GreedyBot>(mind); }};
}

}  // namespace longroad::bots::recipes
