// Mending a plan that was good until somebody came or went: few are in trouble, and nobody else is asked to
// move.
#include <algorithm>

#include "tournament/schedule/search.hpp"

namespace longroad::tournament {

bool ScheduleSearch::in_trouble(int game, PlayerId player) const {
  const Seat seat = seat_[game][player.number];
  const Table& table = games_[game][seat.table];
  const History& history = history_[player.number];
  if (history.at[seat.position] > 1) return true;
  if (table.size() < kSeats && history.threes > 1) return true;
  return std::ranges::any_of(
      table, [&](PlayerId mate) { return mate != player && (met(player, mate) > 1 || apart(player, mate)); });
}

std::vector<ScheduleSearch::Troubled> ScheduleSearch::troubled() const {
  std::vector<Troubled> list;
  for (int game = 0; game < std::ssize(games_); ++game) {
    for (const PlayerId p : players_) {
      if (in_trouble(game, p)) list.push_back({game, p});
    }
  }
  return list;
}

void ScheduleSearch::swap_with_the_best(const Troubled& seated, Random& random) {
  PlayerId best;
  PlanCost best_change;
  int equals = 0;
  for (const PlayerId other : players_) {
    if (other == seated.player) continue;
    const PlanCost change = change_of_swap(seated.game, seated.player, other);
    if (!best.is_none() && change > best_change) continue;
    equals = best.is_none() || change < best_change ? 1 : equals + 1;
    if (random.below(equals) != 0) continue;  // of equals, each with the same chance
    best = other;
    best_change = change;
  }
  // A step that helps nobody is taken now and then: it may lead out of a dead end.
  if (best_change < PlanCost{} || random.below(4) == 0) swap(seated.game, seated.player, best, best_change);
}

bool ScheduleSearch::go_back(int game, PlayerId player) {
  const Seat wanted = wanted_[game][player.number];
  const bool had_none = wanted.table < 0;
  if (had_none || wanted == seat_[game][player.number] || wanted.table >= std::ssize(games_[game]))
    return false;
  const Table& table = games_[game][wanted.table];
  if (wanted.position >= std::ssize(table)) return false;
  const PlayerId other = table[wanted.position];
  const PlanCost change = change_of_swap(game, player, other);
  if (!(change < PlanCost{})) return false;
  swap(game, player, other, change);
  return true;
}

void ScheduleSearch::mend(Random& random, int steps) {
  for (int step = 0; step < steps && !ideal(); ++step) {
    const std::vector<Troubled> list = troubled();
    if (list.empty()) break;
    swap_with_the_best(list[random.below(static_cast<int>(list.size()))], random);
  }
  if (cost_ > best_cost_) return;
  for (bool changed = true; changed;) {
    changed = false;
    for (int game = 0; game < std::ssize(wanted_); ++game) {
      for (const PlayerId p : players_) changed |= go_back(game, p);
    }
  }
}

}  // namespace longroad::tournament
