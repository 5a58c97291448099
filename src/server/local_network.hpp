/// How phones find the server: this machine's addresses on the local network, and a QR code that
/// a terminal can show.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroad::server {

/// `192.168.1.20`, most likely first; empty where there is no network.
std::vector<std::string> local_addresses();

/// The code in half blocks, two modules a character, dark on light.
std::string qr_code(std::string_view text);

}  // namespace longroad::server
