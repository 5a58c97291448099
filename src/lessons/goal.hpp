/// What counts as right, or as a likely mistake: predicates with names, on the line that was tried and on
/// what it leads to.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace longroad::lessons {

/// One predicate.
struct Test {
  enum class Kind : std::uint8_t {
    Any,      // `anything`
    Line,     // `line settle 20`: exactly this line
    Verb,     // `verb settle`: a line that begins so
    Place,    // `place 20 31`: the line ends with one of these
    Points,   // `points 5`: so many points, or more
    Equals,   // `after /turn/phase = "main"`: this value, as the learner sees it
    Has,      // `after /seats/0/hand has bl`: these letters, this item
    AtLeast,  // `after /seats/0/shots at least 2`
    Won,      // `won`
    Choice,   // `choice 2`
  };
  Kind kind = Kind::Any;
  std::vector<std::string> words;  // of a line; the places
  std::string pointer;
  boost::json::value value;
  int number = 0;
};

/// All of its predicates, joined with `and`.
struct Goal {
  std::vector<Test> tests;
};

Result<Goal> read_goal(std::string_view text);

/// Something that was tried and is allowed: the line in the game's own words without its seat, and the
/// position that it leads to; or the number of a choice.
struct Tried {
  std::string_view line{};
  Seat seat{};
  const games::Position* after = nullptr;
  int choice = 0;
};

bool holds(const Goal& goal, const Tried& tried);

}  // namespace longroad::lessons
