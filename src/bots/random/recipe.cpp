#include "bots/random/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/random/random_bot.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_random(std::string_view text, const Mind& /*mind*/) {
  if (const auto parameters = read_parameters(text, random.name); !parameters) return parameters.error();
  return Recipe{[] { return std::make_unique<RandomBot>(); }};
}

}  // namespace longroad::bots::recipes
