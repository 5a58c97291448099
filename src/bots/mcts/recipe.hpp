/// `mcts`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_mcts(std::string_view parameters, const Mind& mind);

inline constexpr Kind mcts{"mcts", "Searches a tree of what everybody may do, in any game.", read_mcts};

}  // namespace longroad::bots::recipes
