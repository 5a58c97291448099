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

/// As many characters as a table shows of a name.
inline constexpr int kLongestName = 24;

/// A name that people can read: trimmed, of so many plain characters at most, one of which is seen.
Result<std::string> read_name(std::string_view text, int most = kLongestName);

/// A name from elsewhere, cut to what a table shows, which can be seen; it must be UTF-8.
std::string short_name(std::string_view name);

}  // namespace longroad::server
