/// Lines of the island games in words.
#pragma once

#include <string>

#include "analysis/lens/naming.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::analysis {

/// As what somebody chose to do: `build a city on 20 (ore 8, grain 6)`. Empty for a line of a variant that
/// has no words here.
std::string describe_island(const longroad::island::Rules& rules, const longroad::island::State& s,
                            Action line, const Naming& naming);

}  // namespace longroad::analysis
