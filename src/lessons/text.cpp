#include "lessons/text.hpp"

#include <algorithm>

namespace longroad::lessons {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// A comment begins at the start of a line or after two blanks, since a text may have a # of its own.
std::string_view without_comment(std::string_view line) {
  if (line.starts_with('#')) return {};
  return line.substr(0, line.find("  #"));
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> parts_of(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  while (!trimmed(text).empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.emplace_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + separator.size(), text.size()));
  }
  return parts;
}

std::string_view take_word(std::string_view& text) {
  text = trimmed(text);
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

std::vector<Entry> entries_of(std::string_view text) {
  std::vector<Entry> entries;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = without_comment(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (trimmed(line).empty()) continue;
    if (line.starts_with("  ") && !entries.empty()) {
      std::string& value = entries.back().value;
      value += value.empty() ? "" : " ";
      value += trimmed(line);
      continue;
    }
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view value = colon == line.size() ? std::string_view{} : line.substr(colon + 1);
    entries.push_back({number, std::string(trimmed(line.substr(0, colon))), std::string(trimmed(value))});
  }
  return entries;
}

}  // namespace longroad::lessons
