#include "tournament/model/game_id.hpp"

#include <fmt/format.h>

#include "notation/words.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

std::string text(GameId game) {
  switch (game.stage) {
    case Stage::Preliminary:
      return fmt::format("{}.{}", game.event, game.game);
    case Stage::Semifinal:
      return "semi";
    case Stage::Final:
      return "final";
  }
  __builtin_unreachable();
}

Result<GameId> read_game(std::string_view word, int event) {
  if (word == "semi") return GameId::semifinal();
  if (word == "final") return GameId::final();
  const std::size_t dot = word.find('.');
  if (dot != std::string_view::npos) {
    const Result<int> number = notation::read_number(word.substr(0, dot), 1, 99);
    if (!number) return number.error();
    event = *number;
    word.remove_prefix(dot + 1);
  }
  const Result<int> game = notation::read_number(word, 1, kGames);
  if (!game) return Error{fmt::format("{} is no game: say 1, 2, 3, semi or final.", notation::quote(word))};
  return GameId::preliminary(event, *game);
}

Sentence named(GameId game, int events) {
  switch (game.stage) {
    case Stage::Preliminary:
      return events > 1 ? say("game_of_event", {{"event", game.event}, {"game", game.game}})
                        : say("game", {{"game", game.game}});
    case Stage::Semifinal:
      return say("semifinal");
    case Stage::Final:
      return say("final");
  }
  __builtin_unreachable();
}

Sentence named(const Place& place, int events) {
  if (place.table == 0 || place.game.stage == Stage::Final) return named(place.game, events);
  return say("at_table", {{"game", named(place.game, events)}, {"table", place.table}});
}

std::string spoken(GameId game, int events) { return named(game, events).text; }
std::string spoken(const Place& place, int events) { return named(place, events).text; }

}  // namespace longroad::tournament
