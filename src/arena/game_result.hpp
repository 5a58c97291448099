/// What is kept of one game of a match: one line of JSON. What bots did stands in the order of the
/// match's list of bots, whatever their seats were.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "bots/core/faults.hpp"

namespace longroad::arena {

/// How one bot played.
struct Performance {
  int points = 0;
  bots::Faults faults;
  std::int64_t nanoseconds = 0;                       // spent on its decisions
  std::map<std::string, int, std::less<>> decisions;  // by kind: the verb

  [[nodiscard]] int decided() const;
};

struct GameResult {
  int game = 0;
  int deal = 0;
  std::optional<int> winner;  // a place in the match's list of bots
  int turns = 0;
  std::vector<Performance> bots;
};

std::string write_result(const GameResult& result);
Result<GameResult> read_result(std::string_view line);

}  // namespace longroad::arena
