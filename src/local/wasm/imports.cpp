/// What the module asks of the page: hashes and secure randomness (crypto/crypto.hpp), from its own
/// libraries.
#include <cstdint>

#include "crypto/crypto.hpp"

#define LONGROAD_IMPORT(name) __attribute__((import_module("longroad"), import_name(name)))

extern "C" {
LONGROAD_IMPORT("sha256") void page_sha256(const char* text, std::size_t size, char* hash);
LONGROAD_IMPORT("blake2b")
void page_blake2b(std::size_t bytes, const char* key, std::size_t key_size, const char* text,
                  std::size_t size, char* hash);
LONGROAD_IMPORT("random") void page_random(char* bytes, std::size_t count);
}

namespace longroad::crypto {

std::string sha256(std::string_view text) {
  std::string hash(32, '\0');
  page_sha256(text.data(), text.size(), hash.data());
  return hash;
}

std::string blake2b(std::size_t bytes, std::string_view key, std::string_view text) {
  std::string hash(bytes, '\0');
  page_blake2b(bytes, key.data(), key.size(), text.data(), text.size(), hash.data());
  return hash;
}

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  page_random(bytes.data(), count);
  return bytes;
}

bool same_bytes(std::string_view a, std::string_view b) {
  // Whoever could measure it here reads the memory anyway.
  return a == b;
}

}  // namespace longroad::crypto
