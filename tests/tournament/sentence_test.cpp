/// Sentences with their codes: in every language, and how phrases are filled.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "tournament/model/game_id.hpp"
#include "tournament/words/sentence.hpp"
#include "tournament/words/texts.hpp"
#include "translation_faults.hpp"

namespace longroad::tournament {
namespace {

std::vector<phrases::Declared> all_sentences() {
  std::vector<phrases::Declared> all(kRefusals.begin(), kRefusals.end());
  all.insert(all.end(), kTold.begin(), kTold.end());
  return all;
}

TEST(Sentences, AreInEveryLanguage) {
  for (const Language language : kLanguages)
    EXPECT_EQ(tests::translation_faults(all_sentences(), phrases::book(language, "tournament")),
              std::vector<std::string>{})
        << code_of(language);
}

TEST(Sentences, SpeakOfTheSameInEveryLanguage) {
  for (const phrases::Declared& said : all_sentences())
    for (const Language language : kLanguages)
      EXPECT_EQ(tests::holes_of(phrases::phrase(language, "tournament", said.code)),
                tests::words_of(said.args))
          << said.code;
}

TEST(Sentences, PhrasesAreFilled) {
  EXPECT_EQ(say("begun_already", {{"game", named(GameId::semifinal(), 1)}}).text,
            "The semi-final has begun already.");
  EXPECT_EQ(say("why_wins", {{"above", 1}, {"below", 0}}).text, "1 win against 0");
  EXPECT_EQ(say("why_wins", {{"above", 3}, {"below", 1}}).text, "3 wins against 1");
}

TEST(Sentences, WhatIsNotSaidIsLeftOut) {
  const auto chosen = [](const char* seat, const char* colour) {
    return say("did_choose", {{"place", named(Place{GameId::semifinal(), 2}, 1)},
                              {"player", "Ada"},
                              {"position", 3},
                              {"seat", seat},
                              {"colour", colour}})
        .text;
  };
  EXPECT_EQ(chosen("", ""), "The semi-final, table 2: Ada takes starting position 3.");
  EXPECT_EQ(chosen("north", "red"),
            "The semi-final, table 2: Ada takes starting position 3, seat north, red.");
}

TEST(Sentences, AReasonMayBringItsOwnFullStop) {
  const auto undone = [](const char* reason) {
    return say("did_undo", {{"entry", 7}, {"reason", reason}}).text;
  };
  EXPECT_EQ(undone(""), "Entry 7 is undone.");
  EXPECT_EQ(undone("a slip"), "Entry 7 is undone: a slip.");
  EXPECT_EQ(undone("a slip."), "Entry 7 is undone: a slip.");
  EXPECT_EQ(undone("robber forgotten?"), "Entry 7 is undone: robber forgotten?");
  EXPECT_EQ(undone("wait …"), "Entry 7 is undone: wait …");
}

TEST(Sentences, JsonHasTheCodeTheArgsAndTheEnglish) {
  const Sentence sentence =
      say("did_report",
          {{"place", named(Place{GameId::preliminary(1, 2), 3}, 1)},
           {"result", std::vector<Sentence>{say("score_winner", {{"player", "Ada"}, {"points", 10}}),
                                            say("score", {{"player", "Ben"}, {"points", 8}})}}});
  EXPECT_EQ(sentence.text, "Game 2, table 3 reports Ada 10 (winner), Ben 8.");
  EXPECT_EQ(boost::json::serialize(sentence_json(sentence)),
            R"j({"code":"did_report","args":{"place":{"code":"at_table","args":{"game":{"code":"game",)j"
            R"j("args":{"game":2},"text":"game 2"},"table":3},"text":"game 2, table 3"},"result":[)j"
            R"j({"code":"score_winner","args":{"player":"Ada","points":10},"text":"Ada 10 (winner)"},)j"
            R"j({"code":"score","args":{"player":"Ben","points":8},"text":"Ben 8"}]},)j"
            R"j("text":"Game 2, table 3 reports Ada 10 (winner), Ben 8."})j");
}

TEST(Texts, HaveAsManyLinesInEveryLanguage) {
  const auto shape = [](const Texts& texts) {
    std::vector<std::size_t> lines;
    for (const auto* part : {&texts.conduct, &texts.rules, &texts.duties}) {
      lines.push_back(part->size());
      for (const TextSection& section : *part) lines.push_back(section.lines.size());
    }
    return lines;
  };
  EXPECT_EQ(shape(texts_in(Language::German)), shape(texts_in(Language::English)));
  EXPECT_EQ(texts_in(Language::English).conduct.size(), 5U);
}

}  // namespace
}  // namespace longroad::tournament
