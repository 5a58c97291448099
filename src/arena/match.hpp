/// What is played in the arena: a game, the bots that sit down, how often and with which luck.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/all_bots.hpp"
#include "games/game.hpp"
#include "sim/play.hpp"

namespace longroad::arena {

struct Match {
  const games::Game* game = nullptr;
  std::vector<std::string> bots;            // one a seat of the first game
  std::optional<boost::json::value> board;  // none: each deal draws its own
  boost::json::object options;
  int games = 100;
  std::uint64_t seed = 1;
  int max_turns = sim::kMaxTurns;
};

/// Bots of the same name are one entrant, with several seats.
struct Entrant {
  std::string name;
  int seats = 0;
};
std::vector<Entrant> entrants(const Match& match);

/// Which entrant each of the match's bots is.
std::vector<int> entrant_of_bot(const Match& match);

/// How many rotations of the seats differ: two where two bots take turns. Any other would be one of these
/// games again, and no other result.
int rotations(const Match& match);

/// Games come in deals: one board and one luck, played once with each rotation of the seats, so that
/// what luck gives to a seat it gives to every bot.
struct Pairing {
  int deal = 0;
  std::vector<int> bots;  // of each seat: a place in the match's list
};
Pairing pairing(const Match& match, int game);

/// What tells two matches apart; results of one never go on with another's.
boost::json::object header(const Match& match);

/// Why the match can't be played; none if it can.
std::optional<Error> refuse(const Match& match);

}  // namespace longroad::arena
