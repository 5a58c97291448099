#include "tournament/words/texts.hpp"

#include <cctype>

#include "tournament/words/texts_english.hpp"
#include "tournament/words/texts_german.hpp"

namespace longroad::tournament {

Language language_of(std::string_view setting) {
  std::string word;
  for (const unsigned char c : setting.substr(0, 3)) word += static_cast<char>(std::tolower(c));
  return word == "ger" || word == "deu" || word == "de" ? Language::German : Language::English;
}

const Texts& texts_in(Language language) {
  return language == Language::German ? german_texts() : english_texts();
}

std::vector<TextSection> duties_by_rank(Language language) {
  std::vector<TextSection> duties = texts_in(language).duties;
  duties.front().lines.back() = texts_in(language).seats_by_rank;
  return duties;
}

std::string plain_text(const std::vector<TextSection>& sections) {
  std::string text;
  for (const TextSection& section : sections) {
    text += (text.empty() ? "" : "\n") + section.title + "\n";
    for (const std::string& line : section.lines) text += "  - " + line + "\n";
  }
  return text;
}

}  // namespace longroad::tournament
