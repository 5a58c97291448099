#include "notation/json_text.hpp"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <charconv>

namespace longroad::notation {
namespace {

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

}  // namespace

// One growth of the text for all that belongs together: most of what is sent consists of short words.
char* JsonText::room(std::size_t size) {
  const char before = text_.empty() ? '[' : text_.back();
  const bool follows = before != '{' && before != '[' && before != ':';
  text_.resize(text_.size() + size + (follows ? 1 : 0));
  char* const room = text_.data() + text_.size() - size;
  if (follows) room[-1] = ',';
  return room;
}

void JsonText::plain(std::string_view word) { std::ranges::copy(word, room(word.size())); }

void JsonText::value(std::string_view word) {
  if (std::ranges::any_of(word, needs_escape))
    return plain(boost::json::serialize(boost::json::string(word)));
  char* const out = room(word.size() + 2);
  *out = '"';
  *std::ranges::copy(word, out + 1).out = '"';
}

void JsonText::value(const boost::json::value& tree) { plain(boost::json::serialize(tree)); }

void JsonText::key(std::string_view name) {
  char* const out = room(name.size() + 3);
  *out = '"';
  char* const end = std::ranges::copy(name, out + 1).out;
  end[0] = '"';
  end[1] = ':';
}

void JsonText::write_number(long long number) {
  std::array<char, 24> digits;
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  plain({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

}  // namespace longroad::notation
