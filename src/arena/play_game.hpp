/// Plays one game of a match and watches how each bot does.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "arena/game_result.hpp"
#include "arena/match.hpp"

namespace longroad::arena {

struct PlayedGame {
  GameResult result;
  std::string record;  // empty where it is not wanted
};

/// `recipes` stand in the order of the match's bots. None if it was told to stop midway.
std::optional<PlayedGame> play_game(const Match& match, const std::vector<bots::Recipe>& recipes, int game,
                                    const std::atomic<bool>& stop, bool with_record);

}  // namespace longroad::arena
