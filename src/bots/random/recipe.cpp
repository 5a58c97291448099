#include "bots/random/recipe.hpp"

#include "bots/core/parameters.hpp"
#include "bots/random/random_bot.hpp"

namespace longroad::bots::recipes {
namespace {

Result<Recipe> read_random(std::string_view text, const Mind& /*mind*/) {
  if (const auto parameters = read_parameters(text, random.name); !parameters) return parameters.error();
  return Recipe{[] { return std::make_unique<RandomBot>(); }};
}

}  // namespace

constinit const Kind random{"random", "Picks any legal action, each as likely as the other; makes no offers.",
                            read_random};

}  // namespace longroad::bots::recipes
