#include "lessons/phrases.hpp"

#include "lessons/text.hpp"
#include "notation/words.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"

namespace longroad::lessons {

std::string_view name_at(int seat) {
  static constexpr std::array<std::string_view, 6> kSeatNames{"", "Ben", "Ada", "Cleo", "Emil", "Jule"};
  return kSeatNames[static_cast<std::size_t>(seat)];
}

std::string named(std::string_view shown, Language language) {
  const std::string kind(take_word(shown));
  const std::string place(shown);
  const bool part = kind == "part";
  const std::string code = part ? "part_" + place : "show_" + kind;
  if (!phrases::find(kPhrases, code)) return {};
  std::string what = place;
  if (const auto seat = notation::read_number(place, 2, 6); kind == "seat" && seat) what = name_at(*seat - 1);
  return phrases::fill(phrases::phrase(language, "lessons", code), {{"place", what}});
}

}  // namespace longroad::lessons
