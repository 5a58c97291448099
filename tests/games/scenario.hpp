/// Scenarios: rules as text that a player can read, in tests/scenarios/<game>/*.txt. A file is one
/// rule with its cases; README.md there describes the form.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace longroad::tests {

/// One line of a file, with its continuation lines.
struct ScenarioLine {
  int number = 0;
  std::string text;
};

struct ScenarioCase {
  ScenarioLine name;
  std::map<std::string, ScenarioLine, std::less<>> headers;  // `game`, `players`, `position` …
  std::vector<ScenarioLine> steps;
};

struct ScenarioFile {
  std::string path;
  std::vector<ScenarioCase> cases;
};

/// Reads the text of a file; what is wrong with it becomes a failure of the running test.
ScenarioFile read_scenario(std::string path, std::string_view text);

/// Plays a case through a referee; what differs becomes a failure that names file and line.
void run_scenario(const std::string& path, const ScenarioCase& scenario);

}  // namespace longroad::tests
