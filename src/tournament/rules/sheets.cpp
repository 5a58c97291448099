// Result sheets: empty → reported → signed by all, or refused → decided by a referee (1.1.3).
#include <fmt/format.h>

#include <algorithm>

#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {
namespace {

/// A game that ended by the rules has a winner with 10 points.
constexpr SheetForm kByTheRules{.least = 2, .most = 22, .doubtful = 13, .to_win = 10, .winner_least = 10};
/// A referee may see it otherwise (1.1.3).
constexpr SheetForm kAsDecided{
    .least = 2, .most = 22, .doubtful = 13, .to_win = 10, .winner_least = 2, .nobody = true};

/// Where the list is not exactly the players of the table, or a score can't be, or is doubtful and nobody
/// looked at it twice.
Refused refuse_points(const State& state, const Sheet& sheet, const SheetResult& result,
                      const SheetForm& form, bool confirmed) {
  const std::vector<PlayerId> players = sheet.finishers();
  for (auto p = result.order.begin(); p != result.order.end(); ++p) {
    if (std::find(result.order.begin(), p, *p) != p) {
      return say("on_sheet_twice", {{"player", state.name_of()(*p)}});
    }
    if (!holds(players, *p)) return say("not_at_table", {{"player", state.name_of()(*p)}});
  }
  if (result.order.size() != players.size() || result.points.size() != players.size()) {
    return say("points_missing", {{"players", players.size()}});
  }
  if (!result.winner.is_none() && !holds(players, result.winner)) {
    return say("winner_not_at_table", {{"player", state.name_of()(result.winner)}});
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (result.points[i] < form.least || result.points[i] > form.most) {
      return say("points_impossible",
                 {{"player", state.person(result.order[i]).name}, {"points", result.points[i]}});
    }
  }
  const int most = players.empty() ? 0 : *std::ranges::max_element(result.points);
  if (most >= form.doubtful && !confirmed) return say("confirm_points", {{"points", most}});
  return std::nullopt;
}

/// Where the sheet can't be filled in like this.
Refused refuse_result(const State& state, const Sheet& sheet, const SheetResult& result,
                      const SheetForm& form, bool confirmed) {
  if (Refused refused = refuse_points(state, sheet, result, form, confirmed)) return refused;
  if (result.winner.is_none()) return form.nobody ? std::nullopt : Refused(say("winner_missing"));
  const auto at = std::ranges::find(result.order, result.winner) - result.order.begin();
  if (result.points[at] >= form.winner_least) return std::nullopt;
  return say("winner_below_ten",
             {{"player", state.person(result.winner).name}, {"points", result.points[at]}});
}

Notices result_notices(const State& state, const SheetResult& result, const SheetForm& form) {
  Notices notices;
  for (std::size_t i = 0; i < result.order.size(); ++i) {
    if (result.order[i] != result.winner && result.points[i] >= form.to_win) {
      notices.push_back(say("loser_with_ten",
                            {{"player", state.person(result.order[i]).name}, {"points", result.points[i]}}));
    }
  }
  return notices;
}

/// Two people at one sheet: what changed meanwhile is shown, never overwritten.
Refused refuse_stale(const State& state, const Place& at, int seen) {
  const Sheet& sheet = *state.sheet(at);
  if (seen == 0 || seen == sheet.version) return std::nullopt;
  return say("sheet_changed", {{"place", named(state, at)}, {"entry", sheet.version}});
}

void write_result(Sheet& sheet, const SheetResult& result, SheetState new_state, const Entry& entry) {
  sheet.result = result;
  sheet.state = new_state;
  sheet.version = entry.number;
}

}  // namespace

SheetForm form_of(const State& state, const Place& at, SheetTask task, const std::string& by) {
  switch (task) {
    case SheetTask::Report:
      return kByTheRules;
    case SheetTask::Decide:
      return kAsDecided;
    case SheetTask::Correct: {
      SheetForm form = state.sheet(at)->state == SheetState::Decided ? kAsDecided : kByTheRules;
      form.same_winner = !state.has_role(by, Role::Referee);
      return form;
    }
  }
  __builtin_unreachable();
}

bool waits_for_referee(const State& state, const Place& at) {
  const Sheet& sheet = *state.sheet(at);
  return sheet.state == SheetState::Refused ||
         (state.game(at.game)->started && sheet.state == SheetState::Empty &&
          sheet.finishers().size() < kFewestFinishers);
}

Refused refuse_now(const State& state, const Report& e, const Entry&) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  if (Refused refused = refuse_stale(state, e.at, e.seen)) return refused;
  const Sheet& sheet = *state.sheet(e.at);
  switch (sheet.state) {
    case SheetState::Signed:
      return say("signed_by_all");
    case SheetState::Refused:
      return say("signature_refused", {{"reason", sheet.refusal}});
    case SheetState::Decided:
      return say("decided_final");
    case SheetState::Empty:
    case SheetState::Reported:
      break;
  }
  if (sheet.finishers().size() < kFewestFinishers) return say("too_few_left");
  return std::nullopt;
}

