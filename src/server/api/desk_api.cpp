#include "server/api/desk_api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "notation/json.hpp"
#include "server/house/house.hpp"
#include "server/http/long_json.hpp"
#include "server/http/qr.hpp"
#include "server/http/refusal.hpp"
#include "server/table/model/secret.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/bounds.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr std::string_view kDesk = "/api/desk";
constexpr std::string_view kQr = "/api/qr";
constexpr std::size_t kLongestQr = 1000;

std::vector<std::string> words_of(std::string_view path) {
  std::vector<std::string> words;
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const std::size_t end = std::min(path.find('/'), path.size());
    words.emplace_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return words;
}

bool fits(std::string_view path, const std::vector<std::string>& words) {
  return std::ranges::equal(words_of(path), words, [](const std::string& pattern, const std::string& word) {
    return pattern == word || (pattern == "*" && !word.empty());
  });
}

/// One link, whatever device it is open on.
std::string sender_of(const std::string& event, const desk::Viewer& viewer) {
  return fmt::format("{}/{}/{}/{}", event, name(viewer.role), viewer.player.number, viewer.name);
}

}  // namespace

std::optional<json::value> DeskApi::read_body(const Request& request, const Reply& reply, std::size_t most) {
  if (request.body.size() > most) {
    reply(problem(413, "too_large", fmt::format("At most {} KB are possible here.", most / 1024)));
    return std::nullopt;
  }
  auto value = parse_long_json(request.body);
  if (value && value->is_object()) return std::move(*value);
  reply(problem(400, "bad_request", value ? "An object in braces is expected." : value.error().sentence));
  return std::nullopt;
}

json::object DeskApi::made_json(const std::string& event, int link, const std::string& secret) {
  return {{"event", event},
          {"link", std::to_string(link)},
          {"secret", secret},
          {"address", "/desk/" + event + "#" + secret}};
}

Response DeskApi::not_found() { return problem(404, "not_found", "There is nothing at this address."); }

Response DeskApi::no_such_event() { return problem(404, "no_such_event", "There is no such tournament."); }

std::span<const DeskApi::Route> DeskApi::routes() {
  using desk::Right;
  static constexpr Route kRoutes[] = {
      {"GET", "", std::nullopt, &DeskApi::document},
      {"POST", "/commands", std::nullopt, &DeskApi::command},
      {"POST", "/preview", std::nullopt, &DeskApi::preview},
      {"GET", "/links", Right::Links, &DeskApi::list_links},
      {"POST", "/links", Right::PlayerLinks, &DeskApi::make_link},
      {"POST", "/links/cards", Right::PlayerLinks, &DeskApi::make_cards},
      {"POST", "/links/*/revoke", Right::Links, &DeskApi::revoke_link},
      {"GET", "/explain/*/*", std::nullopt, &DeskApi::explain},
      {"GET", "/log", Right::Log, &DeskApi::log},
      {"GET", "/log/*", Right::Log, &DeskApi::log},
      {"GET", "/board/*", std::nullopt, &DeskApi::board},
      {"GET", "/texts", std::nullopt, &DeskApi::texts},
      {"GET", "/texts/*", std::nullopt, &DeskApi::texts},
      {"GET", "/glyphs", Right::Print, &DeskApi::missing_glyphs},
      {"GET", "/print/*/*", Right::Print, &DeskApi::print_all},
      {"GET", "/print/*/*/*", Right::Print, &DeskApi::print_game},
      {"GET", "/export/*", Right::Results, &DeskApi::export_file},
  };
  return kRoutes;
}

const DeskApi::Route* DeskApi::find_route(std::string_view method, const std::vector<std::string>& words) {
  for (const Route& route : routes())
    if (route.method == method && fits(route.path, words)) return &route;
  return nullptr;
}

bool DeskApi::has(std::string_view path) {
  return path == kQr || path == kDesk || path.starts_with(std::string(kDesk) + "/");
}

void DeskApi::handle(const Request& request, const Reply& reply) {
  if (request.path == kQr) {
    const bool short_text = !request.body.empty() && request.body.size() <= kLongestQr;
    if (request.method != "POST" || !short_text || request.body.find('\0') != std::string::npos)
      return reply(problem(400, "bad_request", "A text of at most 1000 characters is expected."));
    return reply({.status = 200, .type = "image/svg+xml", .body = qr_svg(request.body), .headers = {}});
  }
  std::vector<std::string> words = words_of(std::string_view(request.path).substr(kDesk.size()));
  if (words.empty()) return request.method == "POST" ? found(request, reply) : reply(not_found());
  if (words == std::vector<std::string>{"restore"} && request.method == "POST")
    return restore(request, reply);
  visit(request, words, reply);
}

