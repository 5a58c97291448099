/// How the files of lessons are cut up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroad::lessons {

std::string_view trimmed(std::string_view text);

/// What stands between the separators, without blanks around it; none of an empty text.
std::vector<std::string> parts_of(std::string_view text, std::string_view separator);

/// Takes the first word off.
std::string_view take_word(std::string_view& text);

/// `key: value` with the number of its line. Comments are left out, and a line goes on where the next begins
/// with two spaces.
struct Entry {
  int number = 0;
  std::string key;
  std::string value;
};
std::vector<Entry> entries_of(std::string_view text);

}  // namespace longroad::lessons
