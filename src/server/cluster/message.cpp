#include "server/cluster/message.hpp"

#include <fmt/format.h>

#include <charconv>

#include "notation/values/value.hpp"
#include "notation/values/write.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kVersion = "1";

std::string_view next_part(std::string_view& line) {
  const auto end = line.find(' ');
  const std::string_view part = line.substr(0, end);
  line.remove_prefix(end == line.npos ? line.size() : end + 1);
  return part;
}

/// A `Request` without its body.
struct RelayedHead {
  std::string method{}, path{}, host{}, origin{}, cookie{}, authorization{}, remote{};
  bool secure = false;
  int language = 0;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, method, path, host, origin, cookie, authorization, remote, secure, language);
  }
};

}  // namespace

std::string_view first_line(std::string_view& text) {
  const auto end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return line;
}

std::string pack(const NodeMessage& message) {
  return fmt::format("{} {} {} {}\n{}", kVersion, message.kind, message.about, message.number, message.body);
}

Result<NodeMessage> unpack(std::string_view text) {
  std::string_view line = first_line(text);
  if (const std::string_view version = next_part(line); version != kVersion)
    return Error{
        fmt::format("Another node speaks version '{}' of the language between nodes; this one knows "
                    "only {}.",
                    version.substr(0, 20), kVersion)};
  NodeMessage message;
  message.kind = next_part(line);
  message.about = next_part(line);
  const std::string_view number = next_part(line);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), message.number);
  if (message.kind.empty() || error != std::errc() || end != number.data() + number.size())
    return Error{"Another node has sent what is no message between nodes."};
  message.body = text;
  return message;
}

std::string request_text(const Request& request) {
  const RelayedHead head{request.method, request.path,   request.host,
                         request.origin, request.cookie, request.authorization,
                         request.remote, request.secure, static_cast<int>(request.language)};
  return notation::value_text(head) + "\n" + request.body;
}

Result<Request> read_request(std::string_view text) {
  auto head = read_line<RelayedHead>(first_line(text));
  if (!head) return head.error();
  Request request{.method = head->method,
                  .path = head->path,
                  .host = head->host,
                  .origin = head->origin,
                  .cookie = head->cookie,
                  .authorization = head->authorization,
                  .body = std::string(text),
                  .remote = head->remote};
  request.secure = head->secure;
  request.language = static_cast<Language>(head->language);
  return request;
}

}  // namespace longroad::server
