/// Positions of other engines, which may count turns or measure roads otherwise than we do.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "games/game.hpp"

namespace longroad::bots {

struct Believed {
  games::PositionPtr position;
  std::string doubt;  // what is said against it, in a sentence; empty where all fits
};

/// Reads a whole position. Where its longest road or the number of its turn can't be, they are taken at their
/// word; everything else that can't be is an error.
Result<Believed> read_believing(const games::Game& game, const boost::json::object& position);

}  // namespace longroad::bots
