#include "server/table/model/secret.hpp"

#include <sodium.h>

#include <stdexcept>

namespace longroad::server {
namespace {

/// Every use of the library comes through here first.
void prepare() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("The secure random source of this system does not work.");
}

}  // namespace

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string to_hex(std::string_view bytes) {
  std::string hex(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes_of(bytes), bytes.size());
  hex.pop_back();
  return hex;
}

Result<std::string> from_hex(std::string_view hex) {
  std::string bytes(hex.size() / 2, '\0');
  std::size_t size = 0;
  if (sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), hex.data(), hex.size(),
                     nullptr, &size, nullptr) != 0 ||
      size * 2 != hex.size())
    return Error{"Hexadecimal digits are expected."};
  return bytes;
}

std::string random_hex(std::size_t bytes) {
  prepare();
  std::string raw(bytes, '\0');
  randombytes_buf(raw.data(), raw.size());
  return to_hex(raw);
}

namespace {
constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
constexpr std::size_t kIdLength = 10;
}  // namespace

bool is_table_id(std::string_view id) {
  return id.size() == kIdLength && id.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string random_table_id() {
  prepare();
  std::string id(kIdLength, '\0');
  for (char& c : id) c = kLetters[randombytes_uniform(kLetters.size())];
  return id;
}

std::string fingerprint(std::string_view secret) {
  prepare();
  std::string hash(crypto_generichash_BYTES_MIN, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), bytes_of(secret),
                     secret.size(), nullptr, 0);
  return to_hex(hash);
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace longroad::server
