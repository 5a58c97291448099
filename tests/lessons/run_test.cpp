#include "lessons/run.hpp"

#include <gtest/gtest.h>

#include "lessons/faults.hpp"
#include "notation/refusal_words.hpp"

namespace longroad::lessons {
namespace {

constexpr std::string_view kHead = R"(title: A try
title de: Ein Versuch
about: How tries are answered.
about de: Wie Versuche beantwortet werden.
game: base
players: 3
position: {"seats":[{"settlements":[20],"roads":["20-21","21-22"],"hand":"bbllw"}],
  "turn":{"seat":1,"phase":"main","rolled":true}}
)";

constexpr std::string_view kSteps = R"(
step
say: Read this.
say de: Lies das.
show: node 20; edge 20-21

step
say: How many points have you?
say de: Wie viele Punkte hast du?
choice: One
choice de: Einen
choice: Two
choice de: Zwei
right: choice 1
wrong: choice 2
reply: A settlement is one point.
reply de: Eine Siedlung ist ein Punkt.

step
say: Build a road.
say de: Bau eine Straße.
may: road
right: verb road and after /seats/0/roads has "22-23"
answer: 1 road 22-23
praise: On you go.
praise de: Weiter so.
wrong: place 20-31 19-20
reply: That leads back.
reply de: Das führt zurück.
then: 1 end; 2 roll; * dice 1 1
)";

Lesson lesson_of(std::string_view steps) {
  auto lesson = read_lesson("base/try", std::string(kHead) + std::string(steps));
  EXPECT_TRUE(lesson) << lesson.error().sentence;
  return std::move(*lesson);
}

std::string fault_of(std::string_view text) {
  const auto lesson = read_lesson("base/try", text);
  return lesson ? "" : lesson.error().sentence;
}

TEST(Run, GoesFromStepToStepAndPlaysWhatFollows) {
  const Lesson lesson = lesson_of(kSteps);
  EXPECT_EQ(faults_of(lesson), std::vector<std::string>{});
  lessons::Run run(lesson);
  EXPECT_EQ(run.tries(), std::vector<std::string>{"next"});
  EXPECT_EQ(run.attempt("1 road 22-23").kind, Verdict::Kind::Unreadable);
  EXPECT_EQ(run.attempt("next").kind, Verdict::Kind::Right);
  EXPECT_EQ(run.tries(), (std::vector<std::string>{"choice 1", "choice 2"}));
  const Verdict two = run.attempt("choice 2");
  EXPECT_EQ(two.kind, Verdict::Kind::Wrong);
  EXPECT_EQ(two.said[Language::German], "Eine Siedlung ist ein Punkt.");
  EXPECT_EQ(run.attempt("choice 1").kind, Verdict::Kind::Right);
  const Verdict done = run.attempt("1 road 22-23");
  EXPECT_EQ(done.kind, Verdict::Kind::Right);
  EXPECT_EQ(done.said[Language::English], "On you go.");
  EXPECT_EQ(done.happened, (std::vector<std::string>{"1 road 22-23", "1 end", "2 roll", "* dice 1 1"}));
  EXPECT_TRUE(run.over());
  EXPECT_EQ(run.attempt("next").kind, Verdict::Kind::Unreadable);
}

