#include "server/api/routes.hpp"

#include <boost/json/value.hpp>
#include <utility>

#include "notation/json.hpp"
#include "server/api/api.hpp"
#include "server/api/desk_api.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kNone = 4 * 1024;            // nothing is expected, and nothing read
constexpr std::size_t kSmall = 64 * 1024;          // names, passwords, settings, a board
constexpr std::size_t kHall = 256 * 1024;          // the players of a whole hall
constexpr std::size_t kRecord = 2 * 1024 * 1024;   // of a game
constexpr std::size_t kExport = 16 * 1024 * 1024;  // of a tournament

/// The first word of a path, which is taken off it.
std::string_view next_word(std::string_view& path) {
  path.remove_prefix(1);  // the slash
  const std::string_view word = path.substr(0, path.find('/'));
  path.remove_prefix(word.size());
  return word;
}

bool fits(std::string_view pattern, std::string_view path, std::vector<std::string>& names) {
  names.clear();
  while (pattern.starts_with('/') && path.starts_with('/')) {
    const std::string_view expected = next_word(pattern);
    const std::string_view word = next_word(path);
    if (expected == "*" && !word.empty())
      names.push_back(decode_path(word));
    else if (expected != word)
      return false;
  }
  return pattern.empty() && path.empty();
}

}  // namespace

