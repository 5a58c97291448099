#include "games/island/words/reading.hpp"

#include "games/island/words/line_places.hpp"
#include "games/island/words/names.hpp"

namespace longroad::island {

void read_buildings(const Node& node, State& s, NodeSet& own) {
  for (int i = 0; i < node.size(kNodes); ++i) {
    const NodeId n = NodeId::of(node.at(i).number(0, kNodes - 1, 0));
    if (s.buildings.has(n)) node.at(i).refuse("there are two buildings on this node.");
    s.buildings.add(n);
    own.add(n);
  }
}

void read_roads(const Node& node, const State& s, EdgeSet& own) {
  for (int i = 0; i < node.size(kEdges); ++i) {
    const auto edge = read_edge(kTopology, node.at(i).word({}));
    if (!edge) return node.at(i).refuse(edge.error().sentence);
    if (s.all_roads().has(*edge)) return node.at(i).refuse("there are two roads on this edge.");
    own.add(*edge);
  }
}

Owner read_owner(const Node& node, const Rules& rules) {
  if (rules.owners > rules.players && node.is_word())
    return Owner::of(kFirstNeutral + node.choice(names::kNeutral, 0));
  return owner(node.seat(rules.players, Seat::none()));
}

}  // namespace longroad::island
