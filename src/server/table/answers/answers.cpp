#include "server/table/answers/answers.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/options.hpp"
#include "server/http/reasons.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

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

json::object games_json() {
  json::array games;
  for (const games::Game& game : games::offered_games()) {
    json::object described = game_json(game, games::describe_options(game));
    described["min_people"] = game.min_people;
    described["usual_players"] = game.usual_players;
    described["layouts"] = json::array(game.layouts.begin(), game.layouts.end());
    games.push_back(std::move(described));
  }
  return {{"v", 1}, {"rules", kRevision}, {"games", std::move(games)}};
}

json::object about_json(std::span<const std::string> share) {
  static const json::array games = games_as_begun();
  json::array bots;
  for (const bots::Kind& kind : offered_bots())
    bots.push_back({{"name", kind.name}, {"sentence", kind.sentence}});
  return {{"v", 1},
          {"games", games},
          {"bots", std::move(bots)},
          {"share", json::array(share.begin(), share.end())}};
}

json::object seated_json(const std::string& table, Seat seat, const std::string& secret) {
  return {{"seat", seat.index + 1}, {"secret", secret}, {"resume", "/t/" + table + "#" + secret}};
}

json::object made_json(const Table& table, std::span<const Claim> claims) {
  json::array seats;
  for (const Claim& claim : claims) seats.push_back(seated_json(table.id(), claim.seat, claim.secret));
  return {{"table", table.id()}, {"seats", std::move(seats)}, {"info", info_json(table)}};
}

json::object bad_record_json(const Error& error, const games::BadLine& bad) {
  if (bad.number == 0) return phrases::refusal_json(deny("bad_record", {{"error", error.sentence}}));
  json::object line{{"number", bad.number},
                    {"text", bad.text},
                    {"code", bad.rule ? name(bad.rule.rule) : "bad_line"},
                    {"error", bad.sentence},
                    {"args", refusal_args(bad.rule)}};
  return {{"code", "bad_record"}, {"error", error.sentence}, {"line", std::move(line)}};
}

}  // namespace longroad::server
