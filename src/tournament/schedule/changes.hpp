/// The preview of a repaired schedule: what changes for whom, before anybody is told.
#pragma once

#include <string>
#include <vector>

#include "tournament/schedule/check.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// One sentence for each player and game that changes: "Game 2: Ada moves from table 3, position 1
/// to table 5, position 2." A player with new neighbours only is not mentioned.
std::vector<Sentence> schedule_changes(const Schedule& before, const Schedule& after, const NameOf& name);

}  // namespace longroad::tournament