Checked check(const State& state, const Report& e, const Entry& entry) {
  const Sheet& sheet = *state.sheet(e.at);
  const SheetForm form = form_of(state, e.at, SheetTask::Report, entry.by);
  if (const Refused refused = refuse_result(state, sheet, e.result, form, e.confirmed || entry.logged))
    return *refused;
  Notices notices = result_notices(state, e.result, form);
  if (!sheet.signatures.empty()) notices.push_back(say("signatures_cleared"));
  return notices;
}

void apply(State& state, const Report& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, SheetState::Reported, entry);
  sheet.signatures.clear();
  sheet.reported_at = entry.at;
}

Refused refuse_now(const State& state, const Sign& e, const Entry&) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  if (Refused refused = refuse_stale(state, e.at, e.seen)) return refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (!holds(sheet.players, e.player)) {
    return say("not_at_place", {{"player", state.name_of()(e.player)}, {"place", named(state, e.at)}});
  }
  const std::string& name = state.person(e.player).name;
  if (state.person(e.player).penalty || holds(sheet.lost, e.player)) {
    return say("need_not_sign", {{"player", name}});
  }
  if (sheet.state == SheetState::Empty) return say("nothing_to_sign");
  if (sheet.signatures.contains(e.player)) return say("signed_already", {{"player", name}});
  if (sheet.state == SheetState::Refused || sheet.state == SheetState::Decided) {
    return say("for_a_referee");
  }
  return std::nullopt;
}

void apply(State& state, const Sign& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.signatures.insert(e.player);
  if (!all_signed(state, sheet)) return;
  sheet.state = SheetState::Signed;
  sheet.finished_at = entry.at;
  sheet.version = entry.number;
}

Refused refuse_now(const State& state, const Refuse& e, const Entry&) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (!holds(sheet.players, e.player) || holds(sheet.lost, e.player) || state.person(e.player).penalty) {
    return say("no_signature_here", {{"player", state.name_of()(e.player)}, {"place", named(state, e.at)}});
  }
  if (sheet.state != SheetState::Reported) {
    return sheet.state == SheetState::Empty ? say("nothing_to_refuse") : say("signing_closed");
  }
  if (sheet.signatures.contains(e.player)) {
    return say("signature_stands", {{"player", state.person(e.player).name}});
  }
  return std::nullopt;
}

Checked check(const State&, const Refuse& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.reason, "needs_refusal_reason")) return *refused;
  return Notices{say("referee_decides")};
}

void apply(State& state, const Refuse& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.state = SheetState::Refused;
  sheet.refusal = fmt::format("{}: {}", state.person(e.player).name, e.reason);
  sheet.version = entry.number;
}

Refused refuse_now(const State& state, const Decide& e, const Entry& entry) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  if (Refused refused = refuse_non_referee(state, entry.by)) return refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (sheet.state == SheetState::Signed) return say("nothing_to_decide");
  if (sheet.state == SheetState::Decided) return say("decided_already");
  return std::nullopt;
}

Checked check(const State& state, const Decide& e, const Entry& entry) {
  if (const Refused refused = refuse_blank(e.reason, "needs_decision_reason")) return *refused;
  const SheetForm form = form_of(state, e.at, SheetTask::Decide, entry.by);
  if (const Refused refused =
          refuse_result(state, *state.sheet(e.at), e.result, form, e.confirmed || entry.logged))
    return *refused;
  Notices notices = result_notices(state, e.result, form);
  if (e.result.winner.is_none()) notices.push_back(say("nobody_wins"));
  return notices;
}

void apply(State& state, const Decide& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, SheetState::Decided, entry);
  sheet.signatures.clear();  // the decision stands in their place
  sheet.decision = fmt::format("{}: {}", entry.by, e.reason);
  sheet.finished_at = entry.at;
}

Refused refuse_now(const State& state, const Correct& e, const Entry& entry) {
  if (Refused refused = refuse_table(state, e.at, true)) return refused;
  if (Refused refused = refuse_stale(state, e.at, e.seen)) return refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (!sheet.finished()) return say("not_finished");
  if (Refused refused = refuse_blank(entry.by, "needs_corrector")) return refused;
  if (sheet.finishers().empty()) return say("sheet_says_so");  // there is nothing else to say
  return std::nullopt;
}

Checked check(const State& state, const Correct& e, const Entry& entry) {
  if (const Refused refused = refuse_blank(e.reason, "needs_correction_reason")) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  const SheetForm form = form_of(state, e.at, SheetTask::Correct, entry.by);
  if (const Refused refused = refuse_result(state, sheet, e.result, form, e.confirmed || entry.logged))
    return *refused;
  if (e.result == sheet.result) return say("sheet_says_so");
  const bool other_winner = e.result.winner != sheet.result.winner;
  if (other_winner && form.same_winner && !entry.logged) return say("winner_by_referee");
  Notices notices = result_notices(state, e.result, form);
  const bool later = e.at.game.is_preliminary() ? state.semifinal.posted() || state.final.posted()
                                                : e.at.game.stage == Stage::Semifinal && state.final.posted();
  if (later) notices.push_back(say("posted_tables_stay"));
  return notices;
}

void apply(State& state, const Correct& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, sheet.state, entry);
  ++sheet.corrections;
  sheet.remarks.push_back({"correction", e.reason, entry.by, entry.at});
}

}  // namespace longroad::tournament::rules
