// Result sheets: empty → reported → signed by all, or refused → decided by a referee (1.1.3).
#include <fmt/format.h>

#include <algorithm>

#include "notation/english.hpp"
#include "tournament/rules_common.hpp"

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

/// Where the list is not exactly the players of the table, or a score can't be.
Refused refuse_result(const State& state, const Sheet& sheet, const SheetResult& result) {
  const std::vector<PlayerId> players = finishers(sheet);
  for (auto p = result.order.begin(); p != result.order.end(); ++p) {
    if (std::find(result.order.begin(), p, *p) != p) {
      return Error{fmt::format("{} is on the sheet twice.", state.name_of()(*p))};
    }
    if (!holds(players, *p)) return Error{fmt::format("{} does not sit at this table.", state.name_of()(*p))};
  }
  if (result.order.size() != players.size() || result.points.size() != players.size()) {
    return Error{fmt::format("The sheet needs the points of {} players.", players.size())};
  }
  if (!result.winner.is_none() && !holds(players, result.winner)) {
    return Error{fmt::format("{} does not sit at this table and can't be its winner.",
                             state.name_of()(result.winner))};
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (result.points[i] < kFewestPoints || result.points[i] > kMostPoints) {
      return Error{fmt::format("{} can't have {} points: nobody is below 2 or above 22.",
                               state.person(result.order[i]).name, result.points[i])};
    }
  }
  return std::nullopt;
}

/// A game that ended by the rules has a winner with 10 points; a referee may see it otherwise.
Refused refuse_winner(const State& state, const SheetResult& result) {
  if (result.winner.is_none())
    return Error{"The sheet needs a winner; only a referee may name none (1.1.3)."};
  const auto at = std::ranges::find(result.order, result.winner) - result.order.begin();
  if (result.points[at] >= kPointsToWin) return std::nullopt;
  return Error{fmt::format("{} can't win with {} points: 10 are needed, unless a referee decides (1.1.3).",
                           state.person(result.winner).name, result.points[at])};
}

Notices result_notices(const State& state, const SheetResult& result) {
  Notices notices;
  for (std::size_t i = 0; i < result.order.size(); ++i) {
    if (result.order[i] != result.winner && result.points[i] >= kPointsToWin) {
      notices.push_back(fmt::format("{} has {} points and is not the winner: is that so?",
                                    state.person(result.order[i]).name, result.points[i]));
    }
  }
  return notices;
}

/// Two people at one sheet: what changed meanwhile is shown, never overwritten.
Refused refuse_stale(const State& state, const Place& at, int seen) {
  const Sheet& sheet = *state.sheet(at);
  if (seen == 0 || seen == sheet.version) return std::nullopt;
  return Error{fmt::format("The sheet of {} was changed meanwhile, by entry {}: look at it again.",
                           spoken(state, at), sheet.version)};
}

void write_result(Sheet& sheet, const SheetResult& result, SheetState new_state, const Entry& entry) {
  sheet.result = result;
  sheet.state = new_state;
  sheet.version = entry.number;
}

}  // namespace

