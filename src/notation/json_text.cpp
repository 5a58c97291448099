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

void JsonText::value(std::string_view word) {
  if (std::ranges::any_of(word, needs_escape))
    return plain(boost::json::serialize(boost::json::string(word)));
  open('"');
  text_ += word;
  text_ += '"';
}

void JsonText::value(const boost::json::value& tree) { plain(boost::json::serialize(tree)); }

void JsonText::key(std::string_view name) {
  open('"');
  text_ += name;
  text_ += "\":";
}

void JsonText::write_number(long long number) {
  std::array<char, 24> digits;
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  plain({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

}  // namespace longroad::notation
