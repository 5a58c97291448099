#include "tournament/schedule/search.hpp"

#include <algorithm>
#include <bit>

namespace longroad::tournament {
namespace {

/// The halvings of chance that a worse swap must win: it is taken with probability 2^-reluctance.
/// Higher priorities cost more, all of them little enough to climb out of dead ends.
int reluctance(const PlanCost& c) {
  return 6 * c.repeats + 5 * c.positions + 4 * c.threes + 4 * c.together + 2 * c.moved;
}

/// What one more meeting adds to (meetings - 1)².
int repeat_cost(int meetings) { return meetings == 0 ? 0 : 2 * meetings - 1; }

template <class F>
void for_each_pair(const Table& table, F f) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (std::size_t j = i + 1; j < table.size(); ++j) f(table[i], table[j]);
  }
}

int width_of(const PlanRequest& request) {
  int highest = 0;
  const auto see = [&](const std::vector<PlayerId>& list) {
    for (const PlayerId p : list) highest = std::max<int>(highest, p.number);
  };
  see(request.players);
  std::ranges::for_each(request.apart, see);
  for (const Seating& game : request.played) std::ranges::for_each(game, see);
  for (const Seating& game : request.current) std::ranges::for_each(game, see);
  return highest + 1;
}

}  // namespace

ScheduleSearch::ScheduleSearch(const PlanRequest& request, const Schedule& start)
    : players_(request.players), width_(width_of(request)), games_(start) {
  met_.assign(static_cast<std::size_t>(width_) * width_, 0);
  apart_ = met_;
  history_.resize(width_);
  for (const auto& list : request.apart) {
    for_each_pair(list, [this](PlayerId a, PlayerId b) {
      apart_[a.number * width_ + b.number] = apart_[b.number * width_ + a.number] = 1;
    });
  }
  for (const Seating& game : request.played) {
    for (const Table& table : game) sit(table);
  }
  floor_.threes = fewest_threes();
  for (const Seating& game : games_) {
    for (const Table& table : game) sit(table);
    seat_.push_back(seats_of(game));
  }
  for (const Seating& game : request.current) wanted_.push_back(seats_of(game));
  cost_ = best_cost_ = initial_cost();
  best_ = games_;
}

std::vector<ScheduleSearch::Seat> ScheduleSearch::seats_of(const Seating& game) const {
  std::vector<Seat> seats(width_);
  for (int t = 0; t < std::ssize(game); ++t) {
    for (int i = 0; i < std::ssize(game[t]); ++i) seats[game[t][i].number] = {t, i};
  }
  return seats;
}

void ScheduleSearch::meet(PlayerId a, PlayerId b, int times) {
  met_[a.number * width_ + b.number] += static_cast<std::uint8_t>(times);
  met_[b.number * width_ + a.number] += static_cast<std::uint8_t>(times);
}

void ScheduleSearch::sit(const Table& table) {
  for_each_pair(table, [this](PlayerId a, PlayerId b) { meet(a, b, 1); });
  for (int i = 0; i < std::ssize(table); ++i) {
    ++history_[table[i].number].at[i];
    if (table.size() < kSeats) ++history_[table[i].number].threes;
  }
}

PlanCost ScheduleSearch::initial_cost() const {
  PlanCost cost;
  for_each_pair(players_, [&](PlayerId a, PlayerId b) {
    const int excess = std::max(0, met(a, b) - 1);
    cost.repeats += excess * excess;
    if (apart(a, b)) cost.together += met(a, b);
  });
  const auto pairs = [](int k) { return k * (k - 1) / 2; };
  for (const PlayerId p : players_) {
    for (const int times : history_[p.number].at) cost.positions += pairs(times);
    cost.threes += pairs(history_[p.number].threes);
    for (std::size_t g = 0; g < wanted_.size(); ++g) {
      cost.moved += seat_[g][p.number] != wanted_[g][p.number];
    }
  }
  return cost;
}

