#include "server/api/desk/founding.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "notation/json.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/api/desk/bodies.hpp"
#include "server/api/desk/links.hpp"
#include "server/table/model/secret.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/bounds.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

void found_with(const Pending& pending, std::vector<tournament::Entry> entries, const std::string& organiser,
                const std::optional<Halls::Origin>& origin) {
  const bool taken_over = origin.has_value();
  const auto done = [reply = pending.reply, taken_over](const Result<Halls::Founded>* founded) {
    if (founded == nullptr) return reply(no_disk());
    if (!*founded) return reply(problem(422, "refused.tournament", {{"error", founded->error().sentence}}));
    desk::wire::LinkMade made = link_made((*founded)->id, (*founded)->link, (*founded)->secret);
    if (taken_over) made.same = (*founded)->same;
    reply(ok(made, 201));
  };
  pending.house.halls().found(std::move(entries), organiser, origin, done);
}

/// Whether there may be another tournament; replies where not.
bool has_room(const Pending& pending) {
  if (!pending.house.halls().full()) return true;
  pending.reply(problem(503, "full.tournaments"));
  return false;
}

/// Exports of the command line have neither id nor links.
Halls::Origin origin_of(const json::object& file) {
  const json::value* id = file.if_contains("event");
  const json::value* links = file.if_contains("links");
  return {id != nullptr && id->is_string() ? std::string(id->get_string()) : "",
          links != nullptr ? *links : json::value(json::array())};
}

/// Beside the loops: an export may be long.
void restore_export(const Pending& pending, const Request& request) {
  const auto body = read_body(request, pending.reply);
  if (!body) return;
  notation::Fault fault;
  const notation::Node node(*body, fault);
  node.only({"organiser", "export"});
  const std::string organiser(node.at("organiser").word({}));
  const json::object* const file = node.at("export").object();
  if (file == nullptr || fault.found()) return pending.reply(problem(400, "bad_request.export"));
  const json::value* log = file->if_contains("log");
  if (log != nullptr && log->is_array() && log->get_array().size() > tournament::kMostEntries)
    return pending.reply(problem(413, "too_long.export", {{"most", tournament::kMostEntries}}));
  auto entries = tournament::import_json(json::serialize(*file));
  if (!entries) return pending.reply(problem(422, "bad_export", {{"error", entries.error().sentence}}));
  found_with(pending, std::move(*entries), organiser, origin_of(*file));
}

}  // namespace

void found_tournament(const ApiCall& call) {
  if (!has_room(call)) return;
  const auto asked = read_body_as<body::FoundTournament>(call.request, call.reply);
  if (!asked) return;
  tournament::event::New event{.name = asked->name,
                               .place = asked->place,
                               .date = asked->date,
                               .language = asked->language,
                               .edition = asked->edition,
                               .seed = asked->seed.value_or(std::stoull(random_hex(4), nullptr, 16)),
                               .events = asked->events};
  found_with(call, {{1, tournament::now_text(), asked->organiser, std::move(event)}}, asked->organiser,
             std::nullopt);
}

void restore_tournament(const ApiCall& call) {
  if (!has_room(call)) return;
  call.work_on(call.house.pools().imports,
               [pending = Pending(call), request = call.request] { restore_export(pending, request); });
}

}  // namespace longroad::server
