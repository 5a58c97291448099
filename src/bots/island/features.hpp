/// Counts what a seat has, for the evaluation.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/island/races.hpp"
#include "bots/island/weights.hpp"
#include "bots/island/yields.hpp"
#include "games/island/duo/rules/duo.hpp"
#include "games/island/rules/places.hpp"
#include "games/island/rules/points.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/soccer/rules/training.hpp"

namespace longroad::bots::island {

using longroad::island::Rules;
using longroad::island::State;

using Features = std::array<float, kFeatures>;

/// Counts for all seats of one state; what they share is worked out once.
class Counter {
 public:
  constexpr Counter(const Rules& rules, const Yields& yields, const State& s);

  [[nodiscard]] constexpr Features count(Seat seat) const;
  /// The counts of a row that depend on the hand, for this one.
  constexpr void count_hand(Seat seat, Bundle hand, Features& out) const;

 private:
  using NodeSet = longroad::island::NodeSet;
  using EdgeSet = longroad::island::EdgeSet;
  using NodeId = longroad::island::NodeId;
  using EdgeId = longroad::island::EdgeId;
  using Rates = std::array<int, kResources>;  // of the bank
  using Cards = Yields::Cards;

  constexpr void count_yield(Seat seat, Features& out) const;
  constexpr void count_places(Seat seat, const Cards& yield, Features& out) const;
  constexpr void count_races(Seat seat, Features& out) const;
  constexpr void count_variant(Seat seat, Features& out) const;

  [[nodiscard]] constexpr Cards yield_of(Seat seat) const;
  [[nodiscard]] constexpr Rates rates_of(Seat seat) const;
  [[nodiscard]] constexpr NodeSet one_road_from(NodeSet from) const;

  static constexpr float& at(Features& row, Feature f) { return row[static_cast<int>(f)]; }
  /// A place's cards a roll; half as much again for a resource the seat lacks.
  [[nodiscard]] constexpr float worth_of_place(NodeId n, const Cards& have) const;
  static constexpr float closeness(Bundle hand, Bundle price, const Rates& rates);