int ScheduleSearch::fewest_threes() const {
  std::vector<int> threes;
  for (const PlayerId p : players_) threes.push_back(history_[p.number].threes);
  int pairs = 0;
  for (const int k : threes) pairs += k * (k - 1) / 2;
  for (const Seating& game : games_) {
    for (const Table& table : game) {
      if (table.size() == kSeats) continue;
      for (std::size_t i = 0; i < table.size(); ++i) pairs += (*std::ranges::min_element(threes))++;
    }
  }
  return pairs;
}

bool ScheduleSearch::ideal() const {
  PlanCost cost = best_cost_;
  cost.moved = 0;
  return cost <= floor_;
}

bool ScheduleSearch::ideal_for_strangers() const {
  PlanCost cost = best_cost_;
  cost.together = cost.moved = 0;
  return cost <= floor_;
}

void ScheduleSearch::add_move(int game, PlayerId out, PlayerId in, PlanCost& cost) const {
  const Seat from = seat_[game][in.number];
  const Seat to = seat_[game][out.number];
  if (from.position != to.position) {
    const auto& at = history_[in.number].at;
    cost.positions += at[to.position] - (at[from.position] - 1);
  }
  if (!wanted_.empty()) {
    const Seat wanted = wanted_[game][in.number];
    cost.moved += (to != wanted) - (from != wanted);
  }
  if (from.table == to.table) return;
  const Table& table = games_[game][to.table];
  for (const PlayerId mate : table) {
    if (mate == out) continue;
    cost.repeats += repeat_cost(met(in, mate)) - repeat_cost(met(out, mate) - 1);
    cost.together += apart(in, mate) - apart(out, mate);
  }
  const int threes = history_[in.number].threes;
  const bool into_three = table.size() < kSeats;
  const bool from_three = games_[game][from.table].size() < kSeats;
  if (into_three && !from_three) cost.threes += threes;
  if (from_three && !into_three) cost.threes -= threes - 1;
}

PlanCost ScheduleSearch::change_of_swap(int game, PlayerId a, PlayerId b) const {
  PlanCost change;
  add_move(game, a, b, change);
  add_move(game, b, a, change);
  return change;
}

void ScheduleSearch::swap(int game, PlayerId a, PlayerId b, const PlanCost& change) {
  swap(game, a, b);
  cost_ += change;
  if (cost_ < best_cost_) best_cost_ = cost_, best_ = games_;
}

void ScheduleSearch::swap(int game, PlayerId a, PlayerId b) {
  Seat& at_a = seat_[game][a.number];
  Seat& at_b = seat_[game][b.number];
  Table& table_a = games_[game][at_a.table];
  Table& table_b = games_[game][at_b.table];
  const auto leave = [this](PlayerId p, Seat seat, const Table& table, PlayerId in) {
    --history_[p.number].at[seat.position];
    ++history_[in.number].at[seat.position];
    if (table.size() < kSeats) --history_[p.number].threes, ++history_[in.number].threes;
  };
  leave(a, at_a, table_a, b);
  leave(b, at_b, table_b, a);
  if (at_a.table != at_b.table) {
    for (const PlayerId mate : table_a) {
      if (mate != a) meet(a, mate, -1), meet(b, mate, 1);
    }
    for (const PlayerId mate : table_b) {
      if (mate != b) meet(b, mate, -1), meet(a, mate, 1);
    }
  }
  table_a[at_a.position] = b;
  table_b[at_b.position] = a;
  std::swap(at_a, at_b);
}

void ScheduleSearch::run(Random& random, int steps, int coldness) {
  const int games = static_cast<int>(games_.size());
  const int players = static_cast<int>(players_.size());
  for (int step = 0; step < steps && best_cost_ > floor_; ++step) {
    const int game = random.below(games);
    const PlayerId a = players_[random.below(players)];
    const PlayerId b = players_[random.below(players)];
    if (a == b) continue;
    const PlanCost change = change_of_swap(game, a, b);
    const int worse = reluctance(change) * coldness;
    if (worse > 0 && worse > std::countr_zero(random.next())) continue;
    swap(game, a, b, change);
  }
}

}  // namespace longroad::tournament
