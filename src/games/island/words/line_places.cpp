#include "games/island/words/line_places.hpp"

#include <algorithm>

#include "games/island/words/names.hpp"
#include "notation/words.hpp"

namespace longroad::island {

using notation::quote;

std::string text(const Topology& topology, EdgeId edge) {
  const auto [a, b] = topology.edge_nodes[edge.index];
  return std::to_string(a.index) + "-" + std::to_string(b.index);
}

std::string_view neutral_name(Owner neutral) { return names::kNeutral[neutral.index - kFirstNeutral]; }

Result<EdgeId> read_edge(const Topology& topology, std::string_view word) {
  const auto ends = notation::split_items(word, '-');
  if (!ends || ends->size() != 2) return Error{quote(word) + " is no edge: it is two nodes, as in 20-21."};
  const auto a = notation::read_number((*ends)[0], 0, kNodes - 1);
  const auto b = notation::read_number((*ends)[1], 0, kNodes - 1);
  if (!a) return a.error();
  if (!b) return b.error();
  const EdgeId edge = topology.edge_between(NodeId::of(*a), NodeId::of(*b));
  if (edge.is_none()) return Error{"No edge joins nodes " + std::string(word) + "."};
  if (*a > *b) return Error{"An edge names its smaller node first: " + text(topology, edge) + "."};
  return edge;
}

Result<Owner> read_neutral(std::string_view word) {
  const auto found = std::ranges::find(names::kNeutral, word);
  if (found == names::kNeutral.end()) return Error{quote(word) + " is no neutral player: x or y."};
  return Owner::of(kFirstNeutral + static_cast<int>(found - names::kNeutral.begin()));
}

}  // namespace longroad::island
