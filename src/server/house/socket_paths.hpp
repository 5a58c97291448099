/// Which table or tournament a WebSocket leads to.
#pragma once

#include <string_view>

#include "server/house/house.hpp"
#include "server/http/web_socket.hpp"

namespace longroad::server {

/// `/ws/TABLE` or `/ws/desk/EVENT`; false for any other path.
bool is_socket_path(std::string_view path);

/// Hands the connection to the loop of what its path names.
void lead_socket(House& house, const Upgrade& upgrade);

}  // namespace longroad::server
