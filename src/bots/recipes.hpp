/// How each bot of the table is made from the text behind its name.
#pragma once

#include "bots/all_bots.hpp"

namespace longroad::bots::recipes {

Result<Recipe> random(std::string_view parameters, const Mind& mind);
Result<Recipe> greedy(std::string_view parameters, const Mind& mind);
Result<Recipe> search(std::string_view parameters, const Mind& mind);
Result<Recipe> mcts(std::string_view parameters, const Mind& mind);
Result<Recipe> exec(std::string_view parameters, const Mind& mind);

/// The command of `exec`, without the parameters behind it.
std::string_view command_of(std::string_view text);

}  // namespace longroad::bots::recipes