  const Rules& rules_;
  const Yields& yields_;
  const State& s_;
  NodeSet free_;  // nodes where somebody could still settle
  EdgeSet all_roads_;
};

constexpr Counter::Counter(const Rules& rules, const Yields& yields, const State& s)
    : rules_(rules),
      yields_(yields),
      s_(s),
      free_(opening_settlement_places(rules, s)),
      all_roads_(s.all_roads()) {}

constexpr float Counter::worth_of_place(NodeId n, const Cards& have) const {
  float sum = yields_.total[n.index];
  for (int r = 0; r < kResources; ++r)
    if (have[r] == 0) sum += 0.5F * yields_.node[n.index][r];
  return sum;
}

/// How close a hand is to a price, 1 when it can pay: cards that are missing may come from the bank.
constexpr float Counter::closeness(Bundle hand, Bundle price, const Rates& rates) {
  int missing = 0;
  int lots = 0;
  for (int r = 0; r < kResources; ++r) {
    const int over = hand[Resource(r)] - price[Resource(r)];
    if (over < 0)
      missing -= over;
    else if (over >= 2)
      lots += over / rates[r];
  }
  return 1.0F / static_cast<float>(1 + std::max(0, missing - lots));
}

constexpr Features Counter::count(Seat seat) const {
  Features row{};
  at(row, Feature::Points) = static_cast<float>(points(rules_, s_, seat));
  count_yield(seat, row);
  count_hand(seat, s_.hand[seat.index], row);
  count_races(seat, row);
  count_variant(seat, row);
  return row;
}

constexpr Counter::Cards Counter::yield_of(Seat seat) const {
  Cards sum{};
  const auto add = [&](NodeId n, float times) {
    for (int r = 0; r < kResources; ++r) sum[r] += times * yields_.node[n.index][r];
  };
  s_.settlements[seat.index].for_each([&](NodeId n) { add(n, 1); });
  s_.cities[seat.index].for_each([&](NodeId n) { add(n, 2); });
  return sum;
}

constexpr Counter::Rates Counter::rates_of(Seat seat) const {
  Rates rates{};
  for (int r = 0; r < kResources; ++r) rates[r] = bank_rate(rules_, s_, seat, Resource(r));
  return rates;
}

constexpr void Counter::count_yield(Seat seat, Features& out) const {
  const Cards yield = yield_of(seat);
  const auto rates = rates_of(seat);
  for (int r = 0; r < kResources; ++r) {
    out[static_cast<int>(Feature::BrickYield) + r] = yield[r];
    at(out, Feature::Kinds) += yield[r] > 0 ? 1.0F : 0.0F;
    at(out, Feature::Balance) += std::sqrt(yield[r]);
    at(out, Feature::Harbours) += yield[r] * (1.0F / static_cast<float>(rates[r]) - 0.25F);
  }
  const auto of = [&](Resource r) { return yield[static_cast<int>(r)]; };
  at(out, Feature::RoadsAndPlaces) = std::min(of(Resource::Brick), of(Resource::Lumber));
  at(out, Feature::CitiesAndCards) = std::min(of(Resource::Grain), of(Resource::Ore));
  if (!s_.robber.is_none()) {
    const NodeSet around = rules_.topology().hex_node_set[s_.robber.index];
    const int cards =
        (s_.settlements[seat.index] & around).size() + 2 * (s_.cities[seat.index] & around).size();
    at(out, Feature::Robbed) = static_cast<float>(cards) * yields_.hex[s_.robber.index];
  }
  count_places(seat, yield, out);
}

/// The nodes one free edge away.
constexpr Counter::NodeSet Counter::one_road_from(NodeSet from) const {
  NodeSet reached;
  from.for_each([&](NodeId n) {
    (rules_.topology().node_edge_set[n.index] - all_roads_).for_each([&](EdgeId e) {
      reached.add(rules_.topology().across(e, n));
    });
  });
  return reached;
}

constexpr void Counter::count_places(Seat seat, const Cards& yield, Features& out) const {
  using namespace longroad::island;
  const Owner own = owner(seat);
  at(out, Feature::OutOfSettlements) = settlements_left(s_, own) == 0 ? 1.0F : 0.0F;
  const NodeSet held = s_.buildings_of(own);
  const NodeSet others = s_.buildings - held;
  const NodeSet now = touched_by(rules_.topology(), s_.roads[own.index]) | held;
  const NodeSet near = one_road_from(now - others) - now;
  const NodeSet far = one_road_from(near - others) - near - now;
  const auto look = [&](NodeSet nodes, Feature best) {
    (nodes & free_).for_each([&](NodeId n) {
      at(out, best) = std::max(at(out, best), worth_of_place(n, yield));
      at(out, Feature::Places) += 1;
    });
  };
  look(now, Feature::PlaceNow);
  look(near, Feature::PlaceNear);
  look(far, Feature::PlaceFar);
  at(out, Feature::Places) = std::min(at(out, Feature::Places), 6.0F);
}

constexpr void Counter::count_hand(Seat seat, Bundle hand, Features& out) const {
  using namespace longroad::island;
  const int cards = hand.size();
  const Owner own = owner(seat);
  const auto rates = rates_of(seat);
  at(out, Feature::Hand) = static_cast<float>(std::min(cards, rules_.hand_limit));
  at(out, Feature::Excess) = static_cast<float>(std::max(0, cards - rules_.hand_limit));
  if (settlements_left(s_, own) > 0 && at(out, Feature::PlaceNow) > 0)
    at(out, Feature::TowardsSettlement) = closeness(hand, kSettlementPrice, rates);
  if (cities_left(s_, own) > 0 && !s_.settlements[own.index].empty())
    at(out, Feature::TowardsCity) = closeness(hand, kCityPrice, rates);
  at(out, Feature::TowardsCard) = closeness(hand, kCardPrice, rates);
  if (roads_left(s_, own) > 0) at(out, Feature::TowardsRoad) = closeness(hand, kRoadPrice, rates);
  const auto& held = s_.cards[seat.index];
  at(out, Feature::Knights) = static_cast<float>(held[Card::Knight]);
  at(out, Feature::Progress) =
      static_cast<float>(held[Card::Roads] + held[Card::Plenty] + held[Card::Monopoly]);
}

/// The two races: the longest road and the largest army.
constexpr void Counter::count_races(Seat seat, Features& out) const {
  const Races races = races_of(rules_, s_, seat);
  at(out, Feature::RoadLength) = static_cast<float>(races.road);
  at(out, Feature::RoadLead) = static_cast<float>(std::clamp(races.road_lead(), -3, 3));
  at(out, Feature::Army) = static_cast<float>(races.army);
  at(out, Feature::ArmyLead) = static_cast<float>(std::clamp(races.army_lead(), -3, 2));
}

/// Tokens of the two-player game; in soccer what the league may still bring, which fades as its
/// season does.
constexpr void Counter::count_variant(Seat seat, Features& out) const {
  using namespace longroad::island;
  if (rules_.variant == kDuo) at(out, Feature::Tokens) = duo(s_).tokens[seat.index];
  if (rules_.variant != kSoccer || soccer(s_).over) return;
  const int days_left = rules_.soccer.days - soccer(s_).day + 1;
  at(out, Feature::Shots) =
      static_cast<float>(soccer(s_).shots[seat.index] * days_left) / static_cast<float>(rules_.soccer.days);
  at(out, Feature::League) = soccer(s_).markers[seat.index];
}

}  // namespace longroad::bots::island
