/// Addresses as limits count them.
#pragma once

#include <string>
#include <string_view>

namespace longroad::server {

/// An IPv4 address as it is, of an IPv6 one the network of 64 bits: whoever has one address there has all.
/// Ports, brackets and zones do not count.
std::string counted_address(std::string_view text);

}  // namespace longroad::server
