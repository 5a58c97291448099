#include "tournament/words/texts.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <cctype>

#include "phrases/translations.hpp"

namespace longroad::tournament {
namespace {

namespace json = boost::json;

std::string string_of(const json::value& value) { return std::string(value.as_string()); }

std::vector<TextSection> sections_of(const json::value& list) {
  std::vector<TextSection> sections;
  for (const json::value& section : list.as_array()) {
    TextSection& added = sections.emplace_back(TextSection{string_of(section.at("title")), {}});
    for (const json::value& line : section.at("lines").as_array()) added.lines.push_back(string_of(line));
  }
  return sections;
}

Texts read_texts(Language language) {
  const json::value document = json::parse(phrases::document(language, "documents/texts"));
  return {.conduct = sections_of(document.at("conduct")),
          .rules = sections_of(document.at("rules")),
          .duties = sections_of(document.at("duties")),
          .seats_by_rank = string_of(document.at("seats_by_rank"))};
}

}  // namespace

Language language_of(std::string_view setting) {
  std::string word;
  for (const unsigned char c : setting.substr(0, 3)) word += static_cast<char>(std::tolower(c));
  return word == "ger" || word == "deu" || word == "de" ? Language::German : Language::English;
}

const Texts& texts_in(Language language) {
  static const Texts kEnglish = read_texts(Language::English);
  static const Texts kGerman = read_texts(Language::German);
  return language == Language::German ? kGerman : kEnglish;
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
