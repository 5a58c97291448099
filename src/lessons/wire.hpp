/// Lessons as pages are told of them (docs/wire.md): whoever runs a lesson, the server or another place,
/// answers the same.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "lessons/run.hpp"
#include "notation/values/value.hpp"

namespace longroad::lessons {

/// The names of what a try came to.
inline constexpr std::array<std::string_view, 5> kVerdictWords{"right", "along", "wrong", "illegal",
                                                               "unreadable"};
constexpr const auto& words(Verdict::Kind) { return kVerdictWords; }

namespace wire {

/// More lines than any lesson takes.
inline constexpr int kMostTries = 100;
inline constexpr int kLongestTry = 100;  // characters

struct Text {
  static constexpr notation::Definition kDefinition{"LessonText", "The same in every language."};
  std::string en{}, de{};
  static void fields(auto f) { LONGROAD_FIELDS(f, en, de); }
  friend bool operator==(const Text&, const Text&) = default;
};

struct Info {
  static constexpr notation::Definition kDefinition{"LessonInfo"};
  std::string name{}, game{};
  Text title{}, about{};
  int steps = 0;
  static void fields(auto f) {
    f("name", &Info::name, {.about = "As addresses have it: `base/01-board`"});
    LONGROAD_FIELDS(f, game, title, about, steps);
  }
  friend bool operator==(const Info&, const Info&) = default;
};

struct List {
  static constexpr notation::Definition kDefinition{"Lessons", "All courses, in their order."};
  std::vector<Info> lessons{};
  static void fields(auto f) { f("lessons", &List::lessons); }
};

struct Attempt {
  static constexpr notation::Definition kDefinition{
      "LessonAttempt", "Where somebody is in a lesson, and what is tried there."};
  std::vector<std::string> done{};
  std::optional<std::string> line{};
  static void fields(auto f) {
    f("done", &Attempt::done,
      {.high = kMostTries, .about = "What was right, or on the way, from the beginning"});
    f("try", &Attempt::line,
      {.high = kLongestTry,
       .optional = true,
       .about = "A line, `next`, or `choice 2`; left out: only to look"});
  }
};

struct Answer {
  static constexpr notation::Definition kDefinition{
      "LessonAnswer", "What a try came to. Only what is right or along counts as done."};
  Verdict::Kind kind{};
  Text said{};
  std::vector<std::string> happened{};
  static void fields(auto f) {
    f("kind", &Answer::kind);
    f("said", &Answer::said, {.about = "Praise, or why not; may be empty"});
    f("happened", &Answer::happened,
      {.form = "Line", .about = "The lines that were played, as the learner sees them"});
  }
  friend bool operator==(const Answer&, const Answer&) = default;
};

struct State {
  static constexpr notation::Definition kDefinition{
      "LessonState", "A lesson at one of its steps; with nothing to do once it is over."};
  std::string name{}, game{};
  Text title{};
  Seat seat{};
  std::vector<std::string> names{};
  int steps = 0, step = 0;
  bool over = false;
  std::string next{};
  Text say{};
  std::vector<std::string> show{};
  std::vector<Text> choices{};
  boost::json::object view{};
  std::vector<int> points{};
  std::vector<int> to_act{};
  std::vector<std::string> legal{}, open{};
  std::optional<Answer> answer{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, name, game, title);
    f("seat", &State::seat, {.about = "The learner's"});
    f("names", &State::names, {.about = "Of the others; the learner's is empty"});
    f("steps", &State::steps);
    f("step", &State::step, {.about = "From 0; as many as there are steps once it is over"});
    f("over", &State::over);
    f("next", &State::next, {.about = "The name of the next lesson of the course; may be empty"});
    f("say", &State::say);
    f("show", &State::show, {.about = "What is pointed at: `node 20`, `part hand`"});
    f("choices", &State::choices, {.about = "Of a question"});
    f("view", &State::view, {.form = "Position", .about = "As the learner sees it"});
    f("points", &State::points, {.about = "By seat, as the learner may count them"});
    f("to_act", &State::to_act);
    f("legal", &State::legal,
      {.form = "Line", .about = "What the step takes; empty where it is read or a question"});
    f("open", &State::open, {.about = "Verbs of which any line may be tried"});
    f("answer", &State::answer, {.optional = true});
  }
};

List list();

/// Nothing where something of `done` was not right: the lesson has changed since, and begins again.
std::optional<State> state_of(const Lesson& lesson, const Attempt& attempt);

}  // namespace wire
}  // namespace longroad::lessons
