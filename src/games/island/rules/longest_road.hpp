/// The longest road: the longest trail of one's own roads, no edge used twice. Another's building
/// breaks it at that node, though a trail may end there.
#pragma once

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

namespace detail {

constexpr int larger(int a, int b) { return a > b ? a : b; }

/// How many edges a trail that has reached `from` can still add. `stops` are nodes held by others.
/// Exponential in forks only; an owner has at most 15 roads.
constexpr int extend(const Topology& t, EdgeSet unused, NodeSet stops, NodeId from) {
  if (stops.has(from)) return 0;
  int best = 0;
  (unused & t.node_edge_set[from.index]).for_each([&](EdgeId e) {
    EdgeSet rest = unused;
    rest.remove(e);
    best = larger(best, 1 + extend(t, rest, stops, t.across(e, from)));
  });
  return best;
}

/// The same for a trail that grows at both ends.
constexpr int extend_both(const Topology& t, EdgeSet unused, NodeSet stops, NodeId a, NodeId b) {
  int best = extend(t, unused, stops, b);
  if (stops.has(a)) return best;
  (unused & t.node_edge_set[a.index]).for_each([&](EdgeId e) {
    EdgeSet rest = unused;
    rest.remove(e);
    best = larger(best, 1 + extend_both(t, rest, stops, t.across(e, a), b));
  });
  return best;
}

}  // namespace detail

/// The longest trail that uses this edge.
constexpr int longest_through(const Topology& t, EdgeSet roads, NodeSet stops, EdgeId e) {
  roads.remove(e);
  const auto [a, b] = t.edge_nodes[e.index];
  return 1 + detail::extend_both(t, roads, stops, a, b);
}

/// The longest trail of all: every trail uses some edge.
constexpr int longest_trail(const Topology& t, EdgeSet roads, NodeSet stops) {
  int best = 0;
  EdgeSet rest = roads;
  roads.for_each([&](EdgeId e) {
    if (rest.size() <= best) return;
    best = detail::larger(best, longest_through(t, rest, stops, e));
    rest.remove(e);  // trails that use it have been tried
  });
  return best;
}

constexpr NodeSet stops_for(const State& s, Owner o) { return s.buildings - s.buildings_of(o); }

constexpr void measure_road(const Rules& rules, State& s, Owner o) {
  const int length = longest_trail(rules.topology, s.roads[o.index], stops_for(s, o));
  s.road_length[o.index] = static_cast<std::uint8_t>(length);
}

/// Who holds the longest road now that lengths changed. The holder keeps it while nobody is longer;
/// otherwise one alone takes it, and several that tie leave it to nobody.
constexpr void award_longest_road(const Rules& rules, State& s) {
  int longest = 0;
  for (int i = 0; i < rules.owners; ++i) longest = detail::larger(longest, s.road_length[i]);
  Owner alone{};
  int holders = 0;
  for (int i = 0; i < rules.owners; ++i)
    if (s.road_length[i] == longest) {
      alone = Owner::of(i);
      ++holders;
    }
  if (longest < kShortestRoad) {
    s.longest_road = Owner::none();
  } else if (s.longest_road.is_none() || s.road_length[s.longest_road.index] < longest) {
    s.longest_road = holders == 1 ? alone : Owner::none();
  }
}

/// Puts a road down. Only trails through it can have grown.
constexpr void place_road(const Rules& rules, State& s, Owner o, EdgeId e) {
  s.roads[o.index].add(e);
  const int length = longest_through(rules.topology, s.roads[o.index], stops_for(s, o), e);
  if (length <= s.road_length[o.index]) return;
  s.road_length[o.index] = static_cast<std::uint8_t>(length);
  if (length >= kShortestRoad) award_longest_road(rules, s);
}

/// Measures again the roads that a building on this node may break or, once it is gone, join.
constexpr void measure_roads_at(const Rules& rules, State& s, NodeId n, Owner builder) {
  for (int i = 0; i < rules.owners; ++i)
    if (i != builder.index && (s.roads[i] & rules.topology.node_edge_set[n.index]).size() >= 2)
      measure_road(rules, s, Owner::of(i));
}

/// Puts a settlement down; it may break others' roads.
constexpr void place_settlement(const Rules& rules, State& s, Owner o, NodeId n) {
  s.settlements[o.index].add(n);
  s.buildings.add(n);
  measure_roads_at(rules, s, n, o);
  award_longest_road(rules, s);
}

}  // namespace longroad::island
