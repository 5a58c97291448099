#include "tournament/words/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace longroad::tournament {
namespace {

constexpr std::string_view kMark8 = "\xEF\xBB\xBF";
constexpr std::string_view kMark16Little = "\xFF\xFE";
constexpr std::string_view kMark16Big = "\xFE\xFF";
constexpr char32_t kUnknown = 0xFFFD;

/// What Windows-1252 has from 0x80 to 0x9F; all other bytes are their own code.
constexpr std::array<char16_t, 32> kWindows{
    0x20AC, kUnknown, 0x201A,   0x0192, 0x201E,   0x2026,   0x2020, 0x2021,   0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152,   kUnknown, 0x017D, kUnknown, kUnknown, 0x2018, 0x2019,   0x201C, 0x201D, 0x2022,
    0x2013, 0x2014,   0x02DC,   0x2122, 0x0161,   0x203A,   0x0153, kUnknown, 0x017E, 0x0178};

int byte_at(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

}  // namespace

void append_utf8(std::string& out, char32_t code) {
  const auto put = [&out](char32_t byte) { out += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6), put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12), put(0x80 | (code >> 6 & 0x3F)), put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18), put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F)), put(0x80 | (code & 0x3F));
  }
}

namespace {

std::string from_utf16(std::string_view text, bool big) {
  const auto unit = [&](std::size_t at) {
    const int first = byte_at(text, at);
    const int second = byte_at(text, at + 1);
    return static_cast<char32_t>(big ? first << 8 | second : second << 8 | first);
  };
  std::string out;
  for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
    const char32_t code = unit(at);
    const bool high = code >= 0xD800 && code < 0xDC00;
    const char32_t low = high && at + 3 < text.size() ? unit(at + 2) : 0;
    if (low >= 0xDC00 && low < 0xE000) {
      append_utf8(out, 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00));
      at += 2;
    } else {
      append_utf8(out, code >= 0xD800 && code < 0xE000 ? kUnknown : code);
    }
  }
  return out;
}

std::string from_windows(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<char32_t>(byte_at(text, at));
    append_utf8(out, byte >= 0x80 && byte < 0xA0 ? static_cast<char32_t>(kWindows[byte - 0x80]) : byte);
  }
  return out;
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const int lead = byte_at(text, 0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(text, i) & 0xC0) != 0x80) return 0;
  }
  if (length < 3) return length;
  // The shortest form only, no halves of UTF-16, and not beyond the last code.
  const int second = byte_at(text, 1);
  const bool wrong = (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second >= 0xA0) ||
                     (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second >= 0x90);
  return wrong ? 0 : length;
}

bool is_utf8(std::string_view text) {
  // Most of what is read is ASCII.
  const auto other = std::ranges::find_if(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  text.remove_prefix(static_cast<std::size_t>(other - text.begin()));
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string to_utf8(std::string_view file) {
  if (file.starts_with(kMark8)) file.remove_prefix(kMark8.size());
  if (file.starts_with(kMark16Little)) return from_utf16(file.substr(2), false);
  if (file.starts_with(kMark16Big)) return from_utf16(file.substr(2), true);
  return is_utf8(file) ? std::string(file) : from_windows(file);
}

}  // namespace longroad::tournament
