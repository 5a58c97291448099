/// What people write for others to read, names and chat: text that looks like what it is.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace longroad::server {

/// How many characters a text has; it must be UTF-8.
int count_characters(std::string_view text);

/// Whether it has no control characters, none without width that could hide in it, and none that turn
/// the direction of writing and so make one text look like another.
bool is_plain(std::string_view text);

/// A name that people can read: trimmed, of plain characters, 24 at most, one of which is seen.
Result<std::string> read_name(std::string_view text, int most = 24);

}  // namespace longroad::server
