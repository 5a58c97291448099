/// Listens, speaks HTTP, and gives away the connections that become WebSockets. The files that know Asio
/// are this one's, `loop.cpp` and `web_socket.cpp`; those that know Beast are `http_text.cpp` and
/// `web_socket.cpp`.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "base/result.hpp"
#include "server/http/http.hpp"
#include "server/http/web_socket.hpp"
#include "server/net/loop.hpp"
#include "server/net/metrics.hpp"

namespace longroad::server {

/// How long a request may take, and how much of requests and answers may be in memory.
struct HttpBounds {
  Time head = 10'000;                         // of a request that has begun
  Time idle = 60'000;                         // until the next request
  Time bytes_per_ms = 32;                     // the slowest that a body may come or an answer go
  std::size_t most_held = 256 * 1024 * 1024;  // of bodies and large answers, in all
  std::size_t most_held_each = 32 * 1024 * 1024;
};

struct HttpOptions {
  std::string address = "0.0.0.0";
  int port = 8080;
  int most_sockets = 12'000;
  int most_each = 3'000;      // of one address
  bool behind_proxy = false;  // the last address in X-Forwarded-For is whom a request comes from
  HttpBounds bounds{};
};

/// What requests lead to.
struct HttpHandlers {
  std::function<void(const Request& request, const Reply& reply)> handle;
  MostBody most_body;
  std::function<bool(std::string_view path)> takes_socket;
  std::function<void(const Upgrade& upgrade)> socket;
};

/// What the server lives in.
struct HttpPlace {
  std::span<const std::unique_ptr<Loop>> loops;
  Metrics& metrics;
  const std::atomic<bool>& stopping;
};

/// Listens on every loop; the port that was taken, or why none could be.
Result<int> listen(const HttpPlace& place, const HttpOptions& options, HttpHandlers handlers);

}  // namespace longroad::server
