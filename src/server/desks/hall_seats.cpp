#include "server/desks/hall_seats.hpp"

#include <algorithm>

namespace longroad::server {

using namespace tournament;

namespace {

constexpr int kAnswer = 20'000;

}  // namespace

std::vector<PlayerId> seated_at(const Sheet& sheet, std::size_t seats) {
  std::vector<PlayerId> players = sheet.players;
  for (const PlayerId p : sheet.lost) {
    if (players.size() > seats) std::erase(players, p);
  }
  return players;
}

std::optional<ClockRules> clock_of(const Game& game, const Sheet& sheet) {
  const auto& limit = sheet.limit ? sheet.limit : game.limit;
  if (!limit) return std::nullopt;
  return ClockRules{.turn = limit->seconds * 1000, .reserve = 0, .answer = kAnswer};
}

}  // namespace longroad::server
