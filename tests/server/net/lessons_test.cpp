/// Lessons over HTTP: what a page that does not run them itself asks for.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lessons/courses.hpp"
#include "lessons/run.hpp"
#include "player.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

Answer attempt(const Server& server, const std::string& lesson, const json::object& what) {
  return http(server.port(), "POST", "/api/lessons/" + lesson, json::serialize(what));
}

TEST(LessonsOnline, EveryLessonIsListedAndGoesToItsEnd) {
  const TemporaryFolder folder;
  const Server server(folder.path(), {"--no-limits"});
  const Answer list = http(server.port(), "GET", "/api/lessons");
  EXPECT_EQ(schema_fault("Lessons", list.value()), "");
  EXPECT_EQ(list.value().at("lessons").as_array().size(), lessons::all_lessons().size());
  for (const lessons::Lesson& lesson : lessons::all_lessons()) {
    json::array done;
    json::value state = attempt(server, lesson.name, {{"done", done}}).value();
    for (lessons::Run run(lesson); !run.over();)
      for (const std::string& own : run.own_tries()) {
        state = attempt(server, lesson.name, {{"done", done}, {"try", own}}).value();
        EXPECT_EQ(schema_fault("LessonState", state), "") << lesson.name;
        done.emplace_back(own);
        run.attempt(own);
      }
    EXPECT_TRUE(state.at("over").as_bool()) << lesson.name;
  }
}

TEST(LessonsOnline, AWrongTryIsAnsweredAndChangesNothing) {
  const TemporaryFolder folder;
  const Server server(folder.path());
  const json::array done{"next", "next"};
  const json::value before = attempt(server, "base/01-board", {{"done", done}}).value();
  const json::value wrong = attempt(server, "base/01-board", {{"done", done}, {"try", "choice 2"}}).value();
  EXPECT_EQ(wrong.at("answer").at("kind"), "wrong");
  EXPECT_NE(wrong.at("answer").at("said").at("de").as_string().find("Sechsen"), json::string::npos);
  EXPECT_EQ(wrong.at("step"), before.at("step"));
  EXPECT_EQ(wrong.at("view"), before.at("view"));
}

TEST(LessonsOnline, WhatIsNotThereOrTooMuchIsRefused) {
  const TemporaryFolder folder;
  const Server server(folder.path());
  EXPECT_EQ(attempt(server, "base/99-none", {{"done", json::array{}}}).status, 404);
  const Answer changed = attempt(server, "base/01-board", {{"done", json::array{"1 roll"}}});
  EXPECT_EQ(changed.status, 409);
  EXPECT_EQ(changed.value().at("code"), "lesson_changed");
  EXPECT_EQ(attempt(server, "base/01-board", {{"done", json::array(101, "next")}}).status, 400);
  EXPECT_EQ(attempt(server, "base/01-board", {{"try", "next"}}).status, 400);
}

}  // namespace
}  // namespace longroad::tests
