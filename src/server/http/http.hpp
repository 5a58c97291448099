/// Requests and answers as the interface sees them; how they travel is in `http_server.cpp`.
#pragma once

#include <fmt/format.h>

#include <boost/json/fwd.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "notation/values/write.hpp"
#include "phrases/language.hpp"
#include "server/http/reasons.hpp"

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
  bool takes_gzip = false;
  bool secure = false;                    // it came to the proxy by TLS
  Language language = Language::English;  // that whoever asks reads first, of those there are

  /// The value of a cookie; empty where it has none of that name.
  [[nodiscard]] std::string cookie_value(std::string_view name) const;
  /// The secret that it is sent with; empty where there is none.
  [[nodiscard]] std::string bearer() const;
  /// Whether a page of another host sent it.
  [[nodiscard]] bool foreign() const;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string_view file{};  // instead of a body: what the program has anyway, so that nobody copies it
};

/// How many bytes a request to this path may hold.
using MostBody = std::function<std::size_t(std::string_view method, std::string_view path)>;

/// Called once, from any thread.
using Reply = std::function<void(Response response)>;

Response ok(const boost::json::value& body, int status = 200);
Response ok_text(std::string json, int status = 200);
template <notation::Described Body>
Response ok(const Body& body, int status = 200) {
  return ok_text(notation::value_text(body), status);
}
/// An object with one member, a list of these.
template <notation::Described Item>
Response ok_list(std::string_view name, const std::vector<Item>& list) {
  return ok_text(fmt::format(R"({{"{}":{}}})", name, notation::value_text(list)));
}
/// Nothing but that it was done.
Response done();
/// A name as a part of a path: everything but plain letters and digits becomes %20 and the like.
std::string encode_path(std::string_view name);
/// A part of a path as it was before its odd characters became %20 and the like.
std::string decode_path(std::string_view part);
/// `Problem` of the wire schema.
Response problem(int status, const phrases::Sentence& why);
Response problem(int status, ServerReason reason, phrases::Values values = {});
/// What can't be read, in the reader's words.
Response bad_request(const Error& error);
Response not_found();
Response no_such_account();
Response no_disk();
/// More is waiting than may; nothing was done.
Response busy();

}  // namespace longroad::server
