/// Listens, speaks HTTP, and hands sockets over to the rooms. The files that know Asio are this one's,
/// `loop.cpp` and `web_socket.cpp`; those that know Beast are `http_text.cpp` and `web_socket.cpp`.
#pragma once

#include <functional>
#include <string>

#include "server/house.hpp"
#include "server/http.hpp"

namespace longroad::server {

using Handle = std::function<void(const Request& request, Reply reply)>;

struct HttpOptions {
  std::string address = "0.0.0.0";
  int port = 8080;
  int most_sockets = 12'000;
  bool behind_proxy = false;  // the last address in X-Forwarded-For is whom a request comes from
};

/// Listens on every loop of the house; the port that was taken, or why none could be.
Result<int> listen(House& house, const HttpOptions& options, Handle handle);

}  // namespace longroad::server
