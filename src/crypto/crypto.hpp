/// Hashes and secure randomness: these functions and no others. libsodium answers them in the program; in the
/// page, where the same code runs as WebAssembly, the page's own libraries do.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace longroad::crypto {

/// 32 bytes.
std::string sha256(std::string_view text);

/// BLAKE2b of so many bytes, 16 to 64. The key may be empty.
std::string blake2b(std::size_t bytes, std::string_view key, std::string_view text);

/// From the system's secure source.
std::string random_bytes(std::size_t count);

/// Compares without telling by its time how much was right.
bool same_bytes(std::string_view a, std::string_view b);

}  // namespace longroad::crypto
