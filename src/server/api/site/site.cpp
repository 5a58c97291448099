#include "server/api/site/site.hpp"

#include <boost/json/array.hpp>

#include "games/options.hpp"
#include "server/api/site/answers.hpp"
#include "server/http/qr.hpp"
#include "server/table/model/offered_bots.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kLongestQr = 1000;

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

void show_health(const ApiCall& call) { call.reply(done()); }

void show_metrics(const ApiCall& call) {
  call.reply({.status = 200,
              .type = "text/plain; version=0.0.4",
              .body = call.house.metrics().text() + call.house.pools().text(),
              .headers = {}});
}

void show_about(const ApiCall& call) {
  static const std::vector<answer::GameKind> games = games_as_begun();
  answer::About about{.games = games, .share = call.share};
  for (const bots::Kind& kind : offered_bots())
    about.bots.push_back({std::string(kind.name), std::string(kind.sentence)});
  call.reply(ok(about));
}

void list_games(const ApiCall& call) {
  answer::Games all;
  for (const games::Game& game : games::offered_games()) {
    const auto options = games::describe_options(game);
    all.games.push_back({.names = names_of(game),
                         .min_people = game.min_people,
                         .usual_players = game.usual_players,
                         .layouts = {game.layouts.begin(), game.layouts.end()},
                         .options = {options.begin(), options.end()}});
  }
  call.reply(ok(all));
}

void draw_qr(const ApiCall& call) {
  const std::string& text = call.request.body;
  if (text.empty() || text.size() > kLongestQr || text.find('\0') != std::string::npos)
    return call.reply(problem(400, "bad_request.text"));
  call.reply({.status = 200, .type = "image/svg+xml", .body = qr_svg(text), .headers = {}});
}

}  // namespace longroad::server
