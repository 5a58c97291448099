/// `search`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

extern const Kind search;

}  // namespace longroad::bots::recipes
