/// The arguments of commands that play many games between bots.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/common/arguments.hpp"
#include "cli/common/command.hpp"
#include "games/game.hpp"
#include "sim/batch.hpp"

namespace longroad::cli {

struct ManyGames {
  std::vector<std::string> bots;
  int games = 0;
  std::string game{games::default_game().name};
  int threads = 1;
  std::uint64_t seed = 1;
  int max_turns = sim::kMaxTurns;
  std::string options = {};
  std::string board = {};
  std::string errors = {};  // a folder
};

/// Refuses bots, options or a board that no game can begin with, and names which of them. What programs write
/// to their standard error is kept from here on where it is asked for.
void expect_to_begin(const ManyGames& a);

/// What is to be played, as a simulation or a match has it; refused where it can't begin.
template <class Plan>
Plan plan_of(const ManyGames& a) {
  expect_to_begin(a);
  Plan plan;
  plan.game = &game_argument(a.game);
  plan.bots = a.bots;
  plan.board = board_argument(a.board, "--board");
  plan.options = object_argument(a.options, "--options");
  plan.games = a.games;
  plan.seed = a.seed;
  plan.max_turns = a.max_turns;
  return plan;
}

/// What stands in `a` is the default; `most` is how many games at the most.
void add_many_games(Command& command, ManyGames& a, int most, const std::string& bots_help);

}  // namespace longroad::cli
