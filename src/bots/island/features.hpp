/// Counts what a seat has, for the evaluation.
#pragma once

#include <array>

#include "bots/island/evaluation.hpp"
#include "games/island/rules/places.hpp"

namespace longroad::bots::island {

using Features = std::array<float, kFeatures>;

/// Counts for all seats of one state; what they share is worked out once.
class Counter {
 public:
  Counter(const Rules& rules, const Yields& yields, const State& s);

  [[nodiscard]] Features count(Seat seat) const;
  /// The counts of a row that depend on the hand, for this one.
  void count_hand(Seat seat, Bundle hand, Features& out) const;

 private:
  using NodeSet = longroad::island::NodeSet;
  using EdgeSet = longroad::island::EdgeSet;
  using Cards = Yields::Cards;

  void count_yield(Seat seat, Features& out) const;
  void count_places(Seat seat, const Cards& yield, Features& out) const;
  void count_races(Seat seat, Features& out) const;
  void count_variant(Seat seat, Features& out) const;

  [[nodiscard]] Cards yield_of(Seat seat) const;
  [[nodiscard]] std::array<int, kResources> rates_of(Seat seat) const;
  [[nodiscard]] NodeSet one_road_from(NodeSet from) const;

  const Rules& rules_;
  const Yields& yields_;
  const State& s_;
  NodeSet free_;  // nodes where somebody could still settle
  EdgeSet all_roads_;
};

}  // namespace longroad::bots::island
