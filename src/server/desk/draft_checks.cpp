#include "server/desk/draft_checks.hpp"

#include <algorithm>

#include "server/desk/bot_contact.hpp"
#include "server/table/model/offered_bots.hpp"

namespace longroad::server::desk {
namespace {

using namespace tournament;

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

}  // namespace

Refused refuse_untold(const State& before, const State& after) {
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

Refused refuse_new_bots(bool organiser, const State& before, const State& after) {
  for (std::size_t i = 0; i < after.people.size(); ++i) {
    const tournament::Person& person = after.people[i];
    const bool known = i < before.people.size() && before.people[i].contact == person.contact;
    if (known || !is_bot(person)) continue;
    if (!organiser) return say("bots_by_organiser");
    if (!find_offered_bot(bot_of(person))) return say("no_such_bot", {{"bot", bot_of(person)}});
  }
  return std::nullopt;
}

Refused refuse_outcome(const Viewer& viewer, const Order& order, const State& before, const State& after) {
  if (Refused refused = refuse_new_bots(viewer.role == DeskRole::Organiser, before, after)) return refused;
  if (order.verb == "undo") return refuse_untold(before, after);
  const auto at = table_of(order, before);
  if (!at) return std::nullopt;
  const std::string& banker = after.sheet(*at)->banker;
  if (order.verb == "banker" && !rules::may_keep_bank(before, *at, banker))
    return say("banker_elsewhere", {{"name", banker}});
  return refuse_excess(before, viewer, *find_command(order.verb), *at);
}

}  // namespace longroad::server::desk
