/// The WebSocket of one page. Like all that knows the network it is apart from tables and tournaments:
/// compiling it takes long.
#pragma once

#include <cstddef>
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

/// What a page may cost that says or reads little.
struct SocketBounds {
  Time hello = 10'000;
  Time silence = 60'000;  // with a ping in the middle
  Time write = 20'000;    // how long one message may be on its way into a page that does not read
  std::size_t most_in = 16 * 1024;
  /// A page that takes in less than it is sent is cut off, and says hello again.
  std::size_t most_waiting = 4 * 1024 * 1024;
  /// Of all pages together. Above it, whoever has more than a little waiting is cut off.
  std::int64_t most_unsent = 256 * 1024 * 1024;
  std::size_t little = 64 * 1024;
};

/// Accepts the upgrade and serves the socket on this loop until it is closed. Without a listener the
/// page is only told why.
enum class NoListener : std::uint8_t { NoSuchTable, TooFast, NotNow };
void serve_web_socket(Loop& loop, Metrics& metrics, const Upgrade& upgrade,
                      const std::shared_ptr<Listener>& listener, NoListener why = NoListener::NoSuchTable,
                      const SocketBounds& bounds = {});

}  // namespace longroad::server
