#include "bots/island/features.hpp"

#include <algorithm>
#include <cmath>

#include "games/island/duo/rules/duo.hpp"
#include "games/island/rules/points.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/soccer/rules/training.hpp"

namespace longroad::bots::island {
namespace {

using namespace longroad::island;

float& at(Features& row, Feature f) { return row[static_cast<int>(f)]; }

/// A place's cards a roll; half as much again for a resource the seat lacks.
float worth_of_place(const Yields& yields, NodeId n, const Yields::Cards& have) {
  float sum = yields.total[n.index];
  for (int r = 0; r < kResources; ++r)
    if (have[r] == 0) sum += 0.5F * yields.node[n.index][r];
  return sum;
}

/// How close a hand is to a price, 1 when it can pay: cards that are missing may come from the bank.
float closeness(Bundle hand, Bundle price, const std::array<int, kResources>& rates) {
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

}  // namespace

Counter::Counter(const Rules& rules, const Yields& yields, const State& s)
    : rules_(rules),
      yields_(yields),
      s_(s),
      free_(opening_settlement_places(rules, s)),
      all_roads_(s.all_roads()) {}

Features Counter::count(Seat seat) const {
  Features row{};
  at(row, Feature::Points) = static_cast<float>(points(rules_, s_, seat));
  count_yield(seat, row);
  count_hand(seat, s_.hand[seat.index], row);
  count_races(seat, row);
  count_variant(seat, row);
  return row;
}

Counter::Cards Counter::yield_of(Seat seat) const {
  Cards sum{};
  const auto add = [&](NodeId n, float times) {
    for (int r = 0; r < kResources; ++r) sum[r] += times * yields_.node[n.index][r];
  };
  s_.settlements[seat.index].for_each([&](NodeId n) { add(n, 1); });
  s_.cities[seat.index].for_each([&](NodeId n) { add(n, 2); });
  return sum;
}

std::array<int, kResources> Counter::rates_of(Seat seat) const {
  std::array<int, kResources> rates{};
  for (int r = 0; r < kResources; ++r) rates[r] = bank_rate(rules_, s_, seat, Resource(r));
  return rates;
}

void Counter::count_yield(Seat seat, Features& out) const {
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
NodeSet Counter::one_road_from(NodeSet from) const {
  NodeSet reached;
  from.for_each([&](NodeId n) {
    (rules_.topology().node_edge_set[n.index] - all_roads_).for_each([&](EdgeId e) {
      reached.add(rules_.topology().across(e, n));
    });
  });
  return reached;
}

void Counter::count_places(Seat seat, const Cards& yield, Features& out) const {
  const Owner own = owner(seat);
  at(out, Feature::OutOfSettlements) = settlements_left(s_, own) == 0 ? 1.0F : 0.0F;
  const NodeSet held = s_.buildings_of(own);
  const NodeSet others = s_.buildings - held;
  const NodeSet now = touched_by(rules_.topology(), s_.roads[own.index]) | held;
  const NodeSet near = one_road_from(now - others) - now;
  const NodeSet far = one_road_from(near - others) - near - now;
  const auto look = [&](NodeSet nodes, Feature best) {
    (nodes & free_).for_each([&](NodeId n) {
      at(out, best) = std::max(at(out, best), worth_of_place(yields_, n, yield));
      at(out, Feature::Places) += 1;
    });
  };
  look(now, Feature::PlaceNow);
  look(near, Feature::PlaceNear);
  look(far, Feature::PlaceFar);
  at(out, Feature::Places) = std::min(at(out, Feature::Places), 6.0F);
}

void Counter::count_hand(Seat seat, Bundle hand, Features& out) const {
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
void Counter::count_races(Seat seat, Features& out) const {
  int other_road = kShortestRoad - 1;
  int other_army = kSmallestArmy - 1;
  for (int i = 0; i < rules_.owners; ++i) {
    if (i == seat.index) continue;
    other_road = std::max<int>(other_road, s_.road_length[i]);
    if (i < rules_.players) other_army = std::max(other_army, s_.knights(Seat::of(i)));
  }
  const int road = s_.road_length[seat.index];
  const int army = s_.knights(seat);
  at(out, Feature::RoadLength) = static_cast<float>(road);
  at(out, Feature::RoadLead) = static_cast<float>(std::clamp(road - other_road, -3, 3));
  at(out, Feature::Army) = static_cast<float>(army);
  at(out, Feature::ArmyLead) = static_cast<float>(std::clamp(army - other_army, -3, 2));
}

/// Tokens of the two-player game; in soccer what the league may still bring, which fades as its
/// season does.
void Counter::count_variant(Seat seat, Features& out) const {
  if (rules_.variant == kDuo) at(out, Feature::Tokens) = duo(s_).tokens[seat.index];
  if (rules_.variant != kSoccer || soccer(s_).over) return;
  const int days_left = rules_.soccer.days - soccer(s_).day + 1;
  at(out, Feature::Shots) =
      static_cast<float>(soccer(s_).shots[seat.index] * days_left) / static_cast<float>(rules_.soccer.days);
  at(out, Feature::League) = soccer(s_).markers[seat.index];
}

}  // namespace longroad::bots::island
