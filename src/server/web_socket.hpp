/// The WebSocket of one page at a table or in a tournament's hall.
#pragma once

#include <string>
#include <string_view>

#include "server/house.hpp"
#include "server/http_text.hpp"

namespace longroad::server {

/// `/ws/TABLE` or `/ws/desk/EVENT`; false for any other path.
bool is_socket_path(std::string_view path);

/// A connection whose request for a WebSocket has been read.
struct Upgrade {
  int handle = -1;  // of the system's socket
  bool v6 = false;
  std::string path;
  std::string host;
  std::string cookie;
  SocketWish wish;
};

/// Accepts the upgrade and serves the socket on the loop of what its path names until it is closed.
void serve_web_socket(House& house, Upgrade upgrade);

}  // namespace longroad::server
