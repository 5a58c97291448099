/// How a module lists what it can say: the stable name of each sentence in texts and JSON, and what it speaks
/// of. The sentences themselves stand in `translations`, in every language; a test compares.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace longroad::phrases {

struct Declared {
  std::string_view code;
  std::string_view args = "";  // their names, with spaces between
};

template <class List>
constexpr std::optional<Declared> find(const List& list, std::string_view code) {
  for (const Declared& declared : list)
    if (declared.code == code) return declared;
  return std::nullopt;
}

/// The name in four bytes, where there is no room for it.
constexpr std::uint32_t hash_of(std::string_view code) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char c : code) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

}  // namespace longroad::phrases
