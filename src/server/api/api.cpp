#include "server/api/api.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/options.hpp"
#include "notation/json.hpp"
#include "server/api/admin_page.hpp"
#include "server/house/socket_paths.hpp"
#include "server/http/gzip.hpp"
#include "server/http/page.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

Response too_fast() { return problem(429, "too_fast.address"); }

Response foreign() { return problem(403, "foreign"); }

}  // namespace

void Api::handle(const Request& request, const Reply& reply) {
  answer(request, request.takes_gzip ? made_small(reply) : reply);
}

Reply Api::made_small(const Reply& reply) {
  return [&pool = house_.pools().answers, reply](Response response) {
    if (!worth_gzip(response)) return reply(std::move(response));
    const auto large = std::make_shared<Response>(std::move(response));
    // Where too many wait for that already, it goes as it is.
    if (!pool.submit([large, reply] { reply(gzipped(std::move(*large))); })) reply(std::move(*large));
  };
}

void Api::answer(const Request& request, const Reply& reply) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.foreign()) return reply(foreign());
  if (house_.limited() && request.path.starts_with("/api/") && !asking_.take(request.remote))
    return reply(too_fast());
  std::vector<std::string> names;
  if (const Route* route = find_route(request.method, request.path, names))
    return run(*route, {request, std::move(names), reply});
  if (is_socket_path(request.path)) return reply(request.foreign() ? foreign() : problem(426, "socket"));
  if (request.path.starts_with("/api/") || !reads) return reply(not_found());
  if (request.path == "/admin" || request.path == "/admin.js") return reply(admin_page(request.path));
  reply(page_file(request.path, request.takes_gzip));
}

void Api::run(const Route& route, const ApiCall& call) {
  if (std::holds_alternative<ServerHost>(route.asker) && !by_host(call.request))
    return call.reply(problem(401, "not_host.server"));
  if (Limiter* limiter = limiter_of(route.limit); limiter != nullptr && house_.limited())
    if (!limiter->take(call.request.remote)) return call.reply(too_fast());
  if (const auto* own = std::get_if<void (Api::*)(const ApiCall&)>(&route.run))
    (this->*(*own))(call);
  else
    desk_.run(route, call);
}

Limiter* Api::limiter_of(RateLimit limit) {
  switch (limit) {
    case RateLimit::Making:
      return &making_;
    case RateLimit::Joining:
      return &joining_;
    case RateLimit::SigningIn:
      return &signing_in_;
    case RateLimit::Replaying:
      return &replaying_;
    case RateLimit::Founding:
      return &founding_;
    case RateLimit::None:
    case RateLimit::Link:
    case RateLimit::Command:
      return nullptr;
  }
  __builtin_unreachable();
}

bool Api::by_host(const Request& request) const {
  return same_secret(request.authorization, "Bearer " + options_.admin_token);
}

void Api::health(const ApiCall& call) { call.reply(ok(json::object{{"ok", true}})); }

void Api::metrics(const ApiCall& call) {
  call.reply({.status = 200,
              .type = "text/plain; version=0.0.4",
              .body = house_.metrics().text() + house_.pools().text(),
              .headers = {}});
}

void Api::about(const ApiCall& call) { call.reply(ok_text(about_)); }

std::string Api::about_text(const std::vector<std::string>& share) {
  json::array games;
  for (const games::Game& game : games::offered_games()) {
    const auto position = game.start({.players = game.max_players, .key = {}});
    games.push_back({{"name", game.name},
                     {"title", game.title},
                     {"min_players", game.min_players},
                     {"max_players", game.max_players},
                     {"options", position ? (*position)->options() : json::object()}});
  }
  json::array bots;
  for (const bots::Kind& kind : offered_bots())
    bots.push_back({{"name", kind.name}, {"sentence", kind.sentence}});
  return json::serialize(json::object{{"v", 1},
                                      {"games", std::move(games)},
                                      {"bots", std::move(bots)},
                                      {"share", json::array(share.begin(), share.end())}});
}

void Api::list_games(const ApiCall& call) {
  json::array games;
  for (const games::Game& game : games::offered_games())
    games.push_back({{"name", game.name},
                     {"title", game.title},
                     {"min_players", game.min_players},
                     {"max_players", game.max_players},
                     {"options", games::describe_options(game)}});
  call.reply(ok(json::object{{"v", 1}, {"rules", kRevision}, {"games", std::move(games)}}));
}

void Api::on_disk(const Reply& reply, std::function<Response(store::Store& store)> work) {
  const auto response = std::make_shared<Response>();
  house_.disk().submit([work = std::move(work), response](store::Store& store) { *response = work(store); },
                       [reply, response](bool kept) { reply(kept ? std::move(*response) : no_disk()); });
}

void Api::with_account(const Request& request, std::function<void(std::optional<store::Account>)> use) {
  const std::string token = request.cookie_value("session");
  if (token.empty()) return use(std::nullopt);
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit(
      [found, token](store::Store& store) {
        *found = store::Accounts(store).of_session(fingerprint(token), wall_now());
      },
      [found, use = std::move(use)](bool) { use(*found); });
}

void Api::work_on(WorkPool& pool, const std::string& asker, const Reply& reply, std::function<void()> work) {
  if (!pool.submit(std::move(work), asker)) reply(busy());
}

void Api::with_room(const std::string& table, const Reply& reply,
                    std::function<void(const House::RoomPtr&)> use) {
  if (!is_table_id(table)) return reply(problem(404, "no_such_table"));
  house_.with_room(table, [use = std::move(use), reply](const House::RoomPtr& room) {
    if (!room) return reply(problem(404, "no_such_table"));
    use(room);
  });
}

}  // namespace longroad::server
