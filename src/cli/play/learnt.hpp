/// Which lessons somebody has finished: a text file in the user's state folder, a name a line.
#pragma once

#include <set>
#include <string>

namespace longroad::cli {

using Learnt = std::set<std::string, std::less<>>;

/// None where there is no such file, or no folder for it.
Learnt read_learnt();

/// Remembers this one. Where that is not possible nothing is said: the lesson was the point.
void note_learnt(const std::string& lesson);

}  // namespace longroad::cli
