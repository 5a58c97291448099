/// How the players are told apart in pictures: by colour and by mark, so that grey is enough.
#pragma once

#include <string_view>

namespace longroad {

struct Mark {
  char owner;             // '1' … '6', or x and y for the neutral players
  std::string_view sign;  // one character
  std::string_view ansi;  // the codes of its style in a terminal
  std::string_view fill;  // its colour in SVG
  std::string_view ink;   // what shows on that colour
};

/// The owner's mark; the grey of the neutral players for anybody else.
const Mark& mark_of(char owner);

}  // namespace longroad