TEST(Run, AnswersWrongTriesAndChangesNothing) {
  const Lesson lesson = lesson_of(kSteps);
  lessons::Run run(lesson);
  run.attempt("next");
  run.attempt("choice 1");
  const auto before = run.position().clone();
  EXPECT_EQ(run.attempt("1 road 19-20").said[Language::English], "That leads back.");
  const Verdict other = run.attempt("1 road 21-11");
  EXPECT_EQ(other.kind, Verdict::Kind::Unreadable);
  EXPECT_FALSE(other.fault.empty());
  const Verdict allowed = run.attempt("1 road 11-21");
  EXPECT_EQ(allowed.kind, Verdict::Kind::Wrong);
  EXPECT_NE(allowed.said[Language::German].find("erlaubt"), std::string::npos);
  const Verdict illegal = run.attempt("1 road 0-1");
  EXPECT_EQ(illegal.kind, Verdict::Kind::Illegal);
  EXPECT_EQ(illegal.said[Language::English], sentence(illegal.refusal));
  EXPECT_EQ(illegal.said[Language::German], sentence(illegal.refusal, Language::German));
  EXPECT_EQ(run.attempt("2 end").kind, Verdict::Kind::Unreadable);
  EXPECT_TRUE(run.position().equals(*before));
  EXPECT_EQ(run.at(), 2U);
}

TEST(Run, OffersOnlyWhatTheStepTakes) {
  const Lesson lesson = lesson_of(kSteps);
  lessons::Run run(lesson);
  run.attempt("next");
  run.attempt("choice 1");
  for (const std::string& line : run.tries()) EXPECT_TRUE(line.starts_with("1 road ")) << line;
  EXPECT_FALSE(run.tries().empty());
  EXPECT_TRUE(run.open().empty());
}

TEST(Read, NamesLineAndCause) {
  EXPECT_EQ(fault_of("game: chess"), "line 1: there is no game 'chess'.");
  EXPECT_EQ(fault_of("position: {}"), "line 1: the game is named before the position.");
  EXPECT_EQ(fault_of("title fr: Salut"),
            "line 1: 'fr' is no language: nothing stands for English, de for German.");
  EXPECT_EQ(fault_of(std::string(kHead) + "step\nsay: A\nsay: B"), "line 11: this is said already.");
  EXPECT_EQ(
      fault_of(std::string(kHead) + "step\nright: perfect"),
      "line 10: 'perfect' is no predicate: anything, line, verb, place, points, after, won and choice are.");
  EXPECT_EQ(fault_of(std::string(kHead) + "step\nrite: anything"), "line 10: 'rite' is no key of a step.");
  EXPECT_EQ(fault_of(kHead), "a lesson has a step.");
  EXPECT_EQ(fault_of("game: base\nplayers: 3\nposition: {\"seats\":[{\"hand\":\"q\"}]}"),
            "line 3: seats[0].hand: 'q' is no bundle: its letters are b, l, w, g and o.");
}

TEST(Faults, AreFoundInWhatIsPromisedAndNotKept) {
  const auto faults = [](std::string_view step) { return faults_of(lesson_of(step)); };
  using List = std::vector<std::string>;
  EXPECT_EQ(faults("step\nsay: A\n"), List{"base/try, line 9: say lacks de."});
  const std::string said = "step\nsay: A\nsay de: A\n";
  EXPECT_EQ(faults(said + "right: verb road\n"), List{"base/try, line 9: the answer is missing."});
  EXPECT_EQ(faults(said + "right: verb road\nanswer: 1 road 0-1\n"),
            List{"base/try, line 9: the answer '1 road 0-1' is not right."});
  EXPECT_EQ(
      faults(said + "right: verb road\nanswer: 1 road 22-23\nwrong: verb city\nreply: B\nreply de: B\n"),
      List{"base/try, line 9: no try is answered with 'B'."});
  EXPECT_EQ(faults(said + "right: verb road\nanswer: 1 road 22-23\nthen: 2 roll\n"),
            List{"base/try, line 1: a line of a lesson can't be played: 2 roll"});
  // Any road is right, but only after one of them can the second step be done.
  const List stuck = faults(said + "right: verb road\nanswer: 1 road 22-23\n" + said +
                            "right: place 23-24\nanswer: 1 road 23-24\n");
  ASSERT_FALSE(stuck.empty());
  for (const std::string& fault : stuck)
    EXPECT_NE(fault.find("the step can't be done."), fault.npos) << fault;
}

}  // namespace
}  // namespace longroad::lessons
