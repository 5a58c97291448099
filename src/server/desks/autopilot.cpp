#include "server/desks/autopilot.hpp"

#include <algorithm>

#include "server/desk/bot_contact.hpp"
#include "server/desks/hall.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server {
namespace {

using namespace tournament;

constexpr const char* kPilot = "autopilot";
constexpr Time kRetry = 30'000;  // while the server has no room for tables

/// Fewer than sixteen play unofficially (1.2.4).
desk::Refused start(GameId id, desk::Draft& draft) {
  if (!draft.add(event::Start{id, false})) return std::nullopt;
  return draft.add(event::Start{id, true});
}

/// Bots take the first position that is free.
desk::Refused choose(GameId id, desk::Draft& draft) {
  for (int t = 1; t <= std::ssize(draft.state().game(id)->sheets); ++t) {
    const Place at{id, t};
    const std::vector<PlayerId> selection = draft.state().sheet(at)->selection;
    for (const PlayerId p : selection) {
      const auto& choices = draft.state().sheet(at)->choices;
      if (choices.contains(p)) continue;
      if (!desk::is_bot(draft.state().person(p))) break;
      int position = 1;
      const auto taken = [&](const auto& item) { return item.second.position == position; };
      while (std::ranges::any_of(choices, taken)) ++position;
      if (const auto refused = draft.add(event::Choose{at, p, position})) return refused;
    }
  }
  return std::nullopt;
}

/// In the final a judge is banker, or a referee (1.5.4).
desk::Refused name_banker(GameId id, desk::Draft& draft) {
  const std::vector<std::string> names = rules::staff_bankers(draft.state());
  return names.empty() ? std::nullopt : draft.add(event::Banker{{id, 1}, names.front()});
}

}  // namespace

desk::Refused Autopilot::take_step(const NextStep& next, desk::Draft& draft) {
  switch (next.step) {
    case Step::Start:
      return start(next.game, draft);
    case Step::Play:
      return hall_.online().put_online(next.game, draft);
    case Step::PublishSeats:
      return draft.add(event::Publish{next.game, false});
    case Step::PublishResults:
      return draft.add(event::Publish{next.game, true});
    case Step::Advance: {
      desk::Order order;
      order.verb = "advance";
      return desk::carry_out(order, draft);
    }
    case Step::Layout:
      return draft.add(event::Layout{next.game, draft.state().game(next.game)->layout, true});
    case Step::Choose:
      return choose(next.game, draft);
    case Step::Banker:
      return name_banker(next.game, draft);
    case Step::Plan:  // planned on another thread
    case Step::CheckIn:
    case Step::Done:
      return std::nullopt;
  }
  __builtin_unreachable();
}

void Autopilot::landed(bool stored) {
  flying_ = false;
  if (stored) fly();
}

void Autopilot::plan() {
  const auto planning = desk::planning_of({}, hall_.head());
  if (!planning) return;
  flying_ = true;
  const auto hall = hall_.shared_from_this();  // lives as long as the plan takes
  const auto planned = [this, hall](desk::Draft draft) {
    hall->keep(std::move(draft), "", [this, hall](bool stored) { landed(stored); });
  };
  const auto refused = [this, hall](const Response& response) {
    flying_ = false;
    if (response.status == busy().status) later_.set(kRetry, [this] { fly(); });
  };
  hall_.plan(kPilot, *planning, refused, planned);
}

void Autopilot::fly() {
  if (flying_ || hall_.closed() || !hall_.head().state().settings.autopilot) return;
  const NextStep next = next_step(hall_.head().state());
  if (next.step == Step::Plan) return plan();
  if (next.step == Step::Play && !hall_.online().has_room_for(next.game))
    return later_.set(kRetry, [this] { fly(); });
  desk::Draft step = hall_.draft(kPilot);
  if (take_step(next, step) || step.entries().empty()) return;
  flying_ = true;
  hall_.keep(step, "", [this, hall = hall_.shared_from_this()](bool stored) { landed(stored); });
  if (next.step == Step::Play) hall_.online().start(step, OnlineTables::pace_of({}));
}

}  // namespace longroad::server
