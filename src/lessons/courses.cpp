#include "lessons/courses.hpp"

#include <algorithm>

#include "base/fail.hpp"

namespace longroad::lessons {
namespace {

std::vector<Lesson> read_all() {
  std::vector<Lesson> lessons;
  for (const games::Game& game : games::all_games())
    for (const phrases::File& file : files()) {
      if (!file.name.starts_with(std::string(game.name) + '/')) continue;
      auto lesson = read_lesson(std::string(file.name), file.text);
      if (!lesson) fail(std::string(file.name) + ", " + lesson.error().sentence);
      lessons.push_back(std::move(*lesson));
    }
  return lessons;
}

}  // namespace

std::span<const Lesson> all_lessons() {
  static const std::vector<Lesson> kLessons = read_all();
  return kLessons;
}

const Lesson* find_lesson(std::string_view name) {
  const auto found = std::ranges::find(all_lessons(), name, &Lesson::name);
  return found == all_lessons().end() ? nullptr : &*found;
}

}  // namespace longroad::lessons
