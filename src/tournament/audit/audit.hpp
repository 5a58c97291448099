/// A second opinion on a tournament: works out sheets, ranking, lots, cuts and places from the
/// entries alone, with none of the code that runs tournaments, and names every difference.
#pragma once

#include <string>
#include <vector>

#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

/// Empty where both agree.
std::vector<std::string> audit(const Tournament& tournament);

}  // namespace longroad::tournament
