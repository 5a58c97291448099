#include "server/http/http.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <charconv>

namespace longroad::server {

std::string Request::cookie_value(std::string_view name) const {
  std::string_view rest = cookie;
  while (!rest.empty()) {
    const auto end = rest.find(';');
    std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
      return std::string(part.substr(name.size() + 1));
  }
  return {};
}

std::string Request::bearer() const {
  constexpr std::string_view kScheme = "Bearer ";
  return authorization.starts_with(kScheme) ? authorization.substr(kScheme.size()) : std::string();
}

bool Request::foreign() const {
  if (origin.empty()) return false;  // not a page: programs send none
  const auto slashes = origin.find("//");
  return slashes == std::string::npos || std::string_view(origin).substr(slashes + 2) != host;
}

Response ok_text(std::string json, int status) {
  return {.status = status, .type = "application/json", .body = std::move(json), .headers = {}};
}

Response ok(const boost::json::value& body, int status) {
  return ok_text(boost::json::serialize(body), status);
}

Response done() { return ok(boost::json::object{{"ok", true}}); }

std::string encode_path(std::string_view name) {
  std::string path;
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    path += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return path;
}

std::string decode_path(std::string_view part) {
  std::string text;
  for (std::size_t i = 0; i < part.size(); ++i) {
    int byte = 0;
    const char* digits = part.data() + i + 1;
    const bool encoded = part[i] == '%' && i + 2 < part.size() &&
                         std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    text += encoded ? static_cast<char>(byte) : part[i];
    if (encoded) i += 2;
  }
  return text;
}

Response problem(int status, const phrases::Sentence& why) { return ok(phrases::refusal_json(why), status); }

Response problem(int status, ServerReason reason, phrases::Values values) {
  return problem(status, deny(reason, std::move(values)));
}

Response bad_request(const Error& error) { return problem(400, "bad_request", {{"error", error.sentence}}); }

Response no_disk() { return problem(503, "disk.saved"); }

Response busy() { return problem(503, "busy"); }

Response not_found() { return problem(404, "not_found"); }

Response no_such_account() { return problem(404, "no_such_account"); }

}  // namespace longroad::server
