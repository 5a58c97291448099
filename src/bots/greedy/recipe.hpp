/// `greedy`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_greedy(std::string_view parameters, const Mind& mind);

inline constexpr Kind greedy{
    "greedy", "Looks one line ahead and plays what leaves it best off; answers offers.", read_greedy};

}  // namespace longroad::bots::recipes
