/// Where pieces may go. Legal lists and refusals both ask here, so that they can't disagree.
#pragma once

#include "games/island/rules/points.hpp"

namespace longroad::island {

constexpr NodeSet touched_by(const Topology& topology, EdgeSet roads) {
  NodeSet nodes;
  roads.for_each([&](EdgeId e) { nodes |= topology.edge_node_set[e.index]; });
  return nodes;
}

/// Nodes with a building, or one step away from one.
constexpr NodeSet too_close(const Topology& topology, NodeSet buildings) {
  NodeSet nodes = buildings;
  buildings.for_each([&](NodeId n) { nodes |= topology.node_neighbours[n.index]; });
  return nodes;
}

/// Empty edges that touch the owner's pieces, never through a node that another holds (2.3).
constexpr EdgeSet road_places(const Rules& rules, const State& s, Owner o) {
  const NodeSet own = s.buildings_of(o);
  const NodeSet from = (touched_by(rules.topology(), s.roads[o.index]) - s.buildings) | own;
  EdgeSet edges;
  from.for_each([&](NodeId n) { edges |= rules.topology().node_edge_set[n.index]; });
  return edges - s.all_roads();
}

/// Empty nodes on the owner's roads with no building one step away.
constexpr NodeSet settlement_places(const Rules& rules, const State& s, Owner o) {
  return touched_by(rules.topology(), s.roads[o.index]) - too_close(rules.topology(), s.buildings);
}

constexpr NodeSet opening_settlement_places(const Rules& rules, const State& s) {
  constexpr NodeSet all{{(std::uint64_t{1} << kNodes) - 1}};
  return all - too_close(rules.topology(), s.buildings);
}

/// The settlement whose road is still owed in the opening; none if a settlement comes next.
constexpr NodeId settlement_without_road(const Rules& rules, const State& s, Owner o) {
  const NodeSet bare = s.settlements[o.index] - touched_by(rules.topology(), s.roads[o.index]);
  return bare.empty() ? NodeId::none() : bare.first();
}

constexpr EdgeSet opening_road_places(const Rules& rules, const State& s, NodeId settlement) {
  return rules.topology().node_edge_set[settlement.index] - s.all_roads();
}

constexpr HexSet robber_places(const Rules& rules, const State& s) {
  HexSet hexes = rules.robber_hexes;
  if (!s.robber.is_none()) hexes.remove(s.robber);
  return hexes;
}

/// The house rule of the friendly robber: whoever has this many points that all can count, or fewer, loses
/// nothing to it.
inline constexpr int kSparedPoints = 2;

constexpr bool is_spared(const Rules& rules, const State& s, Seat seat) {
  return rules.friendly_robber && shown_points(rules, s, seat) <= kSparedPoints;
}

[[gnu::noinline]] constexpr void spare(const Rules& rules, const State& s, SeatSet& seats) {
  for (int i = 0; i < rules.players; ++i)
    if (is_spared(rules, s, Seat::of(i))) seats.remove(Seat::of(i));
}

/// Whom the player to move may rob where the robber stands: others with a building there and a card.
constexpr SeatSet victims(const Rules& rules, const State& s) {
  SeatSet seats;
  if (s.robber.is_none()) return seats;
  const NodeSet around = rules.topology().hex_node_set[s.robber.index];
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of(i);
    if (seat != s.turn && !s.hand[i].empty() && !(s.buildings_of(owner(seat)) & around).empty())
      seats.add(seat);
  }
  if (rules.friendly_robber) [[unlikely]]
    spare(rules, s, seats);
  return seats;
}

constexpr int roads_left(const State& s, Owner o) { return kRoads - s.roads[o.index].size(); }
constexpr int settlements_left(const State& s, Owner o) {
  return kSettlements - s.settlements[o.index].size();
}
constexpr int cities_left(const State& s, Owner o) { return kCities - s.cities[o.index].size(); }

constexpr bool can_place_road(const Rules& rules, const State& s, Owner o) {
  return roads_left(s, o) > 0 && !road_places(rules, s, o).empty();
}

}  // namespace longroad::island
