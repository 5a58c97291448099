/// Positions of games between our bots, as one seat may know them, with who won.
#pragma once

#include <string>
#include <vector>

#include "bots/all_bots.hpp"
#include "games/game.hpp"

namespace longroad::training {

struct Plan {
  const games::Game* game = nullptr;
  std::vector<bots::Recipe> bots;  // each seat gets one of them, by luck
  std::vector<int> players;        // each game has one of these numbers, by luck
  bool trade = true;               // whether the bots deal with each other; the network is told
  double other_targets = 0.1;      // part of the games that have other points to win
  double random_lines = 0.2;    // at most so many lines are any legal ones, or end a turn early; see `play`
  double random_places = 0.15;  // the same in the opening
};

/// Plays the game with this key and answers its positions as bytes, a record each; none where nobody won.
std::string play(const Plan& plan, RandKey key, std::uint32_t number);

/// What a file of records begins with: one line of JSON.
std::string head(const Plan& plan);

}  // namespace longroad::training
