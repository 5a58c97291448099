/// Every lesson is played to its end by its own solution, and looked around in at every step: a test of its
/// own for each, `Lesson/base.01-board`.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "lessons/courses.hpp"
#include "lessons/faults.hpp"
#include "lessons/phrases.hpp"
#include "lessons/run.hpp"
#include "lessons/text.hpp"
#include "translation_faults.hpp"

namespace longroad::lessons {
namespace {

/// A line that can be read only where there is such a place.
std::string line_at(const std::string& kind, const std::string& place) {
  static const std::map<std::string, std::string> kVerbs{
      {"hex", "1 robber "}, {"node", "1 settle "}, {"edge", "1 road "}};
  const auto verb = kVerbs.find(kind);
  return verb == kVerbs.end() ? "" : verb->second + place;
}

bool can_be_shown(const Run& run, std::string_view what) {
  const std::string kind(take_word(what));
  const std::string place(what);
  if (const std::string line = line_at(kind, place); !line.empty()) return bool(run.position().parse(line));
  if (kind == "seat")
    return place.size() == 1 && place[0] >= '1' && place[0] < '1' + run.position().players();
  return !named(kind + ' ' + place, Language::English).empty();
}

class LessonTest : public testing::Test {
 public:
  explicit LessonTest(const phrases::File& file) : file_(file) {}

  void TestBody() override {
    const auto lesson = read_lesson(std::string(file_.name), file_.text);
    ASSERT_TRUE(lesson) << file_.name << ", " << lesson.error().sentence;
    ASSERT_EQ(faults_of(*lesson), std::vector<std::string>{});
    lessons::Run run(*lesson);
    while (!run.over()) {
      for (const std::string& what : run.step().show)
        EXPECT_TRUE(can_be_shown(run, what)) << file_.name << ", line " << run.step().number << ": " << what;
      const std::size_t at = run.at();
      for (const std::string& own : run.own_tries()) run.attempt(own);
      ASSERT_EQ(run.at(), at + 1);
    }
  }

 private:
  phrases::File file_;
};

bool register_all() {
  for (const phrases::File& file : files()) {
    std::string name(file.name);
    std::ranges::replace(name, '/', '.');
    testing::RegisterTest("Lesson", name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [&file]() -> testing::Test* { return new LessonTest(file); });
  }
  return true;
}

const bool kRegistered = register_all();

TEST(Courses, EveryFileIsALessonOfItsGame) {
  EXPECT_EQ(all_lessons().size(), files().size());
  for (const Lesson& lesson : all_lessons()) EXPECT_TRUE(lesson.name.starts_with(lesson.game + '/'));
}

TEST(Courses, WhatIsSaidAnywhereIsThereInEveryLanguage) {
  for (const Language language : kLanguages)
    EXPECT_EQ(
        tests::translation_faults({kPhrases.begin(), kPhrases.end()}, phrases::book(language, "lessons")),
        std::vector<std::string>{});
}

}  // namespace
}  // namespace longroad::lessons
