#include "server/api/routes.hpp"

#include "server/api/accounts/accounts.hpp"
#include "server/api/accounts/blocks.hpp"
#include "server/api/accounts/claims.hpp"
#include "server/api/accounts/passwords.hpp"
#include "server/api/desk/answers.hpp"
#include "server/api/desk/commands.hpp"
#include "server/api/desk/files.hpp"
#include "server/api/desk/founding.hpp"
#include "server/api/desk/links.hpp"
#include "server/api/desk/prints.hpp"
#include "server/api/host/host.hpp"
#include "server/api/site/lessons.hpp"
#include "server/api/site/site.hpp"
#include "server/api/tables/analysing.hpp"
#include "server/api/tables/boards.hpp"
#include "server/api/tables/records.hpp"
#include "server/api/tables/reports.hpp"
#include "server/api/tables/seats.hpp"
#include "server/api/tables/tables.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kNone = 4 * 1024;            // nothing is expected, and nothing read
constexpr std::size_t kSmall = 64 * 1024;          // names, passwords, settings, a board
constexpr std::size_t kHall = 256 * 1024;          // the players of a whole hall
constexpr std::size_t kAnalysed = 1'000'000;       // a record that is analysed
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

using desk::Right;

constexpr Route kRoutes[] = {
    {"GET", "/healthz", Anybody{}, RateLimit::None, kNone, show_health},
    {"GET", "/readyz", Anybody{}, RateLimit::None, kNone, show_ready},
    {"GET", "/metrics", Anybody{}, RateLimit::None, kNone, show_metrics},
    {"GET", "/api/about", Anybody{}, RateLimit::None, kNone, show_about},
    {"GET", "/api/games", Anybody{}, RateLimit::None, kNone, list_games},
    {"GET", "/api/tables", Anybody{}, RateLimit::None, kNone, list_tables},
    {"POST", "/api/tables", Anybody{}, RateLimit::Making, kRecord, make_table},
    {"GET", "/api/tables/*", Anybody{}, RateLimit::None, kNone, show_table},
    {"POST", "/api/tables/*/join", Anybody{}, RateLimit::Joining, kSmall, join_table},
    {"POST", "/api/tables/*/resume", Anybody{}, RateLimit::Joining, kSmall, resume_seat},
    {"POST", "/api/tables/*/claim", Anybody{}, RateLimit::Joining, kSmall, claim_game},
    {"POST", "/api/tables/*/report", Anybody{}, RateLimit::Joining, kSmall, send_report},
    {"GET", "/api/tables/*/record", Anybody{}, RateLimit::Replaying, kNone, download_record},
    {"GET", "/api/tables/*/replay", Anybody{}, RateLimit::Replaying, kNone, replay_table},
    {"POST", "/api/board", Anybody{}, RateLimit::Joining, kSmall, draw_board},
    {"POST", "/api/replay", Anybody{}, RateLimit::Replaying, kRecord, replay_record},
    {"POST", "/api/verify", Anybody{}, RateLimit::Replaying, kRecord, verify_record},
    {"POST", "/api/analyse", Anybody{}, RateLimit::Analysing, kAnalysed, analyse_record},
    {"GET", "/api/analyse/*", Anybody{}, RateLimit::None, kNone, show_analysis},
    {"GET", "/api/lessons", Anybody{}, RateLimit::None, kNone, list_lessons},
    {"POST", "/api/lessons/*/*", Anybody{}, RateLimit::Learning, kSmall, try_lesson},
    {"GET", "/api/account", Anybody{}, RateLimit::None, kNone, show_account},
    {"POST", "/api/account", Anybody{}, RateLimit::SigningIn, kSmall, make_account},
    {"DELETE", "/api/account", Anybody{}, RateLimit::SigningIn, kSmall, delete_account},
    {"POST", "/api/account/sign_in", Anybody{}, RateLimit::SigningIn, kSmall, sign_in},
    {"POST", "/api/account/sign_out", Anybody{}, RateLimit::None, kSmall, sign_out},
    {"POST", "/api/account/password", Anybody{}, RateLimit::SigningIn, kSmall, change_password},
    {"PUT", "/api/account/settings", Anybody{}, RateLimit::None, kSmall, keep_settings},
    {"GET", "/api/account/history", Anybody{}, RateLimit::None, kNone, list_history},
    {"GET", "/api/blocks", Anybody{}, RateLimit::None, kNone, list_blocks},
    {"DELETE", "/api/blocks/*", Anybody{}, RateLimit::None, kSmall, unblock},
    {"GET", "/api/admin/tables", ServerHost{}, RateLimit::None, kNone, list_all_tables},
    {"POST", "/api/admin/tables/*/close", ServerHost{}, RateLimit::None, kSmall, close_table},
    {"POST", "/api/admin/tables/*/silence", ServerHost{}, RateLimit::None, kSmall, silence_seat},
    {"GET", "/api/admin/accounts", ServerHost{}, RateLimit::None, kNone, list_accounts},
    {"POST", "/api/admin/accounts/*/mute", ServerHost{}, RateLimit::None, kSmall, mute_account},
    {"POST", "/api/admin/accounts/*/unmute", ServerHost{}, RateLimit::None, kSmall, unmute_account},
    {"POST", "/api/admin/accounts/*/reset", ServerHost{}, RateLimit::None, kSmall, reset_account},
    {"DELETE", "/api/admin/accounts/*", ServerHost{}, RateLimit::None, kSmall, remove_account},
    {"GET", "/api/admin/reports", ServerHost{}, RateLimit::None, kNone, list_reports},
    {"POST", "/api/admin/reports/*/close", ServerHost{}, RateLimit::None, kSmall, close_report},
    {"POST", "/api/admin/desks/*/organiser", ServerHost{}, RateLimit::None, kSmall, make_organiser_link},
    {"POST", "/api/qr", Anybody{}, RateLimit::None, kSmall, draw_qr},
    {"POST", "/api/desk", Anybody{}, RateLimit::Founding, kSmall, found_tournament},
    {"POST", "/api/desk/restore", Anybody{}, RateLimit::Founding, kExport, restore_tournament},
    {"GET", "/api/desk/*", Right::Look, RateLimit::Link, kNone, show_document},
    {"POST", "/api/desk/*/commands", Right::Look, RateLimit::Command, kHall, carry_out_command},
    {"POST", "/api/desk/*/preview", Right::Look, RateLimit::Command, kHall, preview_command},
    {"GET", "/api/desk/*/links", Right::PlayerLinks, RateLimit::Link, kNone, list_links},
    {"POST", "/api/desk/*/links", Right::PlayerLinks, RateLimit::Link, kHall, make_link},
    {"POST", "/api/desk/*/links/cards", Right::PlayerLinks, RateLimit::Link, kHall, make_cards},
    {"POST", "/api/desk/*/links/*/revoke", Right::Links, RateLimit::Link, kHall, revoke_link},
    {"GET", "/api/desk/*/explain/*/*", Right::Look, RateLimit::Link, kNone, explain_ranks},
    {"GET", "/api/desk/*/log", Right::Log, RateLimit::Link, kNone, list_log},
    {"GET", "/api/desk/*/log/*", Right::Log, RateLimit::Link, kNone, list_log},
    {"GET", "/api/desk/*/board/*", Right::Look, RateLimit::Link, kNone, show_board},
    {"GET", "/api/desk/*/texts", Right::Look, RateLimit::Link, kNone, list_texts},
    {"GET", "/api/desk/*/texts/*", Right::Look, RateLimit::Link, kNone, list_texts},
    {"GET", "/api/desk/*/glyphs", Right::Print, RateLimit::Link, kNone, list_missing_glyphs},
    {"GET", "/api/desk/*/print/*/*", Right::Print, RateLimit::Link, kNone, print_all},
    {"GET", "/api/desk/*/print/*/*/*", Right::Print, RateLimit::Link, kNone, print_game},
    {"GET", "/api/desk/*/export/*", Right::Results, RateLimit::Link, kNone, export_file},
};

}  // namespace

std::span<const Route> routes() { return kRoutes; }

const Route* find_route(std::string_view method, std::string_view path, std::vector<std::string>& names) {
  if (method == "HEAD") method = "GET";
  for (const Route& route : routes())
    if (route.method == method && fits(route.path, path, names)) return &route;
  return nullptr;
}

std::optional<ActorId> place_of(const Route& route, const std::vector<std::string>& names) {
  const auto about = [&](std::string_view begin) { return route.path.starts_with(begin); };
  if (about("/api/tables/*") || about("/api/admin/tables/*")) return ActorId{false, names.front()};
  if (about("/api/desk/*") || about("/api/admin/desks/*")) return ActorId{true, names.front()};
  return std::nullopt;
}

std::optional<std::int64_t> node_of(const Route& route, const std::vector<std::string>& names) {
  return route.path == "/api/analyse/*" ? node_of_analysis(names.front()) : std::nullopt;
}

std::size_t most_body(std::string_view method, std::string_view path) {
  std::vector<std::string> names;
  const Route* route = find_route(method, path, names);
  return route != nullptr ? route->most_body : kNone;
}

}  // namespace longroad::server
