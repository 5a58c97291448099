// What links ask the desk to do: checked against their rights and the newest state, written, confirmed.
#include "server/desk/document/tables.hpp"
#include "server/desk/draft_checks.hpp"
#include "server/desk/wire/answers.hpp"
#include "server/desks/halls.hpp"
#include "server/http/refusal.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/model/event_words.hpp"

namespace longroad::server {
namespace {

using desk::wire::Done;

/// A command that is sent again has the same name.
std::string command_of(const desk::Viewer& viewer, const desk::Order& order) {
  return viewer.name + "/" + order.id;
}

desk::wire::Plan told_plan(const tournament::Schedule& schedule) {
  desk::wire::Plan plan;
  for (const tournament::Seating& game : schedule) plan.games.push_back({{game.begin(), game.end()}});
  return plan;
}

/// What the author is told. Whoever leaves need not know what the others have to do about it.
Done done_of(const desk::Viewer& viewer, const desk::Order& order, const tournament::State& before,
             const desk::Draft& draft) {
  Done done{.version = static_cast<int>(draft.tournament().entries().size()),
            .words = draft.words(),
            .seed = draft.seed,
            .can_undo = desk::can_undo(viewer, before, draft)};
  for (const tournament::Entry& entry : draft.entries()) done.entries.push_back(entry.number);
  if (!draft.changes.empty()) done.changes = draft.changes;
  if (draft.plan) done.plan = told_plan(*draft.plan);
  const bool leaves = viewer.role == desk::DeskRole::Player && order.verb == "drop";
  if (!leaves) done.notices = draft.notices();
  return done;
}

}  // namespace

desk::Draft Hall::draft(const std::string& by) const { return {head_, by, tournament::now_text()}; }

bool Hall::repeated(const std::string& command, const Reply& reply) {
  if (!commands_.contains(command)) return false;
  const Done done{.version = version(), .can_undo = false};
  once_stored([reply, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
  return true;
}

bool Hall::up_to_date(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  const auto stale = desk::refuse_stale(order, head_);
  if (stale) reply_changed(viewer, order, *stale, reply);
  return !stale;
}

bool Hall::allowed(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  if (const auto refused = desk::refuse_right(viewer, order, head_)) {
    reply(refusal(403, "not_allowed", *refused));
    return false;
  }
  return up_to_date(viewer, order, reply);
}

void Hall::reply_changed(const desk::Viewer& viewer, const desk::Order& order,
                         const tournament::Sentence& why, const Reply& reply) {
  desk::wire::Changed changed{.error = why.text, .why = why};
  const tournament::State& state = head_.state();
  if (const auto at = desk::table_of(order, state); at && desk::may_see_sheet(viewer, state, *at)) {
    const int version = state.sheet(*at)->version;
    const tournament::Entry& entry = head_.entries()[static_cast<std::size_t>(version) - 1];
    changed.since = desk::wire::Since{desk::told_table(state, *at, desk::Detail::Sheet),
                                      in_words(state, entry), entry.by, entry.at};
  }
  // What is told of is on the disk first.
  once_stored([reply, changed](bool kept) { reply(kept ? ok(changed, 409) : no_disk()); });
}

desk::Refused Hall::refuse_outcome(const desk::Viewer& viewer, const desk::Order& order,
                                   const desk::Draft& draft) const {
  if (links_.ends_organisers(links_.of_left(draft.state()))) return tournament::say("last_organiser");
  return desk::refuse_outcome(viewer, order, head_.state(), draft.state());
}

void Hall::carry_out(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply,
                     const Drafted& drafted) {
  if (order.verb == desk::kSchedule) {
    const auto planning = desk::read_planning(order, head_);
    if (!planning) return reply(bad_request(planning.error()));
    const auto self = shared_from_this();
    return plan(viewer.name, *planning, reply, [self, viewer, order, reply, drafted](desk::Draft draft) {
      // Much may have happened while it was planned.
      if (self->up_to_date(viewer, order, reply)) drafted(std::move(draft));
    });
  }
  if (order.verb == OnlineTables::kOpen) return online_.open(viewer, order, reply, drafted);
  desk::Draft next = draft(viewer.name);
  if (const auto why = desk::carry_out(order, next))
    return reply(next.refused() ? refused(*why) : refusal(400, "bad_request", *why));
  if (const auto outcome = refuse_outcome(viewer, order, next)) return reply(refused(*outcome));
  drafted(std::move(next));
}

void Hall::plan(const std::string& by, const desk::Planning& planning, const Reply& reply, Drafted drafted) {
  const auto self = shared_from_this();
  const bool taken =
      halls_.runtime().pools().planning.submit([self, by, planning, reply, drafted = std::move(drafted)] {
        const auto schedule = tournament::plan_schedule(planning.request);
        // Whoever waits for it belongs to the hall, also where there is no plan.
        self->loop_.post([self, by, planning, reply, drafted, schedule] {
          if (!schedule) return reply(refused(schedule.why()));
          desk::Draft next = self->draft(by);
          if (const auto why = desk::carry_out(planning, *schedule, next)) return reply(refused(*why));
          drafted(std::move(next));
        });
      });
  if (!taken) reply(busy());
}

void Hall::confirm(const desk::Viewer& viewer, const desk::Order& order, desk::Draft draft,
                   const Reply& reply) {
  const std::string command = command_of(viewer, order);
  const Done done = done_of(viewer, order, head_.state(), draft);
  keep(std::move(draft), command, [reply, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
}

void Hall::preview(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  if (!allowed(viewer, order, reply)) return;
  const auto self = shared_from_this();
  carry_out(viewer, order, reply, [self, viewer, order, reply](const desk::Draft& draft) {
    reply(ok(done_of(viewer, order, self->head_.state(), draft)));
  });
}

void Hall::command(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  const std::string command = command_of(viewer, order);
  if (repeated(command, reply) || !allowed(viewer, order, reply)) return;
  const auto self = shared_from_this();
  carry_out(viewer, order, reply, [self, viewer, command, order, reply](const desk::Draft& draft) {
    if (self->repeated(command, reply)) return;  // sent again while it was planned
    self->confirm(viewer, order, draft, reply);
    if (order.verb == OnlineTables::kOpen) self->online_.start(draft, OnlineTables::pace_of(order));
  });
}

}  // namespace longroad::server
