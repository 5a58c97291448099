#include "tournament/words/letters.hpp"

#include <algorithm>

#include "tournament/words/utf8.hpp"

namespace longroad::tournament {
namespace {

bool within(char32_t letter, char32_t first, char32_t last) { return letter >= first && letter <= last; }

/// Marks that say in which direction the letters after them run.
bool turns_direction(char32_t letter) {
  return letter == 0x061C || within(letter, 0x200E, 0x200F) || within(letter, 0x202A, 0x202E) ||
         within(letter, 0x2066, 0x2069);
}

}  // namespace

char32_t take_letter(std::string_view& text) {
  const std::size_t length = std::max<std::size_t>(1, utf8_length(text));
  const auto byte = [&](std::size_t at) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[at]));
  };
  // The lead byte has as many of its highest bits set as there are bytes.
  char32_t letter = length == 1 ? byte(0) : byte(0) & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) letter = letter << 6 | (byte(i) & 0x3F);
  text.remove_prefix(length);
  return letter;
}

bool is_seen(char32_t letter) {
  const bool space = letter <= 0x20 || letter == 0xA0 || letter == 0x1680 || within(letter, 0x2000, 0x200A) ||
                     letter == 0x202F || letter == 0x205F || letter == 0x3000;
  const bool no_width = letter == 0xAD || letter == 0x034F || within(letter, 0x200B, 0x200D) ||
                        within(letter, 0x2060, 0x2064) || letter == 0xFEFF;
  return !space && !no_width && !is_control(letter);
}

bool is_control(char32_t letter) {
  return letter < 0x20 || within(letter, 0x7F, 0x9F) || within(letter, 0x2028, 0x2029) ||
         turns_direction(letter);
}

char32_t small(char32_t letter) {
  if (within(letter, 'A', 'Z') || (within(letter, 0xC0, 0xDE) && letter != 0xD7)) return letter + 0x20;
  if (letter == 0x178) return 0xFF;  // Ÿ
  // From here on a large letter stands before its small one: mostly at even places, between at odd ones.
  if (within(letter, 0x139, 0x148) || within(letter, 0x179, 0x17E)) return letter + letter % 2;
  const bool has_size =
      within(letter, 0x100, 0x12F) || within(letter, 0x132, 0x137) || within(letter, 0x14A, 0x177);
  return has_size ? letter | 1U : letter;
}

std::size_t count_letters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) take_letter(text);
  return count;
}

std::string small(std::string_view text) {
  std::string out;
  while (!text.empty()) append_utf8(out, small(take_letter(text)));
  return out;
}

}  // namespace longroad::tournament
