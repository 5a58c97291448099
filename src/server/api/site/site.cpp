#include "server/api/site/site.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/options.hpp"
#include "server/http/qr.hpp"
#include "server/table/model/offered_bots.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestQr = 1000;

json::object game_json(const games::Game& game, json::value options) {
  return {{"name", game.name},
          {"title", game.title},
          {"min_players", game.min_players},
          {"max_players", game.max_players},
          {"options", std::move(options)}};
}

/// With the options that a game begins with where nobody says otherwise.
json::array games_as_begun() {
  json::array games;
  for (const games::Game& game : games::offered_games()) {
    const auto position = game.start({.players = game.max_players, .key = {}});
    games.push_back(game_json(game, position ? (*position)->options() : json::object()));
  }
  return games;
}

}  // namespace

void show_health(const ApiCall& call) { call.reply(ok(json::object{{"ok", true}})); }

void show_metrics(const ApiCall& call) {
  call.reply({.status = 200,
              .type = "text/plain; version=0.0.4",
              .body = call.house.metrics().text() + call.house.pools().text(),
              .headers = {}});
}

void show_about(const ApiCall& call) {
  static const json::array games = games_as_begun();
  json::array bots;
  for (const bots::Kind& kind : offered_bots())
    bots.push_back({{"name", kind.name}, {"sentence", kind.sentence}});
  call.reply(ok(json::object{{"v", 1},
                             {"games", games},
                             {"bots", std::move(bots)},
                             {"share", json::array(call.share.begin(), call.share.end())}}));
}

void list_games(const ApiCall& call) {
  json::array games;
  for (const games::Game& game : games::offered_games()) {
    json::object described = game_json(game, games::describe_options(game));
    described["min_people"] = game.min_people;
    described["usual_players"] = game.usual_players;
    described["layouts"] = json::array(game.layouts.begin(), game.layouts.end());
    games.push_back(std::move(described));
  }
  call.reply(ok(json::object{{"v", 1}, {"rules", kRevision}, {"games", std::move(games)}}));
}

void draw_qr(const ApiCall& call) {
  const std::string& text = call.request.body;
  if (text.empty() || text.size() > kLongestQr || text.find('\0') != std::string::npos)
    return call.reply(problem(400, "bad_request.text"));
  call.reply({.status = 200, .type = "image/svg+xml", .body = qr_svg(text), .headers = {}});
}

}  // namespace longroad::server
