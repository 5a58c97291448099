/// Paper has the same words in every language.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "paper/words.hpp"
#include "phrases/translations.hpp"

namespace longroad::paper {
namespace {

std::ptrdiff_t holes(std::string_view phrase) { return std::ranges::count(phrase, '{'); }

TEST(PaperWords, AreThereInEveryLanguageAndNoOthers) {
  const std::vector<std::string_view> codes = word_codes();
  for (const Language language : kLanguages) {
    const phrases::Book& book = phrases::book(language, "paper");
    EXPECT_EQ(book.size(), codes.size());
    for (const std::string_view code : codes) {
      ASSERT_TRUE(book.contains(code)) << code_of(language) << " lacks " << code;
      EXPECT_EQ(holes(book.find(code)->second), holes(phrases::phrase(Language::English, "paper", code)))
          << code;
    }
  }
}

TEST(PaperWords, TermsAreTheSameInEveryLanguage) {
  for (const auto& [word, english] : phrases::book(Language::English, "terms"))
    EXPECT_TRUE(phrases::book(Language::German, "terms").contains(word)) << word;
  EXPECT_EQ(phrases::book(Language::English, "terms").size(),
            phrases::book(Language::German, "terms").size());
  EXPECT_EQ(term(Language::German, "late ruling"), "später Entscheid");
  EXPECT_EQ(term(Language::German, "unheard of"), "unheard of");
}

}  // namespace
}  // namespace longroad::paper
