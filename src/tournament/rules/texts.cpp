#include "tournament/rules/texts.hpp"

#include <algorithm>
#include <array>

#include "tournament/words/letters.hpp"

namespace longroad::tournament::rules {
namespace {

/// What is told at length, and may have lines.
bool is_long_text(std::string_view key) {
  constexpr auto kKeys = std::to_array<std::string_view>({"about", "text", "reason", "ground", "address"});
  return std::ranges::find(kKeys, key) != kKeys.end();
}

/// The beginning, for the sentence that refuses it: what can't be printed is a question mark.
std::string shown(std::string_view text) {
  constexpr int kShown = 40;
  std::string out;
  for (int i = 0; i < kShown && !text.empty(); ++i) {
    const std::string_view before = text;
    const bool control = is_control(take_letter(text));
    out += control ? "?" : before.substr(0, before.size() - text.size());
  }
  return text.empty() ? out : out + "…";
}

}  // namespace

Refused refuse_text(std::string_view key, std::string_view text) {
  const bool is_long = is_long_text(key);
  const int most = is_long ? kLongestText : kLongestName;
  if (count_letters(text) > static_cast<std::size_t>(most))
    return say("text_too_long", {{"text", shown(text)}, {"most", most}});
  for (std::string_view rest = text; !rest.empty();) {
    const char32_t letter = take_letter(rest);
    const bool line_end = letter == '\n' || letter == '\r' || letter == '\t';
    if (is_control(letter) && !(is_long && line_end)) return say("text_unprintable", {{"text", shown(text)}});
  }
  return std::nullopt;
}

}  // namespace longroad::tournament::rules
