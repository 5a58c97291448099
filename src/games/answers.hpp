/// What several seats owe at once and give in any order: discards, and answers to an offer.
#pragma once

#include "games/game.hpp"

namespace longroad::games {

/// Whether the others are asked the same after this line as before it: it is somebody's discard or answer,
/// or the clock of one who owes it. So a line that was chosen before it still means what it meant.
[[nodiscard]] bool asks_the_same(const Position& position, Action line);

/// How many offers the player to move has made in this turn.
[[nodiscard]] int offers_made(const Position& position);

}  // namespace longroad::games
