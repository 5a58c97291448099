#include "server/table/model/secret.hpp"

#include <charconv>

#include "crypto/crypto.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
constexpr std::size_t kIdLength = 10;
constexpr std::size_t kFingerprintBytes = 16;

}  // namespace

std::string to_hex(std::string_view bytes) {
  std::string hex;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

Result<std::string> from_hex(std::string_view hex) {
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const std::string_view pair = hex.substr(i, 2);
    unsigned char byte = 0;
    const auto read = std::from_chars(pair.data(), pair.data() + pair.size(), byte, 16);
    if (pair.size() != 2 || read.ec != std::errc() || read.ptr != pair.data() + 2)
      return Error{"Hexadecimal digits are expected."};
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

std::string random_hex(std::size_t bytes) { return to_hex(crypto::random_bytes(bytes)); }

std::size_t random_below(std::size_t end) {
  std::uint64_t bits = 0;  // so many more than are asked for that none is likelier than another
  for (const char c : crypto::random_bytes(sizeof bits)) bits = bits << 8 | static_cast<unsigned char>(c);
  return static_cast<std::size_t>(bits % end);
}

bool is_table_id(std::string_view id) {
  return id.size() == kIdLength && id.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string random_table_id() {
  std::string id(kIdLength, '\0');
  for (char& c : id) c = kLetters[random_below(kLetters.size())];
  return id;
}

std::string fingerprint(std::string_view secret) {
  return to_hex(crypto::blake2b(kFingerprintBytes, {}, secret));
}

bool same_secret(std::string_view a, std::string_view b) { return crypto::same_bytes(a, b); }

}  // namespace longroad::server
