/// Pictures of an island position, from its JSON (a position or a view): as SVG, and as text for a
/// terminal.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <vector>

namespace longroad::island {

/// A whole SVG document.
std::string draw_svg(const boost::json::object& position);

/// Lines of equal width on the screen, so that something can stand beside them.
struct TextPicture {
  std::vector<std::string> lines;
  int width = 0;
};
/// With `colours`, ANSI sequences as well; without, every piece is still told apart.
TextPicture draw_text(const boost::json::object& position, bool colours);

}  // namespace longroad::island
