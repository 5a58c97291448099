/// Whether a lesson does what its file promises; for whoever writes one, and for the tests.
#pragma once

#include <string>
#include <vector>

#include "lessons/lesson.hpp"

namespace longroad::lessons {

/// One sentence for each fault, with the line of its step: a text that a language lacks, an answer or a
/// scripted line that can't be played, a right try from which the lesson can't be finished, a mistake that
/// nobody can make.
std::vector<std::string> faults_of(const Lesson& lesson);

}  // namespace longroad::lessons
