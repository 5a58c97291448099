/// Why a piece may not go there.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/rules/places.hpp"

namespace longroad::island::detail {

/// The neighbour's building that a new one would be too close to; none if there is none.
constexpr Refusal check_distance(const Rules& rules, const State& s, NodeId n) {
  if (s.buildings.has(n)) return refuse("node_taken");
  if (!(rules.topology().node_neighbours[n.index] & s.buildings).empty()) return refuse("too_close");
  return {};
}

constexpr Refusal check_opening_settle(const Rules& rules, const State& s, NodeId n) {
  if (!settlement_without_road(rules, s, owner(s.turn)).is_none()) return refuse("place_road_first");
  return check_distance(rules, s, n);
}

constexpr Refusal check_settle(const Rules& rules, const State& s, Action a) {
  const NodeId n = node_of(a);
  if (s.phase == Phase::Opening) return check_opening_settle(rules, s, n);
  const Owner own = owner(a.seat());
  if (settlements_left(s, own) <= 0) return refuse("no_settlements_left");
  if (const Refusal r = check_distance(rules, s, n)) return r;
  if (!settlement_places(rules, s, own).has(n)) return refuse("not_connected");
  return check_price(s.hand[a.seat().index], kSettlementPrice);
}

/// Why an empty edge is out of reach: somebody's building stands between, or nothing is near.
constexpr Refusal explain_reach(const Rules& rules, const State& s, Owner own, EdgeId e) {
  const bool neutral = own.index >= rules.players;
  const NodeSet near =
      touched_by(rules.topology(), s.roads[own.index]) & rules.topology().edge_node_set[e.index];
  if (near.empty()) return neutral ? refuse("neutral_not_connected") : refuse("not_connected");
  Seat blocker{};  // none: a neutral player's building
  for (int i = 0; i < rules.players; ++i)
    if (!(s.buildings_of(Owner::of(i)) & near).empty()) blocker = Seat::of(i);
  return neutral ? refuse("neutral_past_building", blocker) : refuse("past_building", blocker);
}

constexpr Refusal check_opening_road(const Rules& rules, const State& s, EdgeId e) {
  const NodeId bare = settlement_without_road(rules, s, owner(s.turn));
  if (bare.is_none()) return refuse("place_settlement_first");
  if (s.all_roads().has(e)) return refuse("edge_taken");
  return opening_road_places(rules, s, bare).has(e) ? Refusal{} : refuse("touch_new_settlement");
}

constexpr Refusal check_road(const Rules& rules, const State& s, Action a) {
  const EdgeId e = edge_of(a);
  if (s.phase == Phase::Opening) return check_opening_road(rules, s, e);
  const Owner own = owner(a.seat());
  if (roads_left(s, own) <= 0) return refuse("no_roads_left");
  if (s.all_roads().has(e)) return refuse("edge_taken");
  if (!road_places(rules, s, own).has(e)) return explain_reach(rules, s, own, e);
  return s.phase == Phase::Roads ? Refusal{} : check_price(s.hand[a.seat().index], kRoadPrice);
}

constexpr Refusal check_city(const State& s, Action a) {
  if (!s.settlements[a.seat().index].has(node_of(a))) return refuse("not_your_settlement");
  if (cities_left(s, owner(a.seat())) <= 0) return refuse("no_cities_left");
  return check_price(s.hand[a.seat().index], kCityPrice);
}

}  // namespace longroad::island::detail
