/// Whole random tournaments, for practice, for tests and for the checker: players come late, drop
/// and return, sheets are refused and corrected, people are warned, disqualified and replaced.
#pragma once

#include <cstdint>
#include <vector>

#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

struct SimulationOptions {
  int players = 40;
  int events = 1;
  std::uint64_t seed = 1;
  int trouble = 10;  // how many in a hundred chances of something going wrong are taken
};

/// A tournament played to the champion, or as far as its players can still be seated.
Tournament simulate(const SimulationOptions& options);

}  // namespace longroad::tournament
