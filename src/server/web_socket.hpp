/// The WebSocket of one page. Like all that knows the network it is apart from tables and tournaments:
/// compiling it takes long.
#pragma once

#include <memory>
#include <string>

#include "server/connection.hpp"
#include "server/http_text.hpp"
#include "server/loop.hpp"
#include "server/metrics.hpp"

namespace longroad::server {

/// A connection whose request for a WebSocket has been read.
struct Upgrade {
  int handle = -1;  // of the system's socket
  bool v6 = false;
  std::string path;
  std::string host;
  std::string cookie;
  SocketWish wish;
};

/// Accepts the upgrade and serves the socket on this loop until it is closed. Without a listener the
/// page is told that there is no such table.
void serve_web_socket(Loop& loop, Metrics& metrics, const Upgrade& upgrade,
                      const std::shared_ptr<Listener>& listener);

}  // namespace longroad::server
