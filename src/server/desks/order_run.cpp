#include "server/desks/order_run.hpp"

#include "server/desk/document/tables.hpp"
#include "server/desk/draft_checks.hpp"
#include "server/desk/wire/answers.hpp"
#include "server/http/refusal.hpp"
#include "tournament/model/event_words.hpp"

namespace longroad::server {
namespace {

using desk::wire::Done;

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

OrderRun::OrderRun(std::shared_ptr<Hall> hall, desk::Viewer viewer, desk::Order order, Reply reply)
    : hall_(std::move(hall)),
      viewer_(std::move(viewer)),
      order_(std::move(order)),
      reply_(std::move(reply)),
      name_(viewer_.name + "/" + order_.id) {}

void OrderRun::preview() const {
  if (!allowed()) return;
  carry_out([run = *this](const desk::Draft& draft) {
    run.reply_(ok(done_of(run.viewer_, run.order_, run.hall_->head().state(), draft)));
  });
}

void OrderRun::command() const {
  if (repeated() || !allowed()) return;
  carry_out([run = *this](const desk::Draft& draft) {
    if (run.repeated()) return;  // sent again while it was planned
    run.confirm(draft);
    if (run.order_.verb == OnlineTables::kOpen)
      run.hall_->online().start(draft, OnlineTables::pace_of(run.order_));
  });
}

bool OrderRun::repeated() const {
  if (!hall_->has_done(name_)) return false;
  const Done done{.version = static_cast<int>(hall_->head().entries().size()), .can_undo = false};
  hall_->once_stored([reply = reply_, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
  return true;
}

bool OrderRun::up_to_date() const {
  const auto stale = desk::refuse_stale(order_, hall_->head());
  if (stale) reply_changed(*stale);
  return !stale;
}

bool OrderRun::allowed() const {
  if (const auto refused = desk::refuse_right(viewer_, order_, hall_->head())) {
    reply_(refusal(403, "not_allowed", *refused));
    return false;
  }
  if (order_.verb == "undo" && !hall_->may_go_through_log()) {
    reply_(problem(429, "too_fast.link"));
    return false;
  }
  return up_to_date();
}

void OrderRun::reply_changed(const tournament::Sentence& why) const {
  desk::wire::Changed changed{.error = why.text, .why = why};
  const tournament::State& state = hall_->head().state();
  if (const auto at = desk::table_of(order_, state); at && desk::may_see_sheet(viewer_, state, *at)) {
    const int version = state.sheet(*at)->version;
    const tournament::Entry& entry = hall_->head().entries()[static_cast<std::size_t>(version) - 1];
    changed.since = desk::wire::Since{desk::told_table(state, *at, desk::Detail::Sheet),
                                      in_words(state, entry), entry.by, entry.at};
  }
  // What is told of is on the disk first.
  hall_->once_stored([reply = reply_, changed](bool kept) { reply(kept ? ok(changed, 409) : no_disk()); });
}

desk::Refused OrderRun::refuse_outcome(const desk::Draft& draft) const {
  const desk::Links& links = hall_->links();
  if (links.ends_organisers(links.of_left(draft.state()))) return tournament::say("last_organiser");
  return desk::refuse_outcome(viewer_, order_, hall_->head().state(), draft.state());
}

void OrderRun::carry_out(const Hall::Drafted& drafted) const {
  if (order_.verb == desk::kSchedule) {
    const auto planning = desk::read_planning(order_, hall_->head());
    if (!planning) return reply_(bad_request(planning.error()));
    return hall_->plan(viewer_.name, *planning, reply_, [run = *this, drafted](desk::Draft draft) {
      // Much may have happened while it was planned.
      if (run.up_to_date()) drafted(std::move(draft));
    });
  }
  if (order_.verb == OnlineTables::kOpen) return hall_->online().open(viewer_, order_, reply_, drafted);
  desk::Draft next = hall_->draft(viewer_.name);
  if (const auto why = desk::carry_out(order_, next))
    return reply_(next.refused() ? refused(*why) : refusal(400, "bad_request", *why));
  if (const auto outcome = refuse_outcome(next)) return reply_(refused(*outcome));
  drafted(std::move(next));
}

void OrderRun::confirm(const desk::Draft& draft) const {
  const Done done = done_of(viewer_, order_, hall_->head().state(), draft);
  hall_->keep(draft, name_, [reply = reply_, done](bool kept) { reply(kept ? ok(done) : no_disk()); });
}

}  // namespace longroad::server
