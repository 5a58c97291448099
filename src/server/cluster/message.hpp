/// What nodes say to each other on the bus. Every message begins with a line: the version, what it is, which
/// socket or answer it is about, and its number there. What follows depends on what it is.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/json.hpp"
#include "notation/values/read.hpp"
#include "notation/values/value.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

/// What a message is about that is about no table, tournament, socket or answer.
inline constexpr std::string_view kNoPlace = "-";

struct NodeMessage {
  std::string kind;
  std::string about{kNoPlace};
  std::uint64_t number = 0;
  std::string body{};
};

std::string pack(const NodeMessage& message);
/// An error in a sentence where it is of a version that this program does not know, or none at all.
Result<NodeMessage> unpack(std::string_view text);

/// What is carried at once; NATS takes a million bytes by default.
inline constexpr std::size_t kMostPiece = 700'000;
/// What is put together from pieces at most.
inline constexpr std::size_t kMostWhole = 32 * 1024 * 1024;

/// A request, without its body, which follows the line of this.
std::string request_text(const Request& request);
Result<Request> read_request(std::string_view text);

/// An answer, without its body.
struct AnswerHead {
  struct Header {
    std::string name{}, value{};
    static void fields(auto f) { LONGROAD_FIELDS(f, name, value); }
  };
  int status = 200;
  std::string type{};
  std::vector<Header> headers{};
  int pieces = 1;      // that the body has; the others are fetched one by one
  std::string rest{};  // under this name
  static void fields(auto f) { LONGROAD_FIELDS(f, status, type, headers, pieces, rest); }
};

/// Where a socket wants to go, and where it came in.
struct OpenSocket {
  bool desk = false;
  std::string id{};
  std::string cookie{};
  std::uint64_t door = 0;  // the epoch of the node that has the page
  static void fields(auto f) { LONGROAD_FIELDS(f, desk, id, cookie, door); }
};

/// Takes the first line off the text.
std::string_view first_line(std::string_view& text);
/// The value that a line holds.
template <notation::Described T>
Result<T> read_line(std::string_view line) {
  const auto value = notation::parse_json(line);
  if (!value) return value.error();
  notation::Fault fault;
  T read;
  notation::read_value(notation::Node(*value, fault), read, {}, notation::kStored);
  if (fault.found()) return fault.error();
  return read;
}

}  // namespace longroad::server
