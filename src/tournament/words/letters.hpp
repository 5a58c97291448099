/// The letters of a text in UTF-8, one by one: which of them can be seen, and which are the same but for
/// their size. Enough for names as people write them.
#pragma once

#include <string>
#include <string_view>

namespace longroad::tournament {

/// The first letter of the text, which loses it. A byte that is no UTF-8 counts as a letter.
char32_t take_letter(std::string_view& text);

/// Neither a space nor one of the marks that have no width.
bool is_seen(char32_t letter);
/// Control characters, and the marks that turn the direction of writing: a list would not show what it says.
bool is_control(char32_t letter);

/// The small one of a Latin letter; all others as they are.
char32_t small(char32_t letter);

std::size_t count_letters(std::string_view text);
/// The text in small letters.
std::string small(std::string_view text);

}  // namespace longroad::tournament
