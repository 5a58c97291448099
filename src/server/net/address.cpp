#include "server/net/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace longroad::server {
namespace {

constexpr std::size_t kLongestAddress = 64;

/// Without brackets, port and zone.
std::string plain(std::string_view text) {
  if (text.starts_with('['))
    text = text.substr(1, text.find(']') - 1);
  else if (std::ranges::count(text, ':') == 1)
    text = text.substr(0, text.find(':'));
  return std::string(text.substr(0, std::min(text.find('%'), kLongestAddress)));
}

}  // namespace

std::string counted_address(std::string_view text) {
  const std::string address = plain(text);
  in6_addr v6{};
  if (inet_pton(AF_INET6, address.c_str(), &v6) != 1) return address;
  std::array<char, INET6_ADDRSTRLEN> out{};
  if (IN6_IS_ADDR_V4MAPPED(&v6)) return inet_ntop(AF_INET, &v6.s6_addr[12], out.data(), out.size());
  std::fill(&v6.s6_addr[8], &v6.s6_addr[16], std::uint8_t{0});
  return std::string(inet_ntop(AF_INET6, &v6, out.data(), out.size())) + "/64";
}

}  // namespace longroad::server
