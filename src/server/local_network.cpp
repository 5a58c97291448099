#include "server/local_network.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <qrencode.h>

#include <memory>

namespace longroad::server {

std::vector<std::string> local_addresses() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owner(list, freeifaddrs);
  std::vector<std::string> addresses;
  for (const ifaddrs* item = list; item != nullptr; item = item->ifa_next) {
    if (item->ifa_addr == nullptr || item->ifa_addr->sa_family != AF_INET) continue;
    if ((item->ifa_flags & IFF_UP) == 0 || (item->ifa_flags & IFF_LOOPBACK) != 0) continue;
    char text[INET_ADDRSTRLEN];
    const auto* address = reinterpret_cast<const sockaddr_in*>(item->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text) != nullptr) addresses.emplace_back(text);
  }
  return addresses;
}

std::string qr_code(std::string_view text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(std::string(text).c_str(), 0, QR_ECLEVEL_L), QRcode_free);
  if (!code) return {};
  constexpr int kQuiet = 2;  // light modules round the code
  const auto dark = [&](int x, int y) {
    const bool inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
    return inside && (code->data[y * code->width + x] & 1) != 0;
  };
  std::string picture;
  for (int y = -kQuiet; y < code->width + kQuiet; y += 2) {
    picture += "  ";
    for (int x = -kQuiet; x < code->width + kQuiet; ++x) {
      // Terminals are mostly dark, so what is light is drawn.
      const bool above = !dark(x, y);
      const bool below = !dark(x, y + 1);
      picture += above ? (below ? "█" : "▀") : (below ? "▄" : " ");
    }
    picture += '\n';
  }
  return picture;
}

}  // namespace longroad::server
