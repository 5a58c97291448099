// What is kept of a table: turn limits (1.2.3), calls and rulings (1.1.2), the banker (1.5.4),
// logged dice (1.5.7), notes, where it is played.
#include <algorithm>

#include "names/names.hpp"
#include "tournament/model/calls.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kLongestLimit = 180;  // three minutes (1.2.3)

void remark(State& state, const Place& at, Remark line) {
  Sheet* sheet = state.sheet(at);
  (sheet == nullptr ? state.remarks : sheet->remarks).push_back(std::move(line));
}

/// For whoever answers the calls of a table.
Refused refuse_answer(const State& state, const Place& at, const std::string& by) {
  if (Refused refused = refuse_table(state, at, true)) return refused;
  if (!state.has_role(by, Role::Referee) && !state.has_role(by, Role::Organiser))
    return say("not_going", {{"name", by}});
  if (open_calls(*state.sheet(at)).empty()) return say("no_call_open", {{"place", named(state, at)}});
  return std::nullopt;
}

std::string log_text(const State& state, const DiceLog& e) {
  return state.person(e.player).name + " logs the dice";
}

}  // namespace

Refused refuse_now(const State& state, const Limit& e, const Entry& entry) {
  if (state.game(e.at.game) == nullptr) return say("no_game", {{"game", text(e.at.game)}});
  const bool organises = state.has_role(entry.by, Role::Organiser);
  if (e.at.table == 0) return organises ? std::nullopt : Refused(say("limit_for_all"));
  if (Refused refused = refuse_table(state, e.at, false)) return refused;
  if (!organises && !state.has_role(entry.by, Role::Referee)) return say("limit_for_table");
  return std::nullopt;
}

Checked check(const State&, const Limit& e, const Entry&) {
  if (e.seconds < 1 || e.seconds > kLongestLimit) {
    return say("limit_length");
  }
  if (const Refused refused = refuse_blank(e.asked, "needs_limit_asker")) return *refused;
  return Notices{say("limit_holds")};
}

void apply(State& state, const Limit& e, const Entry& entry) {
  const TurnLimit limit{e.seconds, e.asked, entry.by};
  if (Sheet* sheet = state.sheet(e.at)) {
    sheet->limit = limit;
  } else {
    state.game(e.at.game)->limit = limit;
  }
}

Refused refuse_now(const State& state, const Call& e, const Entry&) {
  return refuse_table(state, e.at, true);
}

void apply(State& state, const Call& e, const Entry& entry) {
  remark(state, e.at, {"call", e.about, entry.by, entry.at});
}

Refused refuse_now(const State& state, const Going& e, const Entry& entry) {
  return refuse_answer(state, e.at, entry.by);
}

void apply(State& state, const Going& e, const Entry& entry) {
  remark(state, e.at, {"going", "", entry.by, entry.at});
}

Refused refuse_now(const State& state, const Answered& e, const Entry& entry) {
  return refuse_answer(state, e.at, entry.by);
}

void apply(State& state, const Answered& e, const Entry& entry) {
  remark(state, e.at, {"answered", "", entry.by, entry.at});
}

Refused refuse_now(const State& state, const Ruling& e, const Entry& entry) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  return refuse_non_referee(state, entry.by);
}

Checked check(const State&, const Ruling& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.text, "needs_ruling")) return *refused;
  if (!e.late) return Notices{say("ruling_final")};
  return Notices{say("ruling_late")};
}

void apply(State& state, const Ruling& e, const Entry& entry) {
  remark(state, e.at, {e.late ? "late ruling" : "ruling", e.text, entry.by, entry.at});
}

Refused refuse_now(const State& state, const DiceLog& e, const Entry& entry) {
  if (Refused refused = refuse_table(state, e.at, false)) return refused;
  if (!holds(state.sheet(e.at)->players, e.player)) {
    return say("not_at_place", {{"player", state.name_of()(e.player)}, {"place", named(state, e.at)}});
  }
  const auto is_known = [&](const Remark& r) { return r.kind == "dice log" && r.text == log_text(state, e); };
  if (!entry.logged && std::ranges::any_of(state.sheet(e.at)->remarks, is_known))
    return say("logs_already", {{"player", state.person(e.player).name}});
  return std::nullopt;
}

Checked check(const State&, const DiceLog&, const Entry&) { return Notices{say("dice_mixed")}; }

void apply(State& state, const DiceLog& e, const Entry& entry) {
  remark(state, e.at, {"dice log", log_text(state, e), entry.by, entry.at});
}

bool table_keeps_bank(GameId game) { return game.stage != Stage::Final; }

std::vector<std::string> staff_bankers(const State& state) {
  std::vector<std::string> names;
  for (const Role role : {Role::Judge, Role::Referee}) {
    for (const StaffMember& member : state.staff) {
      if (member.role == role && std::ranges::find(names, member.name) == names.end())
        names.push_back(member.name);
    }
  }
  return names;
}

Refused refuse_now(const State& state, const Banker& e, const Entry&) {
  if (Refused refused = refuse_table(state, e.at, false)) return refused;
  const bool somebody = table_keeps_bank(e.at.game) || !staff_bankers(state).empty();
  return somebody ? std::nullopt : Refused(say("banker_no_judge", {{"name", e.name}}));
}

bool may_keep_bank(const State& state, const Place& at, const std::string& name) {
  const std::vector<std::string> staff = staff_bankers(state);
  const auto is_named = [&](PlayerId p) { return names::same(state.person(p).name, name); };
  return std::ranges::any_of(staff, [&](const std::string& one) { return names::same(one, name); }) ||
         (table_keeps_bank(at.game) && std::ranges::any_of(state.sheet(at)->finishers(), is_named));
}

Checked check(const State& state, const Banker& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.name, "needs_banker")) return *refused;
  if (!table_keeps_bank(e.at.game) && !may_keep_bank(state, e.at, e.name))
    return say("banker_no_judge", {{"name", e.name}});
  return Notices{};
}

void apply(State& state, const Banker& e, const Entry&) { state.sheet(e.at)->banker = names::tidy(e.name); }

Refused refuse_now(const State& state, const Note& e, const Entry&) {
  return e.at.table == 0 ? std::nullopt : refuse_table(state, e.at, false);
}

Checked check(const State&, const Note& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.text, "needs_note")) return *refused;
  return Notices{};
}

void apply(State& state, const Note& e, const Entry& entry) {
  remark(state, e.at, {"note", e.text, entry.by, entry.at});
}

Refused refuse_now(const State& state, const Online& e, const Entry&) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  if (state.sheet(e.at)->state != SheetState::Empty)
    return say("has_result", {{"place", named(state, e.at)}});
  return std::nullopt;
}

Checked check(const State& state, const Online& e, const Entry&) {
  if (state.sheet(e.at)->online.empty()) {
    if (const Refused refused = refuse_blank(e.address, "needs_address")) return *refused;
  }
  return Notices{};
}

void apply(State& state, const Online& e, const Entry&) { state.sheet(e.at)->online = e.address; }

}  // namespace longroad::tournament::rules
