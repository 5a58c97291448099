#include "arena/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/value_from.hpp>

namespace longroad::arena {

std::vector<int> entrant_of_bot(const Match& match) {
  std::vector<std::string> names;
  std::vector<int> places;
  for (const std::string& bot : match.bots) {
    const auto found = std::ranges::find(names, bot);
    places.push_back(static_cast<int>(found - names.begin()));
    if (found == names.end()) names.push_back(bot);
  }
  return places;
}

std::vector<Entrant> entrants(const Match& match) {
  std::vector<Entrant> list;
  const auto places = entrant_of_bot(match);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] == static_cast<int>(list.size())) list.push_back({match.bots[i], 0});
    ++list[places[i]].seats;
  }
  return list;
}

int rotations(const Match& match) {
  const auto places = entrant_of_bot(match);
  auto rotated = places;
  int count = 0;
  do {
    std::ranges::rotate(rotated, rotated.begin() + 1);
    ++count;
  } while (rotated != places);
  return count;
}

Pairing pairing(const Match& match, int game) {
  const int seats = static_cast<int>(match.bots.size());
  Pairing p;
  p.deal = game / rotations(match);
  for (int seat = 0; seat < seats; ++seat) p.bots.push_back((seat + game) % seats);
  return p;
}

boost::json::object header(const Match& match) {
  boost::json::object told{{"arena", 1},
                           {"game", match.game->name},
                           {"bots", boost::json::value_from(match.bots)},
                           {"seed", match.seed},
                           {"board", match.board.value_or(nullptr)},
                           {"options", match.options},
                           {"max_turns", match.max_turns}};
  // Where bots take turns there are results of programs that played every deal in all rotations.
  if (const int count = rotations(match); count < static_cast<int>(match.bots.size()))
    told["rotations"] = count;
  return told;
}

std::optional<Error> refuse(const Match& match) {
  const int seats = static_cast<int>(match.bots.size());
  if (seats < match.game->min_players || seats > match.game->max_players)
    return Error{fmt::format("The game {} takes {} to {} bots, not {}.", match.game->name,
                             match.game->min_players, match.game->max_players, seats)};
  for (const std::string& bot : match.bots)
    if (const auto recipe = bots::find_bot(bot); !recipe) return recipe.error();
  games::Setup setup{seats, RandKey{match.seed}, match.board ? &*match.board : nullptr, &match.options};
  if (const auto position = match.game->start(setup); !position) return position.error();
  return std::nullopt;
}

}  // namespace longroad::arena
