#include "bots/recipes.hpp"

#include "bots/greedy/greedy_bot.hpp"
#include "bots/parameters.hpp"
#include "bots/random/random_bot.hpp"

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

}  // namespace longroad::bots::recipes
