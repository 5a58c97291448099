#include "server/table/rated.hpp"

#include <algorithm>
#include <boost/json/value.hpp>

#include "games/options.hpp"

namespace longroad::server {

bool has_house_rules(const Settings& settings) {
  const games::Game* game = games::find_game(settings.game);
  return game != nullptr && !games::house_rules(*game, settings.options).empty();
}

std::optional<std::string> why_unrated(const Wish& wish) {
  const bool midway = !wish.from_table.empty() || !wish.from_record.empty();
  if (midway || !wish.settings.position.is_null()) return "a rated game is played from its beginning.";
  if (wish.settings.board.is_object()) return "the board of a rated game is drawn.";
  if (has_house_rules(wish.settings)) return "a game with house rules is not rated.";
  if (std::ranges::any_of(wish.seats, [](const SeatWish& seat) { return !seat.bot.empty() || seat.program; }))
    return "a rated game has no bots and no programs.";
  if (std::ranges::any_of(wish.seats, &SeatWish::here))
    return "the players of a rated game have accounts of their own: nobody shares a screen.";
  return std::nullopt;
}

}  // namespace longroad::server
