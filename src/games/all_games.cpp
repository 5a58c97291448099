#include <algorithm>
#include <array>

#include "games/game.hpp"

namespace longroad::games {

std::span<const Game> all_games() {
  static constexpr std::array<Game, 0> kGames{};
  return kGames;
}

const Game* find_game(std::string_view name) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, name, &Game::name);
  return found == games.end() ? nullptr : &*found;
}

}  // namespace longroad::games
