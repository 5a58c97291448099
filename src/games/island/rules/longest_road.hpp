/// The longest road: the longest trail of one's own roads, no edge used twice. Another's building
/// breaks it at that node, though a trail may end there.
#pragma once

#include "base/fixed_vec.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

namespace detail {

constexpr int larger(int a, int b) { return a > b ? a : b; }
constexpr int smaller(int a, int b) { return a < b ? a : b; }

/// A trail that is being laid: the roads it has not used yet, and its ends. It grows at `end`, later at
/// `other`, which is none once that has begun.
struct Trail {
  EdgeSet unused;
  NodeId end;
  NodeId other;

  [[nodiscard]] constexpr bool has_other() const { return !other.is_none(); }
  [[nodiscard]] constexpr Trail along(const Topology& t, EdgeId e) const {
    Trail longer{unused, t.across(e, end), other};
    longer.unused.remove(e);
    return longer;
  }
  [[nodiscard]] constexpr Trail turned() const { return {unused, other, NodeId::none()}; }
};

}  // namespace detail

/// The longest trail that uses this edge. `stops` are nodes held by others. Exponential in forks only; an
/// owner has at most 15 roads.
[[gnu::noinline]] constexpr int longest_through(const Topology& t, EdgeSet roads, NodeSet stops, EdgeId e) {
  const auto [a, b] = t.edge_nodes[e.index];
  const int all = roads.size();
  roads.remove(e);
  int fewest = all;  // roads that a trail leaves unused
  detail::Trail trail{roads, a, b};
  FixedVec<detail::Trail, 32> untried;  // an edge laid leaves two of them at most
  while (true) {
    EdgeSet on = stops.has(trail.end) ? EdgeSet{} : trail.unused & t.node_edge_set[trail.end.index];
    if (!on.empty()) {
      if (trail.has_other()) untried.push(trail.turned());
      const EdgeId first = on.first();
      on.remove(first);
      if (!on.empty()) untried.push(trail.along(t, on.first()));
      trail = trail.along(t, first);
    } else if (trail.has_other()) {
      trail = trail.turned();
    } else {
      fewest = detail::smaller(fewest, trail.unused.size());
      if (fewest == 0 || untried.empty()) return all - fewest;
      trail = untried.pop();
    }
  }
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
  const int length = longest_trail(rules.topology(), s.roads[o.index], stops_for(s, o));
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
  const int length = longest_through(rules.topology(), s.roads[o.index], stops_for(s, o), e);
  if (length <= s.road_length[o.index]) return;
  s.road_length[o.index] = static_cast<std::uint8_t>(length);
  if (length >= kShortestRoad) award_longest_road(rules, s);
}

/// Measures again the roads that a building on this node may break or, once it is gone, join.
constexpr void measure_roads_at(const Rules& rules, State& s, NodeId n, Owner builder) {
  for (int i = 0; i < rules.owners; ++i)
    if (i != builder.index && (s.roads[i] & rules.topology().node_edge_set[n.index]).size() >= 2)
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
