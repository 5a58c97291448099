/// What touches what on the island: 19 hexes, 54 nodes, 72 edges, numbered in reading order
/// (docs/notation.md). Built once at compile time and the same for every game, so no game carries it.
#pragma once

#include <array>
#include <type_traits>

#include "games/island/model/ids.hpp"

namespace longroad::island {

struct Topology {
  std::array<std::array<NodeId, 6>, kHexes> hex_nodes{};
  std::array<NodeSet, kHexes> hex_node_set{};
  std::array<HexSet, kHexes> hex_neighbours{};
  std::array<HexSet, kNodes> node_hexes{};
  std::array<NodeSet, kNodes> node_neighbours{};
  std::array<std::array<EdgeId, 3>, kNodes> node_edges{};  // none where a coast node has two
  std::array<EdgeSet, kNodes> node_edge_set{};
  std::array<std::array<NodeId, 2>, kEdges> edge_nodes{};  // the smaller first
  std::array<NodeSet, kEdges> edge_node_set{};
  NodeSet coast{};

  /// The other end of an edge.
  [[nodiscard]] constexpr NodeId across(EdgeId e, NodeId from) const {
    const auto& ends = edge_nodes[e.index];
    return ends[0] == from ? ends[1] : ends[0];
  }
  /// The edge between two nodes; none if they are not neighbours.
  [[nodiscard]] constexpr EdgeId edge_between(NodeId a, NodeId b) const {
    for (const EdgeId e : node_edges[a.index])
      if (!e.is_none() && across(e, a) == b) return e;
    return EdgeId::none();
  }
};

namespace detail {

inline constexpr std::array<int, 5> kRowHexes{3, 4, 5, 4, 3};
inline constexpr std::array<int, 6> kRowNode{0, 7, 16, 27, 38, 47};  // first node of each zigzag row

/// The six nodes of hex `column` in `row`: three above, three below, each left to right.
constexpr std::array<NodeId, 6> nodes_of_hex(int row, int column) {
  const int above = kRowNode[row] + 2 * column + (row > 2 ? 1 : 0);
  const int below = kRowNode[row + 1] + 2 * column + (row < 2 ? 1 : 0);
  return {NodeId::of(above), NodeId::of(above + 1), NodeId::of(above + 2),
          NodeId::of(below), NodeId::of(below + 1), NodeId::of(below + 2)};
}

constexpr void add_hexes(Topology& t) {
  int hex = 0;
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < kRowHexes[row]; ++column, ++hex) {
      t.hex_nodes[hex] = nodes_of_hex(row, column);
      for (const NodeId n : t.hex_nodes[hex]) {
        t.hex_node_set[hex].add(n);
        t.node_hexes[n.index].add(HexId::of(hex));
      }
    }
}

constexpr void add_neighbours(Topology& t) {
  constexpr std::array<int, 7> kAround{0, 1, 2, 5, 4, 3, 0};  // the hex's nodes, clockwise
  for (const auto& nodes : t.hex_nodes)
    for (int i = 0; i < 6; ++i) {
      const NodeId a = nodes[kAround[i]];
      const NodeId b = nodes[kAround[i + 1]];
      t.node_neighbours[a.index].add(b);
      t.node_neighbours[b.index].add(a);
    }
  for (int a = 0; a < kHexes; ++a)
    for (int b = 0; b < kHexes; ++b)
      if (a != b && !(t.hex_node_set[a] & t.hex_node_set[b]).empty()) t.hex_neighbours[a].add(HexId::of(b));
}

constexpr void add_edge(Topology& t, EdgeId e, NodeId a, NodeId b) {
  t.edge_nodes[e.index] = {a, b};
  for (const NodeId n : {a, b}) {
    t.edge_node_set[e.index].add(n);
    t.node_edge_set[n.index].add(e);
    int slot = 0;
    while (!t.node_edges[n.index][slot].is_none()) ++slot;
    t.node_edges[n.index][slot] = e;
  }
}

constexpr void add_edges(Topology& t) {
  int edge = 0;
  for (int a = 0; a < kNodes; ++a)
    t.node_neighbours[a].for_each([&](NodeId b) {
      if (b.index > a) add_edge(t, EdgeId::of(edge++), NodeId::of(a), b);
    });
  for (int n = 0; n < kNodes; ++n)
    if (t.node_hexes[n].size() < 3) t.coast.add(NodeId::of(n));
}

}  // namespace detail

constexpr Topology make_topology() {
  Topology t;
  detail::add_hexes(t);
  detail::add_neighbours(t);
  detail::add_edges(t);
  return t;
}

inline constexpr Topology kTopology = make_topology();

#if defined(__CUDA_ARCH__)
/// On a GPU each block has a copy close at hand, which its kernel makes before it plays.
alignas(Topology) __attribute__((shared)) inline unsigned char topology_at_hand[sizeof(Topology)];
#endif

constexpr const Topology& topology() {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return *reinterpret_cast<const Topology*>(&topology_at_hand[0]);
#endif
  return kTopology;
}

}  // namespace longroad::island
