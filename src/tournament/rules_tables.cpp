// What is kept of a table: turn limits (1.2.3), calls and rulings (1.1.2), the banker (1.5.4),
// logged dice (1.5.7), notes, where it is played.
#include <fmt/format.h>

#include "tournament/rules_common.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kLongestLimit = 180;  // three minutes (1.2.3)

void remark(State& state, const Place& at, Remark line) {
  Sheet* sheet = state.sheet(at);
  (sheet == nullptr ? state.remarks : sheet->remarks).push_back(std::move(line));
}

}  // namespace

Checked check(const State& state, const Limit& e, const Entry& entry) {
  const Game* game = state.game(e.at.game);
  if (game == nullptr) return Error{fmt::format("There is no game {}.", text(e.at.game))};
  if (e.seconds < 1 || e.seconds > kLongestLimit) {
    return Error{"A turn limit is at most 3 minutes, and some time at least (1.2.3)."};
  }
  if (const Refused refused = refuse_blank(e.asked, "who asked for the limit")) return *refused;
  if (e.at.table == 0) {
    if (!state.has_role(entry.by, Role::Organiser)) {
      return Error{"A limit for all tables is ordered by the organiser (1.2.3)."};
    }
  } else {
    if (const Refused refused = refuse_table(state, e.at, false)) return *refused;
    if (!state.has_role(entry.by, Role::Referee) && !state.has_role(entry.by, Role::Organiser)) {
      return Error{"A table asks a referee for a limit, or the organiser orders one (1.2.3)."};
    }
  }
  return Notices{"It holds after the opening; a game is never ended by a clock (1.2.3)."};
}

void apply(State& state, const Limit& e, const Entry& entry) {
  const TurnLimit limit{e.seconds, e.asked, entry.by};
  if (Sheet* sheet = state.sheet(e.at)) {
    sheet->limit = limit;
  } else {
    state.game(e.at.game)->limit = limit;
  }
}

Checked check(const State& state, const Call& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  return Notices{};
}

void apply(State& state, const Call& e, const Entry& entry) {
  remark(state, e.at, {"call", e.about, entry.by, entry.at});
}

Checked check(const State& state, const Ruling& e, const Entry& entry) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  if (const Refused refused = refuse_non_referee(state, entry.by)) return *refused;
  if (const Refused refused = refuse_blank(e.text, "the ruling in words")) return *refused;
  if (!e.late) return Notices{"The ruling is final (1.1.2)."};
  return Notices{"Not reported at once, the breach is normal play; a repetition may be called all the same."};
}

void apply(State& state, const Ruling& e, const Entry& entry) {
  remark(state, e.at, {e.late ? "late ruling" : "ruling", e.text, entry.by, entry.at});
}

Checked check(const State& state, const DiceLog& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, false)) return *refused;
  if (!holds(state.sheet(e.at)->players, e.player)) {
    return Error{fmt::format("{} does not sit at {}.", state.name_of()(e.player), spoken(state, e.at))};
  }
  return Notices{"It is announced to the table, and the dice are mixed afterwards (1.5.7)."};
}

void apply(State& state, const DiceLog& e, const Entry& entry) {
  remark(state, e.at, {"dice log", state.person(e.player).name + " logs the dice", entry.by, entry.at});
}

Checked check(const State& state, const Banker& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, false)) return *refused;
  if (const Refused refused = refuse_blank(e.name, "the name of the banker")) return *refused;
  if (e.at.game.stage == Stage::Final && !state.has_role(e.name, Role::Judge) &&
      !state.has_role(e.name, Role::Referee)) {
    return Error{fmt::format("In the final a judge is banker, and {} is none (1.5.4).", e.name)};
  }
  return Notices{};
}

void apply(State& state, const Banker& e, const Entry&) { state.sheet(e.at)->banker = e.name; }

Checked check(const State& state, const Note& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.text, "the note")) return *refused;
  if (e.at.table != 0) {
    if (const Refused refused = refuse_table(state, e.at, false)) return *refused;
  }
  return Notices{};
}

void apply(State& state, const Note& e, const Entry& entry) {
  remark(state, e.at, {"note", e.text, entry.by, entry.at});
}

Checked check(const State& state, const Online& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  if (const Refused refused = refuse_blank(e.address, "where the table is")) return *refused;
  if (state.sheet(e.at)->state != SheetState::Empty)
    return Error{fmt::format("The sheet of {} has a result already.", spoken(state, e.at))};
  return Notices{};
}

void apply(State& state, const Online& e, const Entry&) { state.sheet(e.at)->online = e.address; }

}  // namespace longroad::tournament::rules
