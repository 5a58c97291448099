/// `search`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_search(std::string_view parameters, const Mind& mind);

inline constexpr Kind search{
    "search", "Plans its turns on the island in worlds it can't rule out, and trades.", read_search};

}  // namespace longroad::bots::recipes