void DeskApi::visit(const Request& request, const std::vector<std::string>& words, const Reply& reply) {
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  const Route* route = find_route(request.method == "HEAD" ? "GET" : request.method, rest);
  if (route == nullptr) return reply(not_found());
  house_.halls().with_hall(words.front(), [this, request, rest, route, reply](const Halls::HallPtr& hall) {
    if (!hall) return reply(no_such_event());
    const auto found = hall->viewer_of(request.bearer());
    if (const auto* stranger = std::get_if<Hall::Stranger>(&found))
      return reply(stranger->revoked ? problem(401, "revoked", "This link was revoked.")
                                     : problem(401, "no_link", "This link opens nothing here."));
    const auto& viewer = std::get<desk::Viewer>(found);
    if (house_.limited() && !asking_.take(sender_of(hall->id(), viewer)))
      return reply(problem(429, "too_fast", "Too many requests of this link; wait a moment."));
    if (route->right && !desk::may(viewer.role, *route->right))
      return reply(
          refusal(403, "not_allowed", tournament::say("link_cannot", {{"role", named(viewer.role)}})));
    (this->*route->run)({hall, viewer, request, rest, reply});
  });
}

// ---- founding

void DeskApi::found_with(std::vector<tournament::Entry> entries, const std::string& organiser,
                         const std::optional<Halls::Origin>& origin, const Reply& reply) {
  const bool taken_over = origin.has_value();
  const auto done = [reply, taken_over](const Result<Halls::Founded>* founded) {
    if (founded == nullptr) return reply(no_disk());
    if (!*founded) return reply(problem(422, "refused", founded->error().sentence));
    json::object made = made_json((*founded)->id, (*founded)->link, (*founded)->secret);
    if (taken_over) made["same"] = (*founded)->same;
    reply(ok(made, 201));
  };
  house_.halls().found(std::move(entries), organiser, origin, done);
}

bool DeskApi::may_found(const Request& request, const Reply& reply) {
  if (house_.limited() && !founding_.take(request.remote)) {
    reply(problem(429, "too_fast", "Too many requests from this address; wait a moment."));
    return false;
  }
  if (!house_.halls().full()) return true;
  reply(problem(503, "full", "This server has no room for more tournaments."));
  return false;
}

void DeskApi::found(const Request& request, const Reply& reply) {
  if (!may_found(request, reply)) return;
  const auto body = read_body(request, reply);
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"name", "organiser", "place", "date", "language", "edition", "events", "seed"});
  const auto text = [&](std::string_view key) { return std::string(node.at(key).word({})); };
  tournament::event::New event{.name = text("name"),
                               .place = text("place"),
                               .date = text("date"),
                               .language = text("language"),
                               .edition = text("edition"),
                               .seed = node.at("seed").number64(std::stoull(random_hex(4), nullptr, 16)),
                               .events = node.at("events").number(1, 99, 1)};
  const std::string organiser = text("organiser");
  if (fault.found()) return reply(problem(400, "bad_request", fault.error().sentence));
  found_with({{1, tournament::now_text(), organiser, std::move(event)}}, organiser, std::nullopt, reply);
}

void DeskApi::restore(const Request& request, const Reply& reply) {
  if (!may_found(request, reply)) return;
  const auto work = [this, request, reply] { restore_export(request, reply); };
  if (!house_.pools().imports.submit(work, request.remote)) reply(busy());
}

void DeskApi::restore_export(const Request& request, const Reply& reply) {
  const auto body = read_body(request, reply, request.body.size());
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"organiser", "export"});
  const std::string organiser(node.at("organiser").word({}));
  if (node.at("export").object() == nullptr || fault.found())
    return reply(problem(400, "bad_request", "'organiser' and 'export' are expected."));
  const json::value* log = node.at("export").object()->if_contains("log");
  if (log != nullptr && log->is_array() && log->get_array().size() > tournament::kMostEntries)
    return reply(problem(413, "too_long",
                         fmt::format("A tournament has at most {} entries.", tournament::kMostEntries)));
  auto entries = tournament::import_json(json::serialize(*node.at("export").value()));
  if (!entries) return reply(problem(422, "bad_export", entries.error().sentence));
  // Exports of the command line have neither id nor links.
  const json::object& file = *node.at("export").object();
  const json::value* id = file.if_contains("event");
  const json::value* links = file.if_contains("links");
  Halls::Origin origin{id != nullptr && id->is_string() ? std::string(id->get_string()) : "",
                       links != nullptr ? *links : json::value(json::array())};
  found_with(std::move(*entries), organiser, std::move(origin), reply);
}

// ---- the desk

void DeskApi::document(const Visit& visit) { visit.reply(ok_text(visit.hall->document(visit.viewer))); }

std::optional<desk::Order> DeskApi::read_order(const Visit& visit) {
  Limiter& limiter = visit.viewer.role == desk::DeskRole::Player ? playing_ : working_;
  if (house_.limited() && !limiter.take(sender_of(visit.hall->id(), visit.viewer))) {
    visit.reply(problem(429, "too_fast", "Too many commands of this link; wait a moment."));
    return std::nullopt;
  }
  const auto body = read_body(visit.request, visit.reply);
  if (!body) return std::nullopt;
  auto order = desk::read_order(*body);
  if (order) return std::move(*order);
  visit.reply(problem(400, "bad_request", order.error().sentence));
  return std::nullopt;
}

void DeskApi::command(const Visit& visit) {
  const auto order = read_order(visit);
  if (!order) return;
  visit.hall->command(visit.viewer, *order, visit.reply);
}

void DeskApi::preview(const Visit& visit) {
  const auto order = read_order(visit);
  if (!order) return;
  visit.hall->preview(visit.viewer, *order, visit.reply);
}

}  // namespace longroad::server
