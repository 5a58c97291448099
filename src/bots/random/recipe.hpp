/// `random`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_random(std::string_view parameters, const Mind& mind);

inline constexpr Kind random{
    "random", "Picks any legal action, each as likely as the other; makes no offers.", read_random};

}  // namespace longroad::bots::recipes
