/// Requests and answers as the interface sees them; how they travel is in `http_server.cpp`.
#pragma once

#include <boost/json/fwd.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace longroad::server {

struct Request {
  std::string method;
  std::string path;  // without what stands behind the question mark
  std::string host;
  std::string origin;
  std::string cookie;
  std::string authorization;
  std::string body;
  std::string remote;  // the address it came from
  bool is_local = false;

  /// The value of a cookie; empty where it has none of that name.
  [[nodiscard]] std::string cookie_value(std::string_view name) const;
  /// Whether a page of another host sent it.
  [[nodiscard]] bool foreign() const;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

/// Called once, from any thread.
using Reply = std::function<void(Response response)>;

Response ok(const boost::json::value& body, int status = 200);
Response ok_text(std::string json, int status = 200);
/// `Problem` of the wire schema.
Response problem(int status, std::string_view code, std::string_view sentence);

}  // namespace longroad::server
