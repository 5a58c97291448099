#include "server/http/guest_cookie.hpp"

#include <fmt/format.h>

#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

constexpr int kYear = 365 * 86'400;
constexpr std::size_t kLength = 32;

}  // namespace

std::string known_guest(const Request& request) {
  const std::string token = request.cookie_value("guest");
  return token.size() == kLength ? fingerprint(token) : std::string();
}

SeatedGuest greet_guest(const Request& request, const Reply& reply) {
  if (std::string known = known_guest(request); !known.empty()) return {std::move(known), reply};
  const std::string token = random_hex(kLength / 2);
  const auto give = [reply, token](Response response) {
    response.headers.emplace_back(
        "Set-Cookie",
        fmt::format("guest={}; Path=/api; Max-Age={}; HttpOnly; SameSite=Strict", token, kYear));
    reply(std::move(response));
  };
  return {fingerprint(token), give};
}

}  // namespace longroad::server
