#include "server/api/desk_api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "notation/json.hpp"
#include "server/api/desk_bodies.hpp"
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

constexpr std::size_t kLongestQr = 1000;

/// One link, whatever device it is open on.
std::string sender_of(const std::string& event, const desk::Viewer& viewer) {
  return fmt::format("{}/{}/{}/{}", event, name(viewer.role), viewer.player.number, viewer.name);
}

}  // namespace

json::object DeskApi::made_json(const std::string& event, int link, const std::string& secret) {
  return {{"event", event},
          {"link", std::to_string(link)},
          {"secret", secret},
          {"address", "/desk/" + event + "#" + secret}};
}

Response DeskApi::no_such_event() { return problem(404, "no_such_event"); }

void DeskApi::run(const Route& route, const ApiCall& call) {
  if (const auto* open = std::get_if<void (DeskApi::*)(const ApiCall&)>(&route.run))
    return (this->*(*open))(call);
  house_.halls().with_hall(call.name(), [this, &route, request = call.request, names = call.names,
                                         reply = call.reply](const Halls::HallPtr& hall) {
    if (!hall) return reply(no_such_event());
    const auto found = hall->viewer_of(request.bearer());
    if (const auto* stranger = std::get_if<Hall::Stranger>(&found))
      return reply(stranger->revoked ? problem(401, "revoked") : problem(401, "no_link.unknown"));
    const auto& viewer = std::get<desk::Viewer>(found);
    if (auto refused = refuse(route, hall->id(), viewer)) return reply(std::move(*refused));
    const std::vector<std::string> rest(names.begin() + 1, names.end());
    (this->*std::get<void (DeskApi::*)(const DeskCall&)>(route.run))({hall, viewer, request, rest, reply});
  });
}

std::optional<Response> DeskApi::refuse(const Route& route, const std::string& event,
                                        const desk::Viewer& viewer) {
  const auto fast = [&](Limiter& limiter) {
    return house_.limited() && !limiter.take(sender_of(event, viewer));
  };
  if (fast(asking_)) return problem(429, "too_fast.link");
  if (!desk::may(viewer.role, std::get<desk::Right>(route.asker)))
    return refusal(403, "not_allowed", tournament::say("link_cannot", {{"role", named(viewer.role)}}));
  if (route.limit == RateLimit::Command && fast(viewer.role == desk::DeskRole::Player ? playing_ : working_))
    return problem(429, "too_fast.link");
  return std::nullopt;
}

void DeskApi::draw_qr(const ApiCall& call) {
  const std::string& text = call.request.body;
  if (text.empty() || text.size() > kLongestQr || text.find('\0') != std::string::npos)
    return call.reply(problem(400, "bad_request.text"));
  call.reply({.status = 200, .type = "image/svg+xml", .body = qr_svg(text), .headers = {}});
}

// ---- founding

void DeskApi::found_with(std::vector<tournament::Entry> entries, const std::string& organiser,
                         const std::optional<Halls::Origin>& origin, const Reply& reply) {
  const bool taken_over = origin.has_value();
  const auto done = [reply, taken_over](const Result<Halls::Founded>* founded) {
    if (founded == nullptr) return reply(no_disk());
    if (!*founded) return reply(problem(422, "refused.tournament", {{"error", founded->error().sentence}}));
    json::object made = made_json((*founded)->id, (*founded)->link, (*founded)->secret);
    if (taken_over) made["same"] = (*founded)->same;
    reply(ok(made, 201));
  };
  house_.halls().found(std::move(entries), organiser, origin, done);
}

bool DeskApi::has_room(const Reply& reply) {
  if (!house_.halls().full()) return true;
  reply(problem(503, "full.tournaments"));
  return false;
}

void DeskApi::found(const ApiCall& call) {
  const Reply& reply = call.reply;
  if (!has_room(reply)) return;
  const auto asked = body::read<body::FoundTournament>(call.request, reply);
  if (!asked) return;
  tournament::event::New event{.name = asked->name,
                               .place = asked->place,
                               .date = asked->date,
                               .language = asked->language,
                               .edition = asked->edition,
                               .seed = asked->seed.value_or(std::stoull(random_hex(4), nullptr, 16)),
                               .events = asked->events};
  found_with({{1, tournament::now_text(), asked->organiser, std::move(event)}}, asked->organiser,
             std::nullopt, reply);
}

void DeskApi::restore(const ApiCall& call) {
  if (!has_room(call.reply)) return;
  const auto work = [this, request = call.request, reply = call.reply] { restore_export(request, reply); };
  if (!house_.pools().imports.submit(work, call.request.remote)) call.reply(busy());
}

void DeskApi::restore_export(const Request& request, const Reply& reply) {
  const auto body = read_body(request, reply);
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"organiser", "export"});
  const std::string organiser(node.at("organiser").word({}));
  if (node.at("export").object() == nullptr || fault.found())
    return reply(problem(400, "bad_request.export"));
  const json::value* log = node.at("export").object()->if_contains("log");
  if (log != nullptr && log->is_array() && log->get_array().size() > tournament::kMostEntries)
    return reply(problem(413, "too_long.export", {{"most", tournament::kMostEntries}}));
  auto entries = tournament::import_json(json::serialize(*node.at("export").value()));
  if (!entries) return reply(problem(422, "bad_export", {{"error", entries.error().sentence}}));
  // Exports of the command line have neither id nor links.
  const json::object& file = *node.at("export").object();
  const json::value* id = file.if_contains("event");
  const json::value* links = file.if_contains("links");
  Halls::Origin origin{id != nullptr && id->is_string() ? std::string(id->get_string()) : "",
                       links != nullptr ? *links : json::value(json::array())};
  found_with(std::move(*entries), organiser, std::move(origin), reply);
}

// ---- the desk

void DeskApi::document(const DeskCall& call) { call.reply(ok_text(call.hall->document(call.viewer))); }

std::optional<desk::Order> DeskApi::read_order(const DeskCall& call) {
  const auto body = read_body(call.request, call.reply);
  if (!body) return std::nullopt;
  auto order = desk::read_order(*body);
  if (order) return std::move(*order);
  call.reply(bad_request(order.error()));
  return std::nullopt;
}

void DeskApi::command(const DeskCall& call) {
  const auto order = read_order(call);
  if (!order) return;
  call.hall->command(call.viewer, *order, call.reply);
}

void DeskApi::preview(const DeskCall& call) {
  const auto order = read_order(call);
  if (!order) return;
  call.hall->preview(call.viewer, *order, call.reply);
}

}  // namespace longroad::server
