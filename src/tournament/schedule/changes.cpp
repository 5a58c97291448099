#include "tournament/schedule/changes.hpp"

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

std::vector<Sentence> schedule_changes(const Schedule& before, const Schedule& after, const NameOf& name) {
  std::vector<Sentence> lines;
  for (std::size_t g = 0; g < after.size(); ++g) {
    const Places old_places = places(before, g);
    const Places new_places = places(after, g);
    for (const auto& [player, to] : new_places) {
      const auto from = old_places.find(player);
      if (from == old_places.end()) {
        lines.push_back(
            say("sits_now",
                {{"game", g + 1}, {"player", name(player)}, {"table", to.first}, {"position", to.second}}));
      } else if (from->second != to) {
        lines.push_back(say("moves", {{"game", g + 1},
                                      {"player", name(player)},
                                      {"old_table", from->second.first},
                                      {"old_position", from->second.second},
                                      {"table", to.first},
                                      {"position", to.second}}));
      }
    }
    for (const auto& [player, from] : old_places) {
      if (!new_places.contains(player)) {
        lines.push_back(
            say("sits_no_longer", {{"game", g + 1}, {"player", name(player)}, {"table", from.first}}));
      }
    }
  }
  return lines;
}

}  // namespace longroad::tournament
