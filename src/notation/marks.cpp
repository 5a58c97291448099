#include "notation/marks.hpp"

#include <algorithm>
#include <array>

namespace longroad {

const Mark& mark_of(char owner) {
  static constexpr std::array kMarks{
      Mark{'1', "●", "1;97;48;5;160", "#cf3a2e", "#ffffff"},
      Mark{'2', "▲", "1;97;48;5;26", "#2a5fb0", "#ffffff"},
      Mark{'3', "■", "1;30;48;5;208", "#ef8b1f", "#2b1a05"},
      Mark{'4', "◆", "1;30;48;5;255", "#faf7ee", "#2b2b2b"},
      Mark{'5', "✚", "1;97;48;5;28", "#2f8a4c", "#ffffff"},
      Mark{'6', "⬟", "1;97;48;5;94", "#7b4d2c", "#ffffff"},
      Mark{'x', "x", "1;30;48;5;250", "url(#hatch)", ""},
      Mark{'y', "y", "1;97;48;5;240", "url(#hatch)", ""},
  };
  for (const Mark& mark : kMarks)
    if (mark.owner == owner) return mark;
  return kMarks[6];
}

}  // namespace longroad
