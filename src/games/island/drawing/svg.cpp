/// A board as SVG.
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cmath>
#include <iterator>
#include <numbers>

#include "games/island/drawing/art.hpp"
#include "games/island/drawing/drawing.hpp"
#include "games/island/drawing/scene.hpp"
#include "games/island/model/ids.hpp"
#include "notation/marks.hpp"

namespace longroad::island {
namespace {

/// Collects the elements of one drawing.
class Svg {
 public:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    text_ += '\n';
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

Point on_paper(Point p) { return p * art::kScale; }

std::string at(Point p) { return fmt::format("translate({:.1f} {:.1f})", p.x, p.y); }

/// Open sea, with shallow water and a beach round the island.
void draw_sea(Svg& svg, double top, double height) {
  for (const std::string_view fill : {"#b7d7e2", "url(#waves)"})
    svg.add("<rect x='-560' y='{}' width='1120' height='{}' rx='28' fill='{}'/>", top, height, fill);
  for (const auto& [colour, width] : {std::pair{"#cfe6ed", 62}, {"#f4e7c3", 34}})
    for (int hex = 0; hex < kDrawnHexes; ++hex)
      svg.add("<use href='#rim' fill='{0}' stroke='{0}' stroke-width='{1}' transform='{2}'/>", colour, width,
              at(on_paper(hex_centre(hex))));
}

void draw_disc(Svg& svg, int number, Point centre, double size) {
  const bool often = number == 6 || number == 8;
  const std::string_view ink = often ? "#b3201a" : "#2b2b2b";
  const int dots = 6 - std::abs(7 - number);
  svg.add("<g transform='{} scale({})'>", at(centre), size);
  svg.add("<circle r='36' fill='#fdf6e1' stroke='#a8935f' stroke-width='2.5'/>");
  svg.add("<text y='8' font-size='{}' font-weight='{}' fill='{}'>{}</text>", often ? 41 : 34,
          often ? 800 : 600, ink, number);
  for (int i = 0; i < dots; ++i)
    svg.add("<circle cx='{}' cy='20' r='{}' fill='{}'/>", 8.0 * (i - (dots - 1) / 2.0), often ? 3.4 : 2.7,
            ink);
  svg.add("</g>");
}

void draw_hex(Svg& svg, const Scene::Hex& hex, Point centre) {
  svg.add("<use href='#hex-{}' transform='{}'/>", hex.terrain, at(centre));
  if (hex.discs.size() == 1) draw_disc(svg, hex.discs[0], centre, 1);
  if (hex.discs.size() == 2) {
    draw_disc(svg, hex.discs[0], centre + Point{-34, 0}, 0.88);
    draw_disc(svg, hex.discs[1], centre + Point{34, 0}, 0.88);
  }
}

/// The numbers of hexes, large, and of nodes, in small circles.
void draw_numbers(Svg& svg, const Scene& scene) {
  for (int hex = 0; hex < kDrawnHexes; ++hex) {
    svg.add("<use href='#hex-{}' transform='{}'/>", scene.hexes[hex].terrain, at(on_paper(hex_centre(hex))));
    svg.add("<g transform='{}'><circle r='40' fill='#fffdf6' fill-opacity='.86'/>",
            at(on_paper(hex_centre(hex))));
    svg.add("<text y='17' font-size='50' font-weight='800' fill='#1d1d1f'>{}</text></g>", hex);
  }
  for (int node = 0; node < kNodes; ++node) {
    svg.add("<g transform='{}'><circle r='21' fill='#23303a'/>", at(on_paper(node_point(node))));
    svg.add("<text y='8' font-size='23' font-weight='700' fill='#ffffff'>{}</text></g>", node);
  }
}

/// Two piers from the nodes to a badge out at sea.
void draw_harbour(Svg& svg, const Scene::Harbour& harbour) {
  const Point a = on_paper(node_point(harbour.a));
  const Point b = on_paper(node_point(harbour.b));
  const Point land = on_paper(hex_centre(hex_at(harbour.a, harbour.b)));
  const Point badge = land + ((a + b) * 0.5 - land) * 1.72;
  for (const Point node : {a, b}) {
    const Point shore = node + (badge - node) * 0.14;
    for (const std::string_view planks : {"stroke='#6b4a2b' stroke-width='15'",
                                          "stroke='#c79b66' stroke-width='11' stroke-dasharray='6 2.5'"})
      svg.add("<path d='M{:.1f} {:.1f}L{:.1f} {:.1f}' {}/>", shore.x, shore.y, badge.x, badge.y, planks);
  }
  svg.add("<g transform='{}'><circle r='38' fill='#fdf6e1' stroke='#6b4a2b' stroke-width='4'/>", at(badge));
  if (harbour.kind == '3') {
    svg.add("<text y='9' font-size='27' font-weight='700' fill='#2b2b2b'>3:1</text>");
  } else {
    svg.add("<use href='#icon-{}' transform='translate(0 -10) scale(1.25)'/>", harbour.kind);
    svg.add("<text y='26' font-size='20' font-weight='700' fill='#2b2b2b'>2:1</text>");
  }
  svg.add("</g>");
}

/// The mark of the owner, `size` times as large as a road carries it.
void draw_mark(Svg& svg, char owner, Point where, double size) {
  if (const Mark& mark = mark_of(owner); !mark.ink.empty())
    svg.add("<use href='#mark-{}' fill='{}' transform='{} scale({})'/>", owner, mark.ink, at(where), size);
}

/// A piece in its owner's colour, dark outline and light halo, so that it stands out on any terrain.
void draw_piece(Svg& svg, std::string_view shape, char owner) {
  const std::string_view fill = mark_of(owner).fill;
  svg.add("<use href='#{}' fill='{}' stroke='#fffdf6' stroke-width='9'/>", shape, fill);
  svg.add("<use href='#{}' fill='{}' stroke='#1d1d1f' stroke-width='3.6'/>", shape, fill);
}

void draw_road(Svg& svg, const Scene::Road& road) {
  const Point a = on_paper(node_point(road.a));
  const Point b = on_paper(node_point(road.b));
  const double angle = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
  svg.add("<g transform='{} rotate({:.0f})'>", at((a + b) * 0.5), angle);
  draw_piece(svg, "road", road.owner);
  for (const double along : {-20.0, 0.0, 20.0}) draw_mark(svg, road.owner, {along, 0}, 1);
  svg.add("</g>");
}

void draw_building(Svg& svg, const Scene::Building& building) {
  svg.add("<g transform='{}'>", at(on_paper(node_point(building.node))));
  draw_piece(svg, building.city ? "city" : "settlement", building.owner);
  svg.add("<use href='#{}' fill='#1d1d1f' fill-opacity='.28'/>",
          building.city ? "city-roof" : "settlement-roof");
  draw_mark(svg, building.owner, building.city ? Point{-14, 4} : Point{0, 8}, 1.75);
  if (building.city) draw_mark(svg, building.owner, {17, 9}, 1.3);
  svg.add("</g>");
}

/// Which mark is whose.
void draw_legend(Svg& svg, int seats, double y) {
  for (int seat = 0; seat < seats; ++seat) {
    const char owner = static_cast<char>('1' + seat);
    svg.add("<g transform='{}'><g transform='scale(.8)'>", at({170 * (seat - (seats - 1) / 2.0) - 42, y}));
    draw_piece(svg, "settlement", owner);
    draw_mark(svg, owner, {0, 6}, 1.75);
    svg.add("</g><text x='30' y='9' font-size='26' font-weight='600' text-anchor='start'>Seat {}</text></g>",
            owner);
  }
}

}  // namespace

std::string draw_svg(const boost::json::object& position, Labels labels) {
  const Scene scene = read_scene(position);
  const int seats = scene.buildings.empty() ? 0 : static_cast<int>(position.at("seats").as_array().size());
  const int top = -500;
  const int height = seats > 0 ? 1080 : 1000;
  Svg svg;
  svg.add(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-560 {0} 1120 {1}' width='1120' height='{1}' "
      "fill='#23303a' "
      "font-family='Inter, Helvetica, Arial, sans-serif' text-anchor='middle'>",
      top, height);
  svg.add("{}", art::kDefinitions);
  draw_sea(svg, top, height);
  if (labels == Labels::Numbers) {
    draw_numbers(svg, scene);
  } else {
    for (const auto& harbour : scene.harbours) draw_harbour(svg, harbour);
    for (int hex = 0; hex < kDrawnHexes; ++hex) draw_hex(svg, scene.hexes[hex], on_paper(hex_centre(hex)));
  }
  for (const auto& road : scene.roads) draw_road(svg, road);
  for (const auto& building : scene.buildings) draw_building(svg, building);
  if (scene.robber >= 0 && labels == Labels::Discs)
    svg.add("<use href='#robber' transform='{}'/>", at(on_paper(hex_centre(scene.robber)) + Point{-44, -4}));
  draw_legend(svg, seats, 530);
  svg.add("</svg>");
  return svg.take();
}

}  // namespace longroad::island
