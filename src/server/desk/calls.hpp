/// Calls for a referee that are still open.
#pragma once

#include <vector>

#include "tournament/state.hpp"

namespace longroad::server::desk {

/// The table's calls that no ruling, note or decision followed, the oldest first.
std::vector<tournament::Remark> open_calls(const tournament::Sheet& sheet);

}  // namespace longroad::server::desk
