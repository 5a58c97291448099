/// A decision in words.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "analysis/lens/naming.hpp"
#include "analysis/report.hpp"

namespace longroad::analysis {

/// A chance out of ten thousand.
inline int out_of_all(double chance) { return static_cast<int>(std::lround(chance * kCertain)); }

/// What makes a line better than another, the most telling first: `gained` are its terms less those of the
/// other, `best` everybody's chances after it.
std::vector<Reason> reasons_for(const Lens& lens, const Terms& gained, const Shares& best, Seat seat);
/// The same in words: `more ore and fewer cards for Ben`; empty where there are none.
std::string reasons_words(const std::vector<Reason>& reasons, Seat seat, const Naming& naming);

/// What follows a line in the same turn, what each does in words, and whether that wins; empty where nothing
/// does.
std::string then_words(const std::vector<std::string>& then, bool wins, const Naming& naming);

/// What was chosen, what was better, by how much, and why; `played`, `better` and `then` are what the lines
/// do, in words.
std::string explain(const Decision& decision, const std::string& played, const std::string& better,
                    const std::vector<std::string>& then, const Naming& naming);

}  // namespace longroad::analysis
