#include "paper/island_board.hpp"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cmath>
#include <numbers>
#include <string>

#include "base/random.hpp"
#include "games/game.hpp"
#include "games/island/drawing/scene.hpp"
#include "paper/page.hpp"

namespace longroad::paper {
namespace {

using island::Point;

constexpr double kReach = 5.55;  // from the middle to the edge of the square, in hex radii
constexpr double kHex = 0.94;    // of a radius, so that the beach shows between hexes
constexpr Colour kSea{0.86, 0.92, 0.95};
constexpr Colour kBeach{0.96, 0.93, 0.84};
constexpr Colour kCream{0.995, 0.98, 0.94};
constexpr Colour kOften{0.70, 0.13, 0.10};  // 6 and 8

struct Terrain {
  char letter;
  const char* name;
  Colour colour;
};
constexpr std::array<Terrain, 6> kTerrains{{
    {'b', "Brick", {0.85, 0.60, 0.47}},
    {'l', "Lumber", {0.55, 0.70, 0.51}},
    {'w', "Wool", {0.77, 0.86, 0.60}},
    {'g', "Grain", {0.94, 0.84, 0.52}},
    {'o', "Ore", {0.78, 0.80, 0.83}},
    {'d', "Desert", {0.95, 0.90, 0.76}},
}};

const Terrain& terrain_of(char letter) {
  for (const Terrain& t : kTerrains)
    if (t.letter == letter) return t;
  return kTerrains.back();
}

std::string name_of(const Terrain& terrain, Language language) {
  return std::string(term(language, terrain.name));
}

void set(cairo_t* pen, Colour c) { cairo_set_source_rgb(pen, c.red, c.green, c.blue); }

void hexagon(cairo_t* pen, Point centre, double radius) {
  cairo_new_path(pen);  // text leaves a point behind, and lines would begin there
  for (int corner = 0; corner < 6; ++corner) {
    const double angle = std::numbers::pi / 3 * corner - std::numbers::pi / 2;
    cairo_line_to(pen, centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle));
  }
  cairo_close_path(pen);
}

void words(cairo_t* pen, Point middle, double size, const std::string& text, bool bold, Colour colour) {
  cairo_select_font_face(pen, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(pen, size);
  cairo_text_extents_t extents;
  cairo_text_extents(pen, text.c_str(), &extents);
  set(pen, colour);
  cairo_move_to(pen, middle.x - extents.x_bearing - extents.width / 2,
                middle.y - extents.y_bearing - extents.height / 2);
  cairo_show_text(pen, text.c_str());
}

void circle(cairo_t* pen, Point centre, double radius, Colour fill, Colour line) {
  cairo_new_path(pen);
  cairo_arc(pen, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  set(pen, fill);
  cairo_fill_preserve(pen);
  set(pen, line);
  cairo_set_line_width(pen, 0.02);
  cairo_stroke(pen);
}

/// The number, and as many dots as ways to roll it.
void draw_disc(cairo_t* pen, Point centre, int number) {
  const Colour ink = number == 6 || number == 8 ? kOften : kInk;
  circle(pen, centre, 0.36, kCream, kLine);
  words(pen, centre + Point{0, -0.05}, 0.36, std::to_string(number), true, ink);
  const int dots = 6 - std::abs(7 - number);
  for (int i = 0; i < dots; ++i) {
    cairo_new_path(pen);
    cairo_arc(pen, centre.x + 0.075 * (i - (dots - 1) / 2.0), centre.y + 0.21, 0.026, 0,
              2 * std::numbers::pi);
    set(pen, ink);
    cairo_fill(pen);
  }
}

void draw_hex(cairo_t* pen, Point centre, const island::Scene::Hex& hex, Language language) {
  const Terrain& terrain = terrain_of(hex.terrain);
  hexagon(pen, centre, kHex);
  set(pen, terrain.colour);
  cairo_fill_preserve(pen);
  set(pen, kQuiet);
  cairo_set_line_width(pen, 0.015);
  cairo_stroke(pen);
  const bool bare = hex.discs.empty();
  words(pen, centre + Point{0, bare ? 0 : -0.58}, 0.19, name_of(terrain, language), false, kInk);
  if (!bare) draw_disc(pen, centre + Point{0, 0.02}, hex.discs.front());
}

/// Two piers to a badge out at sea.
void draw_harbour(cairo_t* pen, const island::Scene::Harbour& harbour, Language language) {
  const Point a = island::node_point(harbour.a);
  const Point b = island::node_point(harbour.b);
  const Point land = island::hex_centre(island::hex_at(harbour.a, harbour.b));
  const Point badge = land + ((a + b) * 0.5 - land) * 1.78;
  cairo_set_line_width(pen, 0.07);
  for (const Point node : {a, b}) {
    set(pen, kQuiet);
    cairo_move_to(pen, node.x, node.y);
    cairo_line_to(pen, badge.x, badge.y);
    cairo_stroke(pen);
  }
  const bool any = harbour.kind == '3';
  circle(pen, badge, 0.40, any ? kCream : terrain_of(harbour.kind).colour, kQuiet);
  words(pen, badge + Point{0, any ? 0 : -0.10}, 0.25, any ? "3:1" : "2:1", true, kInk);
  if (!any)
    words(pen, badge + Point{0, 0.16}, 0.145, name_of(terrain_of(harbour.kind), language), false, kInk);
}

}  // namespace

void draw_island_board(cairo_t* pen, double width, std::uint64_t seed, Language language) {
  const auto position =
      games::find_game("base")->start({.players = 4, .key = GameKeys::from(RandKey{seed}).board});
  const island::Scene scene = island::read_scene((*position)->json());
  cairo_rectangle(pen, 0, 0, width, width);
  set(pen, kSea);
  cairo_fill(pen);
  cairo_save(pen);
  cairo_translate(pen, width / 2, width / 2);
  cairo_scale(pen, width / (2 * kReach), width / (2 * kReach));
  for (const auto& harbour : scene.harbours) draw_harbour(pen, harbour, language);
  for (int hex = 0; hex < island::kDrawnHexes; ++hex) {
    hexagon(pen, island::hex_centre(hex), 1.08);
    set(pen, kBeach);
    cairo_fill(pen);
  }
  for (int hex = 0; hex < island::kDrawnHexes; ++hex)
    draw_hex(pen, island::hex_centre(hex), scene.hexes[static_cast<std::size_t>(hex)], language);
  cairo_restore(pen);
}

}  // namespace longroad::paper
