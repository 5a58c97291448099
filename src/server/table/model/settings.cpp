#include "server/table/model/settings.hpp"

#include "notation/values/read.hpp"
#include "notation/words.hpp"

namespace longroad::server {

using notation::Node;

std::optional<ClockRules> read_clock(const Node& node) {
  std::optional<ClockRules> clock;
  if (node.given()) notation::read_value(node, clock, notation::As{}, notation::kLogged);
  return clock;
}

Result<games::PositionPtr> begin_game(const Settings& settings, RandKey board_key) {
  const games::Game* game = games::find_game(settings.game);
  if (game == nullptr) return Error{"There is no game " + notation::quote(settings.game) + "."};
  if (settings.position.is_object()) return game->read(settings.position.get_object(), settings.rules);
  games::Setup setup{.players = settings.players, .key = board_key, .revision = settings.rules};
  if (!settings.board.is_null()) setup.board = &settings.board;
  setup.options = &settings.options;
  return game->start(setup);
}

}  // namespace longroad::server
