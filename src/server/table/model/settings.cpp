#include "server/table/model/settings.hpp"

#include "notation/words.hpp"

namespace longroad::server {

namespace json = boost::json;
using notation::Node;

json::value clock_json(const std::optional<ClockRules>& clock) {
  if (!clock) return nullptr;
  return {{"turn", clock->turn}, {"reserve", clock->reserve}, {"answer", clock->answer}};
}

std::optional<ClockRules> read_clock(const Node& node) {
  if (!node.given()) return std::nullopt;
  node.only({"turn", "reserve", "answer"});
  // A turn may have three minutes at most (rule 1.2.3).
  return ClockRules{.turn = node.at("turn").number(1000, 180'000, 120'000),
                    .reserve = node.at("reserve").number(0, 3'600'000, 0),
                    .answer = node.at("answer").number(1000, 180'000, 20'000)};
}

json::object settings_json(const Settings& s) {
  return {{"name", s.name},
          {"game", s.game},
          {"rules", s.rules},
          {"players", s.players},
          {"options", s.options},
          {"board", s.board},
          {"position", s.position},
          {"public", s.is_public},
          {"clock", clock_json(s.clock)},
          {"opening", s.opening},
          {"watchers", s.watchers},
          {"delay", s.delay},
          {"pace", s.pace},
          {"tracking", s.tracking},
          {"rated", s.rated},
          {"wait_ready", s.wait_ready},
          {"reserved", s.reserved},
          {"tournament", s.tournament}};
}

Settings read_settings(const Node& node) {
  constexpr int kDay = 86'400'000;
  Settings s;
  s.name = node.at("name").word({});
  s.game = node.at("game").word({});
  s.rules = node.at("rules").number(kFirstRevision, kRevision, kFirstRevision);
  s.players = node.at("players").number(1, kMaxSeats, 0);
  if (node.at("options").given())
    if (const auto* options = node.at("options").object()) s.options = *options;
  if (node.at("board").given()) s.board = *node.at("board").value();
  if (node.at("position").given()) s.position = *node.at("position").value();
  s.is_public = node.at("public").flag(false);
  s.clock = read_clock(node.at("clock"));
  s.opening = node.at("opening").number(0, kDay, 0);
  s.watchers = node.at("watchers").flag(true);
  s.delay = node.at("delay").number(0, kDay, 0);
  s.pace = node.at("pace").number(0, kDay, 0);
  s.tracking = node.at("tracking").flag(false);
  s.rated = node.at("rated").flag(false);
  s.wait_ready = node.at("wait_ready").flag(false);
  s.reserved = node.at("reserved").flag(false);
  s.tournament = node.at("tournament").word({});
  return s;
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
