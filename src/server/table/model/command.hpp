/// What reaches a table from those at it: commands of people, and what bots have chosen.
#pragma once

#include <string>

#include "base/action.hpp"
#include "base/id.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server {

/// Who commands, which of its commands this is, and when.
struct Command {
  Seat by;
  std::string id;
  Time at = 0;
};

/// What a bot has chosen: for the seat that it played, and the version that it thought about.
struct BotChoice {
  Seat seat;
  std::string bot;
  Action line;
  int seen = 0;
};

}  // namespace longroad::server
