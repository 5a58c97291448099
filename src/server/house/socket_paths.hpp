/// Which table or tournament a WebSocket leads to.
#pragma once

#include <functional>
#include <string_view>

#include "server/house/house.hpp"
#include "server/http/web_socket.hpp"

namespace longroad::server {

/// `/ws/TABLE` or `/ws/desk/EVENT`; false for any other path.
bool is_socket_path(std::string_view path);

/// Where such a path leads to.
ActorId place_of_socket(std::string_view path);

/// Hands the connection to the loop of what its path names; `lead` does it where other nodes may have that.
using Lead = std::function<void(const ActorId& place, const Upgrade& upgrade)>;
void lead_socket(House& house, const Upgrade& upgrade, const Lead& lead = {});

}  // namespace longroad::server
