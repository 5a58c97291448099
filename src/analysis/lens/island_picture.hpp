/// The board before a decision, with what was played and what was better drawn on it.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "games/island/model/action.hpp"

namespace longroad::analysis {

/// An SVG document: what is better has a ring, what was played a dashed one. Empty where the better line has
/// no place on the board.
std::string draw_choice(const boost::json::object& position, Action played, Action better);

}  // namespace longroad::analysis
