/// Pictures of an island position, from its JSON (a position or a view): as SVG, and as text for a
/// terminal.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace longroad::island {

enum class Labels : std::uint8_t { Discs, Numbers };

/// A whole SVG document. With `Labels::Numbers` hexes and nodes carry their numbers (docs/notation.md) in
/// place of discs and harbours.
std::string draw_svg(const boost::json::object& position, Labels labels = Labels::Discs);

/// Lines of equal width on the screen, so that something can stand beside them.
struct TextPicture {
  std::vector<std::string> lines;
  int width = 0;
};
/// With `colours`, ANSI sequences as well; without, every piece is still told apart.
TextPicture draw_text(const boost::json::object& position, bool colours);

}  // namespace longroad::island
