/// Every refusal of every game has its sentence, in every language.
#include <gtest/gtest.h>

#include <set>

#include "games/game.hpp"
#include "translation_faults.hpp"

namespace longroad::games {
namespace {

using Faults = std::vector<std::string>;

/// Those of several games, and then each game's own; variants have the list of their game.
std::vector<phrases::Declared> all_refusals() {
  std::vector<phrases::Declared> all(kSharedRefusals.begin(), kSharedRefusals.end());
  std::set<const phrases::Declared*> taken;
  for (const Game& game : all_games())
    if (const auto own = game.refusals(); taken.insert(own.data()).second)
      all.insert(all.end(), own.begin(), own.end());
  return all;
}

TEST(Refusals, HaveTheirSentenceInEveryLanguage) {
  for (const Language language : kLanguages)
    EXPECT_EQ(tests::translation_faults(all_refusals(), phrases::refusals(language)), Faults{})
        << code_of(language);
}

TEST(Refusals, SpeakOfTheSameInEveryLanguage) {
  for (const phrases::Declared& refusal : all_refusals()) {
    const std::string code(refusal.code);
    EXPECT_EQ(tests::holes_of(phrases::refusals(Language::German).at(code)),
              tests::holes_of(phrases::refusals(Language::English).at(code)))
        << code;
  }
}

TEST(Refusals, AreFoundByTheHashOfTheirName) {
  for (const phrases::Declared& refusal : all_refusals()) {
    EXPECT_EQ(name(Rule{phrases::hash_of(refusal.code)}), refusal.code);
    EXPECT_EQ(refusal.code.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos)
        << refusal.code;
  }
}

TEST(Refusals, AreOneSentenceEach) {
  std::set<std::string> sentences;
  for (const phrases::Declared& refusal : all_refusals()) {
    const std::string said =
        sentence({.rule = {phrases::hash_of(refusal.code)}, .seat = Seat::of(1), .number = 2});
    EXPECT_TRUE(said.front() >= 'A' && said.front() <= 'Z') << said;
    EXPECT_EQ(said.back(), '.') << said;
    EXPECT_EQ(said.find_first_of("{}[]#"), std::string::npos) << said;
    EXPECT_TRUE(sentences.insert(said).second) << said << " is there twice";
  }
}

/// What the lists and their tests are worth: each fault is found.
TEST(Refusals, FaultsAreFound) {
  const phrases::Book book{{"a", "A {seat}."}, {"b", "B."}};
  EXPECT_EQ(tests::translation_faults({{"a", "seat number"}, {"b"}}, book), Faults{});
  EXPECT_EQ(tests::translation_faults({{"a", "number"}, {"b"}}, book),
            Faults{"a speaks of what it does not have: A {seat}."});
  EXPECT_EQ(tests::translation_faults({{"a", "seat"}, {"c"}}, book),
            (Faults{"c has no sentence", "b is said by nobody"}));
  EXPECT_EQ(tests::translation_faults({{"a", "seat"}, {"b"}, {"b"}}, book), Faults{"b is listed twice"});
}

}  // namespace
}  // namespace longroad::games
