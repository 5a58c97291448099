/// What the server's bots are called at a table: each has a name of its own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/table/model/chair.hpp"

namespace longroad::server {

/// The name of the bot at this seat: always the same for a table, since its log does not hold it, and
/// nobody else's of those who sit there.
std::string bot_name(std::string_view table, std::size_t seat, const std::vector<Chair>& chairs);

}  // namespace longroad::server
