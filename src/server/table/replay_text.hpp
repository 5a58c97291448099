/// A record line by line for a page (wire schema: Replay): positions, points, and the check of its
/// dice.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/table/fair.hpp"

namespace longroad::server {

Result<std::string> replay_text(std::string_view record);

/// `Verdict` of the wire schema.
boost::json::object verdict_json(const Verdict& verdict);

}  // namespace longroad::server
