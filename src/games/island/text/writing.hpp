/// The parts of writing a position, one file each. For the host only.
#pragma once

#include <boost/json/fwd.hpp>

#include "games/island/model/rules.hpp"
#include "games/island/model/state.hpp"

namespace longroad::island {

boost::json::array nodes_json(NodeSet nodes);
boost::json::array roads_json(const Rules& rules, EdgeSet edges);

void write_duo_options(const DuoRulings& duo, boost::json::object& options);
boost::json::object duo_json(const Rules& rules, const State& s);

boost::json::array colours_json(const Rules& rules);
void write_soccer_options(const Rules& rules, boost::json::object& options);
boost::json::object soccer_json(const Rules& rules, const State& s);

}  // namespace longroad::island
