#include "tournament/schedule_changes.hpp"

#include <fmt/format.h>

#include <map>

namespace longroad::tournament {
namespace {

using Places = std::map<PlayerId, std::pair<int, int>>;  // table and position, from 1

Places places(const Schedule& schedule, std::size_t game) {
  Places places;
  if (game >= schedule.size()) return places;
  for (int t = 0; t < std::ssize(schedule[game]); ++t) {
    const Table& table = schedule[game][t];
    for (int i = 0; i < std::ssize(table); ++i) places[table[i]] = {t + 1, i + 1};
  }
  return places;
}

}  // namespace

std::vector<std::string> schedule_changes(const Schedule& before, const Schedule& after, const NameOf& name) {
  std::vector<std::string> lines;
  for (std::size_t g = 0; g < after.size(); ++g) {
    const Places old_places = places(before, g);
    const Places new_places = places(after, g);
    for (const auto& [player, to] : new_places) {
      const auto from = old_places.find(player);
      if (from == old_places.end()) {
        lines.push_back(fmt::format("Game {}: {} sits at table {}, position {}.", g + 1, name(player),
                                    to.first, to.second));
      } else if (from->second != to) {
        lines.push_back(fmt::format("Game {}: {} moves from table {}, position {} to table {}, position {}.",
                                    g + 1, name(player), from->second.first, from->second.second, to.first,
                                    to.second));
      }
    }
    for (const auto& [player, from] : old_places) {
      if (!new_places.contains(player)) {
        lines.push_back(
            fmt::format("Game {}: {} no longer sits at table {}.", g + 1, name(player), from.first));
      }
    }
  }
  return lines;
}

}  // namespace longroad::tournament
