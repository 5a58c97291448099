/// The WebSocket of one page. Like all that knows the network it is apart from tables and tournaments:
/// compiling it takes long.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/http/http_text.hpp"
#include "server/net/connection.hpp"
#include "server/net/loop.hpp"
#include "server/net/metrics.hpp"
#include "server/net/visitors.hpp"

namespace longroad::server {

/// A connection whose request for a WebSocket has been read.
struct Upgrade {
  int handle = -1;  // of the system's socket
  bool v6 = false;
  std::string path;
  std::string host;
  std::string cookie;
  std::string remote;  // the address it came from, as limits count it
  SocketWish wish;
  std::shared_ptr<Visitors::Place> place;  // held as long as the socket lives
};

/// Accepts the upgrade and serves the socket on this loop until it is closed. Without a listener the
/// page is only told why.
enum class NoListener : std::uint8_t { NoSuchTable, TooFast };
void serve_web_socket(Loop& loop, Metrics& metrics, const Upgrade& upgrade,
                      const std::shared_ptr<Listener>& listener, NoListener why = NoListener::NoSuchTable);

}  // namespace longroad::server
