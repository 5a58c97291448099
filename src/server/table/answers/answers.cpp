#include "server/table/answers/answers.hpp"

#include <boost/json/array.hpp>

#include "games/options.hpp"
#include "server/http/reasons.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

answer::GameNames names_of(const games::Game& game) {
  return {std::string(game.name), std::string(game.title), game.min_players, game.max_players};
}

/// With the options that a game begins with where nobody says otherwise.
std::vector<answer::GameKind> games_as_begun() {
  std::vector<answer::GameKind> games;
  for (const games::Game& game : games::offered_games()) {
    const auto position = game.start({.players = game.max_players, .key = {}});
    games.push_back({names_of(game), position ? (*position)->options() : boost::json::object()});
  }
  return games;
}

}  // namespace

answer::Games games_offered() {
  answer::Games all;
  for (const games::Game& game : games::offered_games()) {
    const auto options = games::describe_options(game);
    all.games.push_back({.names = names_of(game),
                         .min_people = game.min_people,
                         .usual_players = game.usual_players,
                         .layouts = {game.layouts.begin(), game.layouts.end()},
                         .options = {options.begin(), options.end()}});
  }
  return all;
}

answer::About about(std::span<const std::string> share) {
  static const std::vector<answer::GameKind> games = games_as_begun();
  answer::About about{.games = games, .share = {share.begin(), share.end()}};
  for (const bots::Kind& kind : offered_bots())
    about.bots.push_back({std::string(kind.name), std::string(kind.sentence)});
  return about;
}

answer::Seated seated(const std::string& table, Seat seat, const std::string& secret) {
  return {seat, secret, "/t/" + table + "#" + secret};
}

answer::TableMade made(const Table& table, std::span<const Claim> claims) {
  answer::TableMade made{.table = table.id(), .info = info_of(table)};
  for (const Claim& claim : claims) made.seats.push_back(seated(table.id(), claim.seat, claim.secret));
  return made;
}

answer::Problem bad_record(const Error& error, const games::BadLine& bad) {
  if (bad.number == 0) return {reason_of(deny("bad_record", {{"error", error.sentence}})), {}};
  const std::string code(bad.rule ? name(bad.rule.rule) : "bad_line");
  return {{.code = "bad_record", .error = error.sentence},
          answer::BadLine{bad.number, bad.text, code, bad.sentence, args_of(bad.rule)}};
}

}  // namespace longroad::server
