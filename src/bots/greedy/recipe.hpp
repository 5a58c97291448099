/// `greedy`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

extern const Kind greedy;

}  // namespace longroad::bots::recipes