Checked check(const State& state, const Report& e, const Entry&) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (const Refused refused = refuse_stale(state, e.at, e.seen)) return *refused;
  if (sheet.state == SheetState::Signed) {
    return Error{"All have signed this sheet: it never changes, except for a typing correction (1.1.3)."};
  }
  if (sheet.state == SheetState::Refused) {
    return Error{fmt::format("A signature was refused ({}): a referee decides (1.1.3).", sheet.refusal)};
  }
  if (sheet.state == SheetState::Decided)
    return Error{"A referee has decided this game, and that is final (1.1.2)."};
  if (finishers(sheet).size() < 3) return Error{"Fewer than three players are left: a referee decides."};
  if (const Refused refused = refuse_result(state, sheet, e.result)) return *refused;
  if (const Refused refused = refuse_winner(state, e.result)) return *refused;
  const int most = *std::ranges::max_element(e.result.points);
  if (most > kDoubtfulPoints && !e.confirmed) {
    return Error{fmt::format("{} points are more than 12: look again and confirm it.", most)};
  }
  Notices notices = result_notices(state, e.result);
  if (!sheet.signatures.empty()) notices.emplace_back("The signatures are cleared: all sign again.");
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
    return Error{fmt::format("{} does not sit at {}.", state.name_of()(e.player), spoken(state, e.at))};
  }
  const std::string& name = state.person(e.player).name;
  if (state.person(e.player).penalty || holds(sheet.lost, e.player)) {
    return Error{fmt::format("{} is out of this game and need not sign.", name)};
  }
  if (sheet.state == SheetState::Empty) return Error{"There is nothing to sign yet: the sheet is empty."};
  if (sheet.signatures.contains(e.player)) return Error{fmt::format("{} has signed already.", name)};
  if (sheet.state == SheetState::Refused || sheet.state == SheetState::Decided) {
    return Error{"A signature was refused: this sheet is for a referee to decide (1.1.3)."};
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
    return Error{
        fmt::format("{} has nothing to sign at {}.", state.name_of()(e.player), spoken(state, e.at))};
  }
  if (sheet.state != SheetState::Reported) {
    return Error{sheet.state == SheetState::Empty ? "There is nothing to refuse yet: the sheet is empty."
                                                  : "This sheet is no longer open for signatures (1.1.3)."};
  }
  if (sheet.signatures.contains(e.player)) {
    return Error{fmt::format("{} has signed, and a signature stands.", state.person(e.player).name)};
  }
  if (const Refused refused = refuse_blank(e.reason, "a reason why the signature is refused"))
    return *refused;
  return Notices{"A referee decides (1.1.3)."};
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
  if (sheet.state == SheetState::Signed)
    return Error{"All have signed this sheet: there is nothing to decide (1.1.3)."};
  if (sheet.state == SheetState::Decided) return Error{"This game is decided, and that is final (1.1.2)."};
  if (const Refused refused = refuse_blank(e.reason, "the reason of the decision")) return *refused;
  if (const Refused refused = refuse_result(state, sheet, e.result)) return *refused;
  return Notices{};
}

void apply(State& state, const Decide& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, SheetState::Decided, entry);
  sheet.decision = fmt::format("{}: {}", entry.by, e.reason);
  sheet.finished_at = entry.at;
}

Checked check(const State& state, const Correct& e, const Entry& entry) {
  if (const Refused refused = refuse_table(state, e.at, true)) return *refused;
  if (const Refused refused = refuse_stale(state, e.at, e.seen)) return *refused;
  const Sheet& sheet = *state.sheet(e.at);
  if (!sheet.finished()) return Error{"This sheet is not finished: enter the report again instead."};
  if (const Refused refused = refuse_blank(e.reason, "the reason of the correction")) return *refused;
  if (const Refused refused = refuse_blank(entry.by, "who corrects")) return *refused;
  if (const Refused refused = refuse_result(state, sheet, e.result)) return *refused;
  if (sheet.state == SheetState::Signed) {
    if (const Refused refused = refuse_winner(state, e.result)) return *refused;
  }
  if (e.result == sheet.result) return Error{"The sheet says that already."};
  Notices notices = result_notices(state, e.result);
  const bool later = e.at.game.is_preliminary() ? state.semifinal.posted() || state.final.posted()
                                                : e.at.game.stage == Stage::Semifinal && state.final.posted();
  if (later) notices.emplace_back("Tables that are posted stay as they are.");
  return notices;
}

void apply(State& state, const Correct& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  write_result(sheet, e.result, sheet.state, entry);
  ++sheet.corrections;
  sheet.remarks.push_back({"correction", e.reason, entry.by, entry.at});
}

}  // namespace longroad::tournament::rules
