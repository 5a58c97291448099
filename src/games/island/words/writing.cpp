#include "games/island/words/writing.hpp"

#include <boost/json/array.hpp>

#include "games/island/words/line_places.hpp"

namespace longroad::island {

namespace json = boost::json;

json::array nodes_json(NodeSet nodes) {
  json::array out;
  nodes.for_each([&](NodeId n) { out.emplace_back(n.index); });
  return out;
}

json::array roads_json(const Rules& rules, EdgeSet edges) {
  json::array out;
  edges.for_each([&](EdgeId e) { out.emplace_back(text(rules.topology(), e)); });
  return out;
}

}  // namespace longroad::island
