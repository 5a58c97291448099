/// How phones find the server: this machine's addresses on the local network.
#pragma once

#include <string>
#include <vector>

namespace longroad::server {

/// `192.168.1.20`, most likely first; empty where there is no network.
std::vector<std::string> local_addresses();

}  // namespace longroad::server
