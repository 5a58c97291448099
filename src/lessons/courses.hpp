/// The lessons that are part of the program: the files of `lessons`, in the order of the games and of their
/// names.
#pragma once

#include <span>
#include <string_view>

#include "lessons/lesson.hpp"
#include "phrases/translations.hpp"

namespace longroad::lessons {

/// Name and text of every file. CMake writes this one.
std::span<const phrases::File> files();

std::span<const Lesson> all_lessons();

/// Null where there is none with this name.
const Lesson* find_lesson(std::string_view name);

}  // namespace longroad::lessons
