/// The parts of writing a position that variants use too. For the host only.
#pragma once

#include <boost/json/fwd.hpp>

#include "games/island/rules/rules.hpp"

namespace longroad::island {

boost::json::array nodes_json(NodeSet nodes);
boost::json::array roads_json(const Rules& rules, EdgeSet edges);

}  // namespace longroad::island
