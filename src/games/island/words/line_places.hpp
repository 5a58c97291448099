/// Places and neutral players in lines and positions.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/island/model/topology.hpp"

namespace longroad::island {

/// `20-21`, the smaller node first.
std::string text(const Topology& topology, EdgeId edge);
Result<EdgeId> read_edge(const Topology& topology, std::string_view word);

/// `x` or `y`.
std::string_view neutral_name(Owner neutral);
Result<Owner> read_neutral(std::string_view word);

}  // namespace longroad::island