std::span<const Route> routes() {
  using desk::Right;
  static constexpr Route kRoutes[] = {
      {"GET", "/healthz", Anybody{}, RateLimit::None, kNone, &Api::health},
      {"GET", "/metrics", Anybody{}, RateLimit::None, kNone, &Api::metrics},
      {"GET", "/api/about", Anybody{}, RateLimit::None, kNone, &Api::about},
      {"GET", "/api/games", Anybody{}, RateLimit::None, kNone, &Api::list_games},
      {"GET", "/api/tables", Anybody{}, RateLimit::None, kNone, &Api::list_tables},
      {"POST", "/api/tables", Anybody{}, RateLimit::Making, kRecord, &Api::make_table},
      {"GET", "/api/tables/*", Anybody{}, RateLimit::None, kNone, &Api::show_table},
      {"POST", "/api/tables/*/join", Anybody{}, RateLimit::Joining, kSmall, &Api::join},
      {"POST", "/api/tables/*/resume", Anybody{}, RateLimit::Joining, kSmall, &Api::resume},
      {"POST", "/api/tables/*/claim", Anybody{}, RateLimit::Joining, kSmall, &Api::claim},
      {"POST", "/api/tables/*/report", Anybody{}, RateLimit::Joining, kSmall, &Api::report},
      {"GET", "/api/tables/*/record", Anybody{}, RateLimit::Replaying, kNone, &Api::record},
      {"GET", "/api/tables/*/replay", Anybody{}, RateLimit::Replaying, kNone, &Api::replay_table},
      {"POST", "/api/board", Anybody{}, RateLimit::Joining, kSmall, &Api::draw_board},
      {"POST", "/api/replay", Anybody{}, RateLimit::Replaying, kRecord, &Api::replay_record},
      {"POST", "/api/verify", Anybody{}, RateLimit::Replaying, kRecord, &Api::verify_record},
      {"GET", "/api/account", Anybody{}, RateLimit::None, kNone, &Api::show_account},
      {"POST", "/api/account", Anybody{}, RateLimit::SigningIn, kSmall, &Api::make_account},
      {"DELETE", "/api/account", Anybody{}, RateLimit::SigningIn, kSmall, &Api::delete_account},
      {"POST", "/api/account/sign_in", Anybody{}, RateLimit::SigningIn, kSmall, &Api::sign_in},
      {"POST", "/api/account/sign_out", Anybody{}, RateLimit::None, kSmall, &Api::sign_out},
      {"POST", "/api/account/password", Anybody{}, RateLimit::SigningIn, kSmall, &Api::change_password},
      {"PUT", "/api/account/settings", Anybody{}, RateLimit::None, kSmall, &Api::keep_settings},
      {"GET", "/api/account/history", Anybody{}, RateLimit::None, kNone, &Api::history},
      {"GET", "/api/blocks", Anybody{}, RateLimit::None, kNone, &Api::list_blocks},
      {"DELETE", "/api/blocks/*", Anybody{}, RateLimit::None, kSmall, &Api::unblock},
      {"GET", "/api/admin/tables", ServerHost{}, RateLimit::None, kNone, &Api::admin_tables},
      {"POST", "/api/admin/tables/*/close", ServerHost{}, RateLimit::None, kSmall, &Api::admin_close},
      {"POST", "/api/admin/tables/*/silence", ServerHost{}, RateLimit::None, kSmall, &Api::admin_silence},
      {"GET", "/api/admin/accounts", ServerHost{}, RateLimit::None, kNone, &Api::admin_accounts},
      {"POST", "/api/admin/accounts/*/mute", ServerHost{}, RateLimit::None, kSmall, &Api::admin_mute},
      {"POST", "/api/admin/accounts/*/unmute", ServerHost{}, RateLimit::None, kSmall, &Api::admin_unmute},
      {"POST", "/api/admin/accounts/*/reset", ServerHost{}, RateLimit::None, kSmall, &Api::admin_reset},
      {"DELETE", "/api/admin/accounts/*", ServerHost{}, RateLimit::None, kSmall, &Api::admin_delete},
      {"GET", "/api/admin/reports", ServerHost{}, RateLimit::None, kNone, &Api::admin_reports},
      {"POST", "/api/admin/reports/*/close", ServerHost{}, RateLimit::None, kSmall, &Api::admin_close_report},
      {"POST", "/api/admin/desks/*/organiser", ServerHost{}, RateLimit::None, kSmall, &Api::admin_organiser},
      {"POST", "/api/qr", Anybody{}, RateLimit::None, kSmall, &DeskApi::draw_qr},
      {"POST", "/api/desk", Anybody{}, RateLimit::Founding, kSmall, &DeskApi::found},
      {"POST", "/api/desk/restore", Anybody{}, RateLimit::Founding, kExport, &DeskApi::restore},
      {"GET", "/api/desk/*", Right::Look, RateLimit::Link, kNone, &DeskApi::document},
      {"POST", "/api/desk/*/commands", Right::Look, RateLimit::Command, kHall, &DeskApi::command},
      {"POST", "/api/desk/*/preview", Right::Look, RateLimit::Command, kHall, &DeskApi::preview},
      {"GET", "/api/desk/*/links", Right::PlayerLinks, RateLimit::Link, kNone, &DeskApi::list_links},
      {"POST", "/api/desk/*/links", Right::PlayerLinks, RateLimit::Link, kHall, &DeskApi::make_link},
      {"POST", "/api/desk/*/links/cards", Right::PlayerLinks, RateLimit::Link, kHall, &DeskApi::make_cards},
      {"POST", "/api/desk/*/links/*/revoke", Right::Links, RateLimit::Link, kHall, &DeskApi::revoke_link},
      {"GET", "/api/desk/*/explain/*/*", Right::Look, RateLimit::Link, kNone, &DeskApi::explain},
      {"GET", "/api/desk/*/log", Right::Log, RateLimit::Link, kNone, &DeskApi::log},
      {"GET", "/api/desk/*/log/*", Right::Log, RateLimit::Link, kNone, &DeskApi::log},
      {"GET", "/api/desk/*/board/*", Right::Look, RateLimit::Link, kNone, &DeskApi::board},
      {"GET", "/api/desk/*/texts", Right::Look, RateLimit::Link, kNone, &DeskApi::texts},
      {"GET", "/api/desk/*/texts/*", Right::Look, RateLimit::Link, kNone, &DeskApi::texts},
      {"GET", "/api/desk/*/glyphs", Right::Print, RateLimit::Link, kNone, &DeskApi::missing_glyphs},
      {"GET", "/api/desk/*/print/*/*", Right::Print, RateLimit::Link, kNone, &DeskApi::print_all},
      {"GET", "/api/desk/*/print/*/*/*", Right::Print, RateLimit::Link, kNone, &DeskApi::print_game},
      {"GET", "/api/desk/*/export/*", Right::Results, RateLimit::Link, kNone, &DeskApi::export_file},
  };
  return kRoutes;
}

const Route* find_route(std::string_view method, std::string_view path, std::vector<std::string>& names) {
  if (method == "HEAD") method = "GET";
  for (const Route& route : routes())
    if (route.method == method && fits(route.path, path, names)) return &route;
  return nullptr;
}

std::optional<boost::json::value> read_body(const Request& request, const Reply& reply) {
  auto value = notation::parse_json(request.body, request.body.size());
  if (value && value->is_object()) return std::move(*value);
  reply(value ? problem(400, "bad_request.object") : bad_request(value.error()));
  return std::nullopt;
}

std::size_t most_body(std::string_view method, std::string_view path) {
  std::vector<std::string> names;
  const Route* route = find_route(method, path, names);
  return route != nullptr ? route->most_body : kNone;
}

}  // namespace longroad::server
