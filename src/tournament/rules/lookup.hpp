/// Finds a player by what people type: a number, a name, or the beginning of one.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "tournament/model/state.hpp"

namespace longroad::tournament {

/// Refused where nobody or more than one is meant.
Result<PlayerId> find_player(const State& state, std::string_view word);
/// The same among the players of a table; a number is a player's all the same.
Result<PlayerId> find_player(const State& state, std::string_view word, const std::vector<PlayerId>& among);

}  // namespace longroad::tournament
