/// HTTP as text: requests are read from bytes, answers written to them. Nothing here knows a socket.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

/// What a page sends that asks for a WebSocket.
struct SocketWish {
  std::string key;
  std::string version;
};

struct HttpRequest {
  Request request;
  bool keep_alive = false;
  std::optional<SocketWish> socket;
};

/// The requests of one connection, one after the other.
class HttpReader {
 public:
  /// `remote`: the address at the other end, as limits count it. Behind a proxy the real one is in a header.
  HttpReader(std::string remote, bool behind_proxy, const MostBody& most_body);
  ~HttpReader();
  HttpReader(const HttpReader&) = delete;
  HttpReader& operator=(const HttpReader&) = delete;

  enum class Progress : std::uint8_t { Unfinished, Whole, Bad };

  /// Where the next bytes of the connection go.
  std::span<char> space();
  /// So many have come; 0 to go on with those that came with the request before.
  Progress read(std::size_t bytes);
  /// The request that is whole; the next one begins.
  HttpRequest take();
  /// How far the next request has come.
  enum class Stage : std::uint8_t { Nothing, Head, Body };
  [[nodiscard]] Stage stage() const;
  /// How long its body is, as far as that is known.
  [[nodiscard]] std::size_t body_size() const;
  /// Why it is bad.
  [[nodiscard]] Response fault() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// What an answer begins with; its body follows.
std::string http_head(const Response& response, bool keep_alive);
/// What follows its head.
std::string_view http_body(const Response& response);

}  // namespace longroad::server
