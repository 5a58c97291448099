#include "tournament/audit/audit_ledger.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace longroad::tournament {
namespace {

/// A player's score in one event, percentages over the common denominator of its tables.
struct Tally {
  int games = 0;
  int wins = 0;
  int points = 0;
  int hundredths = 0;
  std::int64_t above = 0;  // the exact share is above / below
  std::int64_t below = 1;
};

int capped(int points) { return points > 10 ? 10 : points; }

/// 1.4.4: what the table's points are with the missing scores filled in.
int all_points(const std::vector<int>& points) {
  int sum = 0;
  for (const int p : points) sum += capped(p);
  const int n = static_cast<int>(points.size());
  int all = sum;
  for (int missing = n; missing < 4; ++missing) {
    int mean = sum / n;
    if (2 * (sum - mean * n) >= n) ++mean;
    all += mean;
  }
  return all;
}

void add(Tally& tally, const SheetResult& result, std::size_t i) {
  const int all = all_points(result.points);
  const int points = capped(result.points[i]);
  ++tally.games;
  if (result.winner == result.order[i]) ++tally.wins;
  tally.points += points;
  tally.hundredths += (points * 1'000'000 / all + 50) / 100;
  tally.above = tally.above * all + points * tally.below;
  tally.below *= all;
}

/// Three-way: above zero where `a` is better.
int compare(const Tally& a, const Tally& b, bool exact) {
  const std::array<std::int64_t, 3> first{a.games == 3, a.wins, a.points};
  const std::array<std::int64_t, 3> second{b.games == 3, b.wins, b.points};
  for (int i = 0; i < 3; ++i) {
    if (first[i] != second[i]) return first[i] > second[i] ? 1 : -1;
  }
  const std::int64_t x = exact ? a.above * b.below : a.hundredths;
  const std::int64_t y = exact ? b.above * a.below : b.hundredths;
  return x == y ? 0 : (x > y ? 1 : -1);
}

struct Keeper {
  Ledger& books;
  const Entry& entry;

  AuditSheet& at(const Place& place) const { return books.sheets[place]; }

  /// Whether somebody who leaves is gone from this game on, or has played it.
  static bool is_left(const event::Drop& e, GameId game) {
    if (e.from.stage != game.stage || e.from.event != game.event) return false;
    return !e.finishes || e.from.game <= game.game;
  }

  /// Whoever leaves a table that plays and has no result is lost to it.
  void leave(PlayerId player, auto is_meant) const {
    for (auto& [place, sheet] : books.sheets) {
      if (is_meant(place.game) && books.begun.contains(place.game) && !sheet.result &&
          sheet.seated.contains(player)) {
        sheet.left.insert(player);
      }
    }
  }

  void operator()(const event::New& e) const { books.rules = e.rules; }
  void operator()(const event::Set& e) const {
    if (e.key == "percentages") books.exact = e.value == "exact";
    if (e.key == "semifinal_day") books.other_day = !e.value.empty();
    if (e.key == "semifinals") books.semifinals = e.value == "play";
  }
  void operator()(const event::CheckIn& e) const {
    if (e.semifinal) books.arrived.insert(e.player);
  }
  void operator()(const event::Schedule& e) const {
    for (std::size_t g = 0; g < e.games.size(); ++g) {
      const GameId game{Stage::Preliminary, static_cast<std::uint8_t>(e.event),
                        static_cast<std::uint8_t>(g + 1)};
      if (books.begun.contains(game)) continue;
      std::erase_if(books.sheets, [&](const auto& item) { return item.first.game == game; });
      seat(game, e.games[g]);
    }
  }
  void seat(GameId game, const Seating& tables) const {
    for (int t = 0; t < std::ssize(tables); ++t) {
      at({game, t + 1}).seated = std::set<PlayerId>(tables[t].begin(), tables[t].end());
    }
  }
  void operator()(const event::Post& e) const { seat(e.game, e.tables); }
  void operator()(const event::Start& e) const { books.begun.insert(e.game); }
  void operator()(const event::Drop& e) const {
    if (!e.from.is_preliminary()) books.absent[e.from].insert(e.player);
    leave(e.player, [&](GameId game) { return is_left(e, game); });
  }
  void operator()(const event::Return& e) const {
    if (!e.to.is_preliminary()) books.absent[e.to].erase(e.player);
  }
  void operator()(const event::Report& e) const {
    at(e.at).result = e.result;
    at(e.at).signed_by.clear();
  }
  void operator()(const event::Sign& e) const { at(e.at).signed_by.insert(e.player); }
  void operator()(const event::Decide& e) const {
    at(e.at).result = e.result;
    at(e.at).decided = true;
  }
  void operator()(const event::Correct& e) const { at(e.at).result = e.result; }
  void operator()(const event::Disqualify& e) const { expel(e.player); }
  void operator()(const event::Remove& e) const { expel(e.player); }
  /// The sheet of a winner who is expelled before it is signed waits for a referee, from revision 2 on.
  void question_wins(PlayerId player) const {
    for (auto& [place, sheet] : books.sheets) {
      if (sheet.result && sheet.result->winner == player && !books.is_finished(sheet))
        sheet.questioned = true;
    }
  }
  void expel(PlayerId player) const {
    leave(player, [](GameId) { return true; });
    if (books.rules >= 2) question_wins(player);
    books.out_at.emplace(player, entry.number);
  }
  void operator()(const event::Lots& e) const {
    books.lots = e.players;
    books.drawn = e;
  }
  void operator()(const auto&) const {}
};

}  // namespace

bool Ledger::is_finished(const AuditSheet& sheet) const {
  if (!sheet.result) return false;
  if (sheet.decided) return true;
  if (sheet.questioned) return false;
  for (const PlayerId p : sheet.result->order) {
    if (!sheet.signed_by.contains(p) && !is_out(p)) return false;
  }
  return true;
}

void Ledger::take(const Entry& entry) { std::visit(Keeper{*this, entry}, entry.event); }

std::vector<AuditLine> audit_ranking(const Ledger& ledger) {
  std::map<PlayerId, std::map<int, Tally>> by_event;
  for (const auto& [place, sheet] : ledger.sheets) {
    if (!place.game.is_preliminary() || !ledger.is_finished(sheet)) continue;
    for (std::size_t i = 0; i < sheet.result->order.size(); ++i) {
      add(by_event[sheet.result->order[i]][place.game.event], *sheet.result, i);
    }
  }
  std::vector<std::pair<PlayerId, Tally>> best;
  for (const auto& [player, events] : by_event) {
    if (ledger.is_out(player)) continue;
    const auto better = [&](const auto& a, const auto& b) {
      return compare(a.second, b.second, ledger.exact) < 0;
    };
    best.emplace_back(player, std::ranges::max_element(events, better)->second);
  }
  const auto lot = [&](PlayerId p) { return std::ranges::find(ledger.lots, p) - ledger.lots.begin(); };
  std::vector<AuditLine> lines(best.size());
  for (const auto& [player, tally] : best) {
    std::size_t ahead = 0;
    for (const auto& [other, theirs] : best) {
      if (other == player) continue;
      const int order = compare(theirs, tally, ledger.exact);
      if (order > 0) ++ahead;
      if (order == 0 && std::pair(lot(other), other) < std::pair(lot(player), player)) ++ahead;
    }
    lines[ahead] = {player, tally.wins, tally.points, tally.hundredths, tally.games == 3};
  }
  return lines;
}

}  // namespace longroad::tournament
