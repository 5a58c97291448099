/// `random`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

extern const Kind random;

}  // namespace longroad::bots::recipes
