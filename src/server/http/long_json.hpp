/// JSON that may be longer than what pages send otherwise: what the server itself has written, and exports.
#pragma once

#include <boost/json/fwd.hpp>
#include <string_view>

#include "base/result.hpp"

namespace longroad::server {

Result<boost::json::value> parse_long_json(std::string_view text);

}  // namespace longroad::server
