#include "server/http.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

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

Response problem(int status, std::string_view code, std::string_view sentence) {
  return ok(boost::json::object{{"code", code}, {"error", sentence}}, status);
}

}  // namespace longroad::server
