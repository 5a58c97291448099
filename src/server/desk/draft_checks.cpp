#include "server/desk/draft_checks.hpp"

#include <algorithm>

#include "server/desk/bot_contact.hpp"
#include "server/table/model/offered_bots.hpp"
#include "tournament/model/calls.hpp"

namespace longroad::server::desk {
namespace {

using namespace tournament;

/// Of one player at one table; more do not bring a referee any sooner.
constexpr std::ptrdiff_t kMostCalls = 3;

/// A seat that left its game never comes back, and a table that was opened is played.
Refused refuse_at_table(const State& state, const Place& at, const Sheet* after) {
  const Sheet& before = *state.sheet(at);
  const Sentence place = named(at, state.event_count());
  if (after == nullptr || after->online != before.online) return say("undo_online", {{"place", place}});
  for (const PlayerId p : before.lost) {
    if (std::ranges::find(after->lost, p) == after->lost.end())
      return say("undo_left_table", {{"player", state.person(p).name}, {"place", place}});
  }
  return std::nullopt;
}

/// What an online table was told can't be taken back from it.
Refused refuse_undo(const State& before, const State& after) {
  for (const GameId id : all_games(before)) {
    for (int t = 1; t <= std::ssize(before.game(id)->sheets); ++t) {
      const Place at{id, t};
      const Sheet* sheet = after.sheet(at);
      const bool offline = sheet == nullptr || sheet->online.empty();
      if (before.sheet(at)->online.empty() && offline) continue;
      if (Refused refused = refuse_at_table(before, at, sheet)) return refused;
    }
  }
  return std::nullopt;
}

Refused refuse_call(const Viewer& viewer, const Order& order, const State& after) {
  const auto at = table_of(order, after);
  if (viewer.role != DeskRole::Player || !at) return std::nullopt;
  const auto calls = open_calls(*after.sheet(*at));
  const auto is_mine = [&](const OpenCall& call) {
    return call.remark.kind == "call" && call.remark.by == viewer.name;
  };
  if (std::ranges::count_if(calls, is_mine) <= kMostCalls) return std::nullopt;
  return say("calls_enough");
}

/// The starting player is banker, or who the table agrees on; a judge on request (1.5.4).
Refused refuse_banker(const Order& order, const State& after) {
  const auto at = table_of(order, after);
  if (!at) return std::nullopt;
  const Sheet& sheet = *after.sheet(*at);
  const bool sits =
      std::ranges::any_of(sheet.players, [&](PlayerId p) { return after.person(p).name == sheet.banker; });
  const bool works = after.has_role(sheet.banker, Role::Judge) || after.has_role(sheet.banker, Role::Referee);
  if (sits || works) return std::nullopt;
  return say("banker_elsewhere", {{"name", sheet.banker}});
}

}  // namespace

Refused refuse_new_bots(bool organiser, const State& before, const State& after) {
  for (std::size_t i = 0; i < after.people.size(); ++i) {
    const Person& person = after.people[i];
    const bool known = i < before.people.size() && before.people[i].contact == person.contact;
    if (known || !is_bot(person)) continue;
    if (!organiser) return say("bots_by_organiser");
    if (!find_offered_bot(bot_of(person))) return say("no_such_bot", {{"bot", bot_of(person)}});
  }
  return std::nullopt;
}

Refused refuse_outcome(const Viewer& viewer, const Order& order, const State& before, const State& after) {
  if (Refused refused = refuse_new_bots(viewer.role == DeskRole::Organiser, before, after)) return refused;
  if (order.verb == "undo") return refuse_undo(before, after);
  if (order.verb == "call") return refuse_call(viewer, order, after);
  if (order.verb == "banker") return refuse_banker(order, after);
  return std::nullopt;
}

}  // namespace longroad::server::desk
