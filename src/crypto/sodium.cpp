#include <sodium.h>

#include <stdexcept>

#include "crypto/crypto.hpp"

namespace longroad::crypto {
namespace {

/// Every use of the library comes through here first.
void prepare() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("The secure random source of this system does not work.");
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace

std::string sha256(std::string_view text) {
  prepare();
  std::string hash(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(bytes_of(hash), bytes_of(text), text.size());
  return hash;
}

std::string blake2b(std::size_t bytes, std::string_view key, std::string_view text) {
  prepare();
  std::string hash(bytes, '\0');
  crypto_generichash(bytes_of(hash), hash.size(), bytes_of(text), text.size(),
                     key.empty() ? nullptr : bytes_of(key), key.size());
  return hash;
}

std::string random_bytes(std::size_t count) {
  prepare();
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

bool same_bytes(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace longroad::crypto
