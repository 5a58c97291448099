// What links ask the desk to do: checked against their rights and the newest state, written, confirmed.
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/desk/tables_json.hpp"
#include "server/hall.hpp"
#include "server/house.hpp"
#include "server/refusal.hpp"
#include "tournament/desk.hpp"
#include "tournament/event_words.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

json::object done_json(const desk::Draft& draft) {
  json::array numbers;
  for (const tournament::Entry& entry : draft.entries()) numbers.push_back(entry.number);
  json::object out{{"version", draft.tournament().entries().size()},
                   {"entries", std::move(numbers)},
                   {"words", sentences_json(draft.words())},
                   {"notices", sentences_json(draft.notices())}};
  if (!draft.changes.empty()) out["changes"] = sentences_json(draft.changes);
  if (draft.seed) out["seed"] = *draft.seed;
  return out;
}

Response no_disk() { return problem(503, "disk", "The server can't write to its disk; nothing was kept."); }

}  // namespace

desk::Draft Hall::draft(const std::string& by) const { return {head_, by, tournament::now_text()}; }

bool Hall::allowed(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  if (const auto refused = desk::refuse_right(viewer, order, head_)) {
    reply(refusal(403, "not_allowed", *refused));
    return false;
  }
  if (const auto stale = desk::refuse_stale(order, head_)) {
    reply_changed(order, *stale, reply);
    return false;
  }
  return true;
}

void Hall::reply_changed(const desk::Order& order, const tournament::Sentence& why, const Reply& reply) {
  json::object out{{"code", "changed"}, {"error", why.text}, {"why", sentence_json(why)}};
  if (const auto at = desk::table_of(order, head_.state())) {
    out["table"] = desk::table_json(head_.state(), *at, desk::Detail::Sheet);
    const int version = head_.state().sheet(*at)->version;
    const tournament::Entry& entry = head_.entries()[static_cast<std::size_t>(version) - 1];
    out["words"] = sentence_json(in_words(head_.state(), entry));
    out["by"] = entry.by;
    out["at"] = entry.at;
  }
  // What is told of is on the disk first.
  write({}, "", {}, [reply, out = std::move(out)](bool kept) { reply(kept ? ok(out, 409) : no_disk()); });
}

void Hall::carry_out(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply,
                     const Drafted& drafted) {
  if (order.verb == desk::kSchedule) {
    const auto planning = desk::read_planning(order, head_);
    if (!planning) return reply(problem(400, "bad_request", planning.error().sentence));
    return plan(viewer.name, *planning, reply, drafted);
  }
  desk::Draft next = draft(viewer.name);
  if (const auto why = desk::carry_out(order, next))
    return reply(next.refused() ? refused(*why) : refusal(400, "bad_request", *why));
  drafted(std::move(next));
}

void Hall::plan(const std::string& by, const desk::Planning& planning, const Reply& reply, Drafted drafted) {
  const auto self = shared_from_this();
  house_.pool().submit([self, by, planning, reply, drafted = std::move(drafted)] {
    const auto schedule = tournament::plan_schedule(planning.request);
    if (!schedule) return reply(refused(schedule.why()));
    self->loop_.post([self, by, planning, reply, drafted, plan = *schedule] {
      desk::Draft next = self->draft(by);
      if (const auto why = desk::carry_out(planning, plan, next)) return reply(refused(*why));
      drafted(std::move(next));
    });
  });
}

void Hall::confirm(desk::Draft draft, const std::string& command, const Reply& reply) {
  const json::object done = done_json(draft);
  keep(std::move(draft), command, [reply, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
}

void Hall::preview(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  if (!allowed(viewer, order, reply)) return;
  carry_out(viewer, order, reply, [reply](const desk::Draft& draft) { reply(ok(done_json(draft))); });
}

void Hall::command(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  const std::string command = viewer.name + "/" + order.id;
  if (commands_.contains(command)) {  // sent again: it counted the first time
    const json::object done{{"version", head_.entries().size()},
                            {"entries", json::array()},
                            {"words", json::array()},
                            {"notices", json::array()}};
    return write({}, "", {}, [reply, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
  }
  if (!allowed(viewer, order, reply)) return;
  if (order.verb == "open_tables") return open_tables(viewer, order, reply);
  const auto self = shared_from_this();
  carry_out(viewer, order, reply,
            [self, command, reply](desk::Draft draft) { self->confirm(std::move(draft), command, reply); });
}

}  // namespace longroad::server
