/// Plays one game between bots to its end.
#pragma once

#include <span>
#include <vector>

#include "base/random.hpp"
#include "bots/core/bot.hpp"
#include "games/game.hpp"

namespace longroad::sim {

/// A game that is not won by then ends without a winner.
inline constexpr int kMaxTurns = 20'000;

struct Played {
  games::Score score;
  int decisions = 0;  // lines of players; chance is not counted
  int turns = 0;
};

/// Plays `position` on to its end, with one bot a seat. `lines`, where given, gets every line.
Played play(games::Position& position, std::span<const bots::BotPtr> bots, const GameKeys& keys,
            int max_turns = kMaxTurns, std::vector<Action>* lines = nullptr);

}  // namespace longroad::sim
