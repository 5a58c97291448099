/// Positions and views of any game as text for people, and as pictures where the game has a board.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "games/game.hpp"

namespace longroad::cli {

/// The board or the table, and a line for each seat.
std::string show_text(const boost::json::object& position, bool colours);

/// Ends the program with a sentence that names the argument if the game has no board to draw.
void require_board(const games::Position& position, const std::string& argument);

/// `Seat 1 won. Points: 10, 7, 4.`
std::string show_result(const games::Position& position);

}  // namespace longroad::cli
