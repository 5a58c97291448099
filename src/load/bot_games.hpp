/// Whole games among random players, one socket each, as fast as the server lets them: how long a
/// game takes through the network, and what it costs the server.
#pragma once

#include <cstdint>

#include "base/result.hpp"
#include "load/load.hpp"

namespace longroad::load {

struct GamesReport {
  int games = 0;
  std::uint64_t lines = 0;                   // sent by the players
  double median = 0, fastest = 0, most = 0;  // seconds from making the table to its last line
  double server_cpu = 0;                     // seconds a game
};

Result<GamesReport> play_games(const Options& options);

}  // namespace longroad::load
