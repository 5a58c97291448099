/// The search behind the planner: swaps two seats of a game again and again and keeps what is no
/// worse. Good plans are so plentiful that this finds one in a few thousand swaps for any number
/// of players, and the same search repairs plans and keeps friends apart, which fixed designs
/// (Latin squares, shifted blocks) can't.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// How far a plan is from ideal; the order of the fields is the order of the priorities.
struct PlanCost {
  int repeats = 0;    // sum of (meetings - 1)² over pairs who meet
  int positions = 0;  // pairs of games in which somebody has the same starting position
  int threes = 0;     // pairs of games in which somebody sits at a three-player table
  int together = 0;   // meetings of friends
  int moved = 0;      // seats that differ from the plan so far

  friend constexpr auto operator<=>(const PlanCost&, const PlanCost&) = default;
  constexpr PlanCost& operator+=(const PlanCost& o);
};

constexpr PlanCost& PlanCost::operator+=(const PlanCost& o) {
  repeats += o.repeats, positions += o.positions, threes += o.threes;
  together += o.together, moved += o.moved;
  return *this;
}

class ScheduleSearch {
 public:
  /// Knows the request; `start` has the games to plan, every table full.
  ScheduleSearch(const PlanRequest& request, const Schedule& start);

  /// Swaps until nothing is left to improve or the steps are used up; the best plan stays. The
  /// colder, the rarer are steps to worse plans.
  void run(Random& random, int steps, int coldness);

  /// The same where little is wrong, with as few seats moved as possible: only somebody who is in
  /// trouble changes seats, each time with the best of all others. In the end whoever can go back does.
  void mend(Random& random, int steps);

  [[nodiscard]] const PlanCost& cost() const { return best_cost_; }
  [[nodiscard]] const Schedule& schedule() const { return best_; }
  /// Whether no plan can be better, but for seats that moved.
  [[nodiscard]] bool ideal() const;
  /// The same if no two were friends.
  [[nodiscard]] bool ideal_for_strangers() const;

 private:
  struct Seat {
    int table = -1;
    int position = -1;
    friend bool operator==(Seat, Seat) = default;
  };
  struct History {                          // of one player, over all games
    std::array<std::uint8_t, kSeats> at{};  // how often in each starting position
    int threes = 0;
  };

  [[nodiscard]] std::vector<Seat> seats_of(const Seating& game) const;
  /// The least `threes` there can be: every seat still to be dealt goes to whoever had fewest.
  [[nodiscard]] int fewest_threes() const;
  void meet(PlayerId a, PlayerId b, int times);
  void sit(const Table& table);
  [[nodiscard]] PlanCost initial_cost() const;
  /// Adds what changes for `in`, and around it, when it takes the seat of `out`.
  void add_move(int game, PlayerId out, PlayerId in, PlanCost& cost) const;
  [[nodiscard]] PlanCost change_of_swap(int game, PlayerId a, PlayerId b) const;
  void swap(int game, PlayerId a, PlayerId b);
  void swap(int game, PlayerId a, PlayerId b, const PlanCost& change);

  // mend.cpp
  struct Troubled {
    int game = 0;
    PlayerId player{};
  };
  [[nodiscard]] bool in_trouble(int game, PlayerId player) const;
  [[nodiscard]] std::vector<Troubled> troubled() const;
  void swap_with_the_best(const Troubled& seated, Random& random);
  bool go_back(int game, PlayerId player);

  [[nodiscard]] std::uint8_t met(PlayerId a, PlayerId b) const { return met_[a.number * width_ + b.number]; }
  [[nodiscard]] bool apart(PlayerId a, PlayerId b) const { return apart_[a.number * width_ + b.number] != 0; }

  std::vector<PlayerId> players_;
  int width_ = 0;  // one more than the highest number
  Schedule games_;
  std::vector<std::vector<Seat>> seat_;    // by game and player
  std::vector<std::vector<Seat>> wanted_;  // the same in the plan so far
  std::vector<std::uint8_t> met_;          // by pair
  std::vector<std::uint8_t> apart_;        // by pair
  std::vector<History> history_;           // by player
  PlanCost floor_;                         // what no plan can beat
  PlanCost cost_;
  PlanCost best_cost_;
  Schedule best_;
};

}  // namespace longroad::tournament
