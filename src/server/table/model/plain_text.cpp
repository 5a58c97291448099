#include "server/table/model/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace longroad::server {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

/// Controls; marks, embeddings and isolates of direction; spaces and fillers without width.
constexpr std::array kNotPlain{
    Range{0x0000, 0x001F},   Range{0x007F, 0x009F}, Range{0x00AD, 0x00AD}, Range{0x034F, 0x034F},
    Range{0x061C, 0x061C},   Range{0x115F, 0x1160}, Range{0x17B4, 0x17B5}, Range{0x180E, 0x180E},
    Range{0x200B, 0x200B},   Range{0x200E, 0x200F}, Range{0x2028, 0x202E}, Range{0x2060, 0x206F},
    Range{0x3164, 0x3164},   Range{0xFEFF, 0xFEFF}, Range{0xFFA0, 0xFFA0}, Range{0xFFF0, 0xFFFB},
    Range{0xE0000, 0xE0FFF},
};

/// Spaces, and what only joins or varies the characters round it, as in many scripts and emoji.
constexpr std::array kNotSeen{
    Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
    Range{0x200C, 0x200D}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x2800, 0x2800},
    Range{0x3000, 0x3000}, Range{0xFE00, 0xFE0F},
};

bool is_in(const auto& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](Range range) { return range.first <= c && c <= range.last; });
}

/// Every character of UTF-8 has one byte that is no continuation.
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// The characters of UTF-8, which whoever read it from JSON has checked already.
std::u32string decode(std::string_view text) {
  std::u32string characters;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (continues(c) && !characters.empty())
      characters.back() = characters.back() << 6 | (byte & 0x3FU);
    else if (byte < 0x80)
      characters.push_back(byte);
    else
      characters.push_back(byte & (byte >= 0xF0 ? 0x07U : byte >= 0xE0 ? 0x0FU : 0x1FU));
  }
  return characters;
}

}  // namespace

int count_characters(std::string_view text) { return static_cast<int>(decode(text).size()); }

bool is_plain(std::string_view text) {
  return std::ranges::none_of(decode(text), [](char32_t c) { return is_in(kNotPlain, c); });
}

Result<std::string> read_name(std::string_view text, int most) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (!is_plain(text)) return Error{"a name has no control characters and no invisible ones."};
  if (std::ranges::all_of(decode(text), [](char32_t c) { return is_in(kNotSeen, c); }))
    return Error{"a name is expected."};
  if (count_characters(text) > most) return Error{fmt::format("a name has at most {} characters.", most)};
  return std::string(text);
}

std::string short_name(std::string_view name) {
  if (count_characters(name) <= kLongestName) return std::string(name);
  std::size_t end = 0;
  for (int characters = 0; end < name.size(); ++end)
    if (!continues(name[end]) && ++characters == kLongestName) break;
  return std::string(name.substr(0, end)) + "…";
}

}  // namespace longroad::server
