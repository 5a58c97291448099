#include <gtest/gtest.h>

#include <sstream>

#include "scenario.hpp"

namespace longroad::tests {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed_right(std::string_view text) {
  const std::size_t last = text.find_last_not_of(kBlanks);
  return last == text.npos ? std::string_view{} : text.substr(0, last + 1);
}

/// A comment begins at the start of a line or after a blank.
std::string_view without_comment(std::string_view line) {
  for (std::size_t at = line.find('#'); at != line.npos; at = line.find('#', at + 1))
    if (at == 0 || kBlanks.find(line[at - 1]) != kBlanks.npos) return trimmed_right(line.substr(0, at));
  return trimmed_right(line);
}

std::vector<ScenarioLine> joined_lines(const std::string& path, std::string_view text) {
  std::vector<ScenarioLine> lines;
  std::istringstream in{std::string(text)};
  int number = 0;
  for (std::string raw; std::getline(in, raw);) {
    ++number;
    const std::string_view line = without_comment(raw);
    if (line.empty()) continue;
    if (!line.starts_with("  ")) {
      lines.push_back({number, std::string(line)});
    } else if (lines.empty()) {
      ADD_FAILURE_AT(path.c_str(), number) << "nothing stands before this continuation";
    } else {
      lines.back().text += line.substr(1);
    }
  }
  return lines;
}

/// The key of a header, `players` in `players: 3`; empty for a step.
std::string_view header_key(std::string_view line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  return line[end - 1] == ':' ? line.substr(0, end - 1) : std::string_view{};
}

}  // namespace

ScenarioFile read_scenario(std::string path, std::string_view text) {
  ScenarioFile file{std::move(path), {}};
  ScenarioCase common;  // what stands before the first case holds for all
  for (const auto& line : joined_lines(file.path, text)) {
    ScenarioCase& current = file.cases.empty() ? common : file.cases.back();
    const std::string_view key = header_key(line.text);
    if (key.empty()) {
      current.steps.push_back(line);
      continue;
    }
    const std::size_t value =
        std::min(line.text.find_first_not_of(kBlanks, key.size() + 1), line.text.size());
    const ScenarioLine header{line.number, line.text.substr(value)};
    if (key == "case")
      file.cases.push_back({header, common.headers, common.steps});
    else
      current.headers[std::string(key)] = header;
  }
  if (!common.headers.contains("rule")) ADD_FAILURE_AT(file.path.c_str(), 1) << "'rule:' is missing";
  if (file.cases.empty()) ADD_FAILURE_AT(file.path.c_str(), 1) << "there is no 'case:'";
  return file;
}

}  // namespace longroad::tests
