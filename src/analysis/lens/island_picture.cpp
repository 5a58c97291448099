#include "analysis/lens/island_picture.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <optional>

#include "games/island/drawing/art.hpp"
#include "games/island/drawing/drawing.hpp"
#include "games/island/drawing/scene.hpp"
#include "games/island/model/topology.hpp"

namespace longroad::analysis {
namespace {

using namespace longroad::island;

/// Where on the picture a line is about; none where it has no place.
std::optional<Point> place_of(Action line) {
  switch (verb(line)) {
    case Verb::Settle:
    case Verb::City:
      return node_point(node_of(line).index) * art::kScale;
    case Verb::Road: {
      const auto& ends = topology().edge_nodes[edge_of(line).index];
      return (node_point(ends[0].index) + node_point(ends[1].index)) * (art::kScale / 2);
    }
    case Verb::Robber:
      if (hex_of(line).is_none()) return std::nullopt;
      return hex_centre(hex_of(line).index) * art::kScale;
    default:
      return std::nullopt;
  }
}

std::string ring(Point at, int radius, std::string_view style) {
  return fmt::format(
      "<circle cx='{0:.1f}' cy='{1:.1f}' r='{2}' fill='none' stroke='#fff' stroke-width='20'/>"
      "<circle cx='{0:.1f}' cy='{1:.1f}' r='{2}' fill='none' stroke-width='11' {3}/>",
      at.x, at.y, radius, style);
}

}  // namespace

std::string draw_choice(const boost::json::object& position, Action played, Action better) {
  const auto wanted = place_of(better);
  if (!wanted) return "";
  std::string svg = draw_svg(position);
  std::string rings = ring(*wanted, 52, "stroke='#0a7a3c'");
  if (const auto was = place_of(played)) rings += ring(*was, 44, "stroke='#8a1f1f' stroke-dasharray='16 12'");
  return svg.insert(svg.rfind("</svg>"), rings);
}

}  // namespace longroad::analysis
