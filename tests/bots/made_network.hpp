/// A network of the right form whose weights are any: for tests of everything but its strength.
#pragma once

#include <cstring>
#include <fstream>
#include <string>

#include "base/random.hpp"
#include "bots/network/file.hpp"

namespace longroad::tests {

template <class T>
void append(std::string& bytes, T value) {
  char raw[sizeof(T)];
  std::memcpy(raw, &value, sizeof(T));
  bytes.append(raw, sizeof(T));
}

/// As `training/train.py` writes it; weights are at most `most` in either direction.
inline std::string made_network(const bots::network::Layout& layout, int most = 300) {
  constexpr int kFirst = 16;
  constexpr int kSecond = 8;
  const auto seat = static_cast<std::uint16_t>(layout.seat.size());
  const auto common = static_cast<std::uint16_t>(layout.common.size());
  std::string bytes = "LRN1";
  append(bytes, seat);
  append(bytes, common);
  append(bytes, layout.hash());
  append<std::uint16_t>(bytes, kFirst);
  append<std::uint16_t>(bytes, kSecond);
  append<std::int32_t>(bytes, 40'000);
  Random random(RandKey{9});
  for (int i = 0; i < kFirst + kSecond; ++i) append<std::int32_t>(bytes, random.below(20'000));
  for (int i = kFirst * (seat + common + 2 * kSecond) + kSecond; i > 0; --i)
    append<std::int16_t>(bytes, static_cast<std::int16_t>(random.below(2 * most) - most));
  return bytes;
}

inline void write_bytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace longroad::tests
