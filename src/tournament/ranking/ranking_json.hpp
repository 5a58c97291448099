/// Results and rankings as JSON, for checking and for scripts:
/// `{"games":[{"tables":[{"players":["A","B","C","D"],"points":[10,8,7,7],"winner":"A"}]}]}` in,
/// `{"ranking":[{"player":"A","wins":2,"points":28,"percent":"85.70","why":"…"}]}` out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/ranking/ranking.hpp"

namespace longroad::tournament {

struct NamedResults {
  std::vector<std::string> names;  // by player number, from 1
  std::vector<TableResult> tables;
};

/// Refuses what can't be: a player twice in a game, a winner of another table, 1 point.
Result<NamedResults> read_results(std::string_view document);

std::string ranking_json(const std::vector<Standing>& ranking, Percentages percentages, const NameOf& name);

}  // namespace longroad::tournament
