/// A decision in words.
#pragma once

#include <string>

#include "analysis/lens/naming.hpp"
#include "analysis/report.hpp"

namespace longroad::analysis {

/// What was chosen, what was better, by how much, and why; `played` and `better` are what the lines do, in
/// words.
std::string explain(const Decision& decision, const std::string& played, const std::string& better,
                    const Naming& naming);

}  // namespace longroad::analysis
