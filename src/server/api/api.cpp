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

Response foreign() { return problem(403, "foreign", "This request comes from a page of another server."); }

/// Whether the path fits a pattern with at most one `*`, and what stands there.
bool fits(std::string_view pattern, std::string_view path, std::string& name) {
  const auto star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path;
  const std::string_view before = pattern.substr(0, star);
  const std::string_view after = pattern.substr(star + 1);
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after))
    return false;
  const auto part = path.substr(before.size(), path.size() - before.size() - after.size());
  if (part.find('/') != std::string_view::npos) return false;
  name = decode_path(part);
  return true;
}

}  // namespace

std::span<const Api::Route> Api::routes() {
  static constexpr Route kRoutes[] = {
      {"GET", "/healthz", &Api::health},
      {"GET", "/metrics", &Api::metrics},
      {"GET", "/api/about", &Api::about},
      {"GET", "/api/games", &Api::list_games},
      {"GET", "/api/tables", &Api::list_tables},
      {"POST", "/api/tables", &Api::make_table},
      {"GET", "/api/tables/*", &Api::show_table},
      {"POST", "/api/tables/*/join", &Api::join},
      {"POST", "/api/tables/*/resume", &Api::resume},
      {"POST", "/api/tables/*/report", &Api::report},
      {"GET", "/api/tables/*/record", &Api::record},
      {"GET", "/api/tables/*/replay", &Api::replay_table},
      {"POST", "/api/board", &Api::draw_board},
      {"POST", "/api/replay", &Api::replay_record},
      {"POST", "/api/verify", &Api::verify_record},
      {"GET", "/api/account", &Api::show_account},
      {"POST", "/api/account", &Api::make_account},
      {"DELETE", "/api/account", &Api::delete_account},
      {"POST", "/api/account/sign_in", &Api::sign_in},
      {"POST", "/api/account/sign_out", &Api::sign_out},
      {"POST", "/api/account/password", &Api::change_password},
      {"PUT", "/api/account/settings", &Api::keep_settings},
      {"GET", "/api/account/history", &Api::history},
      {"GET", "/api/blocks", &Api::list_blocks},
      {"DELETE", "/api/blocks/*", &Api::unblock},
      {"GET", "/api/admin/tables", &Api::admin_tables},
      {"POST", "/api/admin/tables/*/close", &Api::admin_close},
      {"POST", "/api/admin/tables/*/silence", &Api::admin_silence},
      {"GET", "/api/admin/accounts", &Api::admin_accounts},
      {"POST", "/api/admin/accounts/*/mute", &Api::admin_mute},
      {"POST", "/api/admin/accounts/*/unmute", &Api::admin_unmute},
      {"POST", "/api/admin/accounts/*/reset", &Api::admin_reset},
      {"DELETE", "/api/admin/accounts/*", &Api::admin_delete},
      {"GET", "/api/admin/reports", &Api::admin_reports},
      {"POST", "/api/admin/reports/*/close", &Api::admin_close_report},
      {"POST", "/api/admin/desks/*/organiser", &Api::admin_organiser},
  };
  return kRoutes;
}

const Api::Route* Api::find_route(const Request& request, std::string& name) {
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  for (const Route& route : routes())
    if (route.method == method && fits(route.path, request.path, name)) return &route;
  return nullptr;
}

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
    return reply(problem(429, "too_fast", "Too many requests from this address; wait a moment."));
  if (DeskApi::has(request.path)) return desk_.handle(request, reply);
  std::string name;
  if (const Route* route = find_route(request, name)) return (this->*route->run)({request, name, reply});
  if (is_socket_path(request.path))
    return reply(request.foreign() ? foreign() : problem(426, "socket", "A WebSocket is expected here."));
  if (request.path.starts_with("/api/") || !reads)
    return reply(problem(404, "not_found", "There is nothing at this address."));
  if (request.path == "/admin" || request.path == "/admin.js") return reply(admin_page(request.path));
  reply(page_file(request.path, request.takes_gzip));
}

std::optional<json::value> Api::read_body(const Call& call) {
  auto value = notation::parse_json(call.request.body);
  if (value && value->is_object()) return std::move(*value);
  call.reply(
      problem(400, "bad_request", value ? "An object in braces is expected." : value.error().sentence));
  return std::nullopt;
}

void Api::health(const Call& call) { call.reply(ok(json::object{{"ok", true}})); }

void Api::metrics(const Call& call) {
  call.reply({.status = 200,
              .type = "text/plain; version=0.0.4",
              .body = house_.metrics().text() + house_.pools().text(),
              .headers = {}});
}

void Api::about(const Call& call) { call.reply(ok_text(about_)); }

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

void Api::list_games(const Call& call) {
  json::array games;
  for (const games::Game& game : games::offered_games())
    games.push_back({{"name", game.name},
                     {"title", game.title},
                     {"min_players", game.min_players},
                     {"max_players", game.max_players},
                     {"options", games::describe_options(game)}});
  call.reply(ok(json::object{{"v", 1}, {"rules", kRevision}, {"games", std::move(games)}}));
}

bool Api::allowed(Limiter& limiter, const Call& call) const {
  if (!house_.limited() || limiter.take(call.request.remote)) return true;
  call.reply(problem(429, "too_fast", "Too many requests from this address; wait a moment."));
  return false;
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
  if (!is_table_id(table)) return reply(problem(404, "no_such_table", "There is no such table."));
  house_.with_room(table, [use = std::move(use), reply](const House::RoomPtr& room) {
    if (!room) return reply(problem(404, "no_such_table", "There is no such table."));
    use(room);
  });
}

}  // namespace longroad::server
