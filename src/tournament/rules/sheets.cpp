// Result sheets: empty → reported → signed by all, or refused → decided by a referee (1.1.3).
#include <fmt/format.h>

#include <algorithm>

#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kFewestPoints = 2;
constexpr int kMostPoints = 22;
constexpr int kDoubtfulPoints = 12;  // more than that is asked for twice
constexpr int kPointsToWin = 10;

/// Those who finished the game at this table, by starting position.
std::vector<PlayerId> finishers(const Sheet& sheet) {
  std::vector<PlayerId> players = sheet.players;
  std::erase_if(players, [&](PlayerId p) { return holds(sheet.lost, p); });
  return players;
}

/// Where the list is not exactly the players of the table, or a score can't be, or is doubtful and nobody
/// looked at it twice.
Refused refuse_result(const State& state, const Sheet& sheet, const SheetResult& result, bool confirmed) {
  const std::vector<PlayerId> players = finishers(sheet);
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
    if (result.points[i] < kFewestPoints || result.points[i] > kMostPoints) {
      return say("points_impossible",
                 {{"player", state.person(result.order[i]).name}, {"points", result.points[i]}});
    }
  }
  const int most = players.empty() ? 0 : *std::ranges::max_element(result.points);
  if (most > kDoubtfulPoints && !confirmed) return say("confirm_points", {{"points", most}});
  return std::nullopt;
}

/// A game that ended by the rules has a winner with 10 points; a referee may see it otherwise.
Refused refuse_winner(const State& state, const SheetResult& result) {
  if (result.winner.is_none()) return say("winner_missing");
  const auto at = std::ranges::find(result.order, result.winner) - result.order.begin();
  if (result.points[at] >= kPointsToWin) return std::nullopt;
  return say("winner_below_ten",
             {{"player", state.person(result.winner).name}, {"points", result.points[at]}});
}

Notices result_notices(const State& state, const SheetResult& result) {
  Notices notices;
  for (std::size_t i = 0; i < result.order.size(); ++i) {
    if (result.order[i] != result.winner && result.points[i] >= kPointsToWin) {
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

Checked check(const State& state, const Report& e, const Entry& entry) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (const Refused refused = refuse_stale(state, e.at, e.seen)) return *refused;
  if (sheet.state == SheetState::Signed) {
    return say("signed_by_all");
  }
  if (sheet.state == SheetState::Refused) {
    return say("signature_refused", {{"reason", sheet.refusal}});
  }
  if (sheet.state == SheetState::Decided) return say("decided_final");
  if (finishers(sheet).size() < 3) return say("too_few_left");
  if (const Refused refused = refuse_result(state, sheet, e.result, e.confirmed || entry.logged))
    return *refused;
  if (const Refused refused = refuse_winner(state, e.result)) return *refused;
  Notices notices = result_notices(state, e.result);
  if (!sheet.signatures.empty()) notices.push_back(say("signatures_cleared"));
  return notices;
}

void apply(State& state, const Report& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, SheetState::Reported, entry);
  sheet.signatures.clear();
  sheet.reported_at = entry.at;
}

Checked check(const State& state, const Sign& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (const Refused refused = refuse_stale(state, e.at, e.seen)) return *refused;
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
  return Notices{};
}

void apply(State& state, const Sign& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.signatures.insert(e.player);
  if (!all_signed(state, sheet)) return;
  sheet.state = SheetState::Signed;
  sheet.finished_at = entry.at;
  sheet.version = entry.number;
}

Checked check(const State& state, const Refuse& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
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
  if (const Refused refused = refuse_blank(e.reason, "needs_refusal_reason")) return *refused;
  return Notices{say("referee_decides")};
}

void apply(State& state, const Refuse& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.state = SheetState::Refused;
  sheet.refusal = fmt::format("{}: {}", state.person(e.player).name, e.reason);
  sheet.version = entry.number;
}

Checked check(const State& state, const Decide& e, const Entry& entry) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  if (const Refused refused = refuse_non_referee(state, entry.by)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (sheet.state == SheetState::Signed) return say("nothing_to_decide");
  if (sheet.state == SheetState::Decided) return say("decided_already");
  if (const Refused refused = refuse_blank(e.reason, "needs_decision_reason")) return *refused;
  if (const Refused refused = refuse_result(state, sheet, e.result, e.confirmed || entry.logged))
    return *refused;
  Notices notices = result_notices(state, e.result);
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

Checked check(const State& state, const Correct& e, const Entry& entry) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  if (const Refused refused = refuse_stale(state, e.at, e.seen)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (!sheet.finished()) return say("not_finished");
  if (const Refused refused = refuse_blank(e.reason, "needs_correction_reason")) return *refused;
  if (const Refused refused = refuse_blank(entry.by, "needs_corrector")) return *refused;
  if (const Refused refused = refuse_result(state, sheet, e.result, e.confirmed || entry.logged))
    return *refused;
  if (sheet.state == SheetState::Signed) {
    if (const Refused refused = refuse_winner(state, e.result)) return *refused;
  }
  if (e.result == sheet.result) return say("sheet_says_so");
  const bool other_winner = e.result.winner != sheet.result.winner;
  if (other_winner && !entry.logged && !state.has_role(entry.by, Role::Referee))
    return say("winner_by_referee");
  Notices notices = result_notices(state, e.result);
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
