/// Text from outside as UTF-8. Spreadsheets save in whatever they are used to: what is no UTF-8 is taken
/// for UTF-16 where it begins with that mark, otherwise for Windows-1252.
#pragma once

#include <string>
#include <string_view>

namespace longroad::tournament {

bool is_utf8(std::string_view text);

/// How many bytes the first character has; 0: it is none.
std::size_t utf8_length(std::string_view text);
void append_utf8(std::string& out, char32_t code);

/// Without the mark that a file may begin with.
std::string to_utf8(std::string_view file);

}  // namespace longroad::tournament
