/// The island in a terminal. A zigzag row of nodes takes two lines of text, the upright edges and
/// what a hex holds one:
///
///       ╭─01─╮    ╭─03─╮      a node is its number, or what is built on it: s● is a settlement of
///    00─╯ #0 ╰─02─╯ #1 ╰─04   seat 1, C▲ a city of seat 2; a road puts its owner's mark on the edge
///    │  ore 10 │  wool 2 │
///    08─╮    ╭─10─╮    ╭─12
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <span>

#include "games/island/drawing/drawing.hpp"
#include "games/island/drawing/scene.hpp"
#include "notation/marks.hpp"

namespace longroad::island {
namespace {

constexpr int kNodeStep = 5;  // columns from a node to the next in its row
constexpr int kMiddle = 40;   // the column of the island's middle
constexpr int kRows = 19;
constexpr int kColumns = 2 * kMiddle;

/// One character on the screen, and the ANSI codes of its style.
struct Glyph {
  std::string text = " ";
  std::string style;
};

/// Whether what is put somewhere covers the colour there or is drawn on it.
enum class Ground : std::uint8_t { Cover, Keep };

class Canvas {
 public:
  void put(int row, int column, std::string_view text, std::string_view style,
           Ground ground = Ground::Cover) {
    while (!text.empty()) {
      std::size_t bytes = 1;
      while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) ++bytes;
      Glyph& glyph = glyphs_[row][column++];
      glyph.text = text.substr(0, bytes);
      if (ground == Ground::Cover || glyph.style.empty()) glyph.style = style;
      text.remove_prefix(bytes);
    }
  }
  /// What was drawn, without the empty columns beside it.
  [[nodiscard]] TextPicture take(bool colours) const {
    const auto blank = [&](int column) {
      return std::ranges::all_of(glyphs_, [&](const auto& row) { return row[column].text == " "; });
    };
    int left = 0;
    int right = kColumns;
    while (left < right && blank(left)) ++left;
    while (right > left && blank(right - 1)) --right;
    TextPicture picture{{}, right - left};
    for (const auto& row : glyphs_)
      picture.lines.push_back(line(std::span(row).subspan(left, right - left), colours));
    return picture;
  }

 private:
  static std::string line(std::span<const Glyph> glyphs, bool colours) {
    std::string text;
    std::string_view style;
    for (const Glyph& glyph : glyphs) {
      if (colours && glyph.style != style) {
        style = glyph.style;
        text += fmt::format("\x1b[0{}{}m", style.empty() ? "" : ";", style);
      }
      text += glyph.text;
    }
    return style.empty() ? text : text + "\x1b[0m";
  }

  std::array<std::array<Glyph, kColumns>, kRows> glyphs_;
};

struct HexStyle {
  char letter;
  std::string_view name;
  std::string_view paint;
};

const HexStyle& style_of(char letter) {
  static constexpr std::array kStyles{
      HexStyle{'b', "brick", "30;48;5;173"},  HexStyle{'l', "lumber", "97;48;5;29"},
      HexStyle{'w', "wool", "30;48;5;150"},   HexStyle{'g', "grain", "30;48;5;221"},
      HexStyle{'o', "ore", "30;48;5;249"},    HexStyle{'p', "pitch", "30;48;5;71"},
      HexStyle{'d', "desert", "30;48;5;230"},
  };
  return *std::ranges::find(kStyles, letter, &HexStyle::letter);
}

constexpr char kNobody = ' ';
constexpr std::string_view kEdgeStyle = "38;5;244";
constexpr std::string_view kSeaStyle = "38;5;31";

/// Where the two characters of a node stand.
struct Spot {
  int row;
  int column;
};

Spot spot_of(int node) {
  const Cell cell = node_cell(node);
  const bool odd = cell.column % 2 != 0;
  const bool lower = (cell.row <= 2) != odd;
  return {1 + 3 * cell.row + (lower ? 1 : 0), kMiddle + kNodeStep * (cell.column - cell.columns / 2)};
}

void draw_hex(Canvas& canvas, const Scene& scene, int number) {
  const Scene::Hex& hex = scene.hexes[number];
  const Cell cell = hex_cell(number);
  const Spot top{1 + 3 * cell.row, kMiddle + kNodeStep * (2 * cell.column - cell.columns + 1)};
  const HexStyle& style = style_of(hex.terrain);
  const bool often = std::ranges::any_of(hex.discs, [](int disc) { return disc == 6 || disc == 8; });
  const std::string holds = fmt::format("{} {}", style.name, fmt::join(hex.discs, "+"));
  const std::string strong = fmt::format("{}{}", often ? "1;" : "", style.paint);
  canvas.put(top.row + 1, top.column - 3, fmt::format("{:^8}", fmt::format("#{}", number)), style.paint);
  canvas.put(top.row + 2, top.column - 4, fmt::format("{:^9}", holds), strong);
  canvas.put(top.row + 3, top.column - 3, "        ", style.paint);
  if (scene.robber == number) canvas.put(top.row + 3, top.column - 1, "[R]", "1;97;48;5;236");
}

/// The characters of an edge: level, upright, and the four corners.
struct Stroke {
  std::string level, upright, down_from, down_to, up_from, up_to;
};

Stroke stroke_of(char owner) {
  if (owner == kNobody) return {"─", "│", "╮", "╰", "╯", "╭"};
  const std::string sign(mark_of(owner).sign);
  return {sign, sign, "┓", "┗", "┛", "┏"};
}

/// An edge of the island, or the road on it.
void draw_edge(Canvas& canvas, int a, int b, char owner) {
  const Spot from = spot_of(a);
  const Spot to = spot_of(b);
  const Stroke stroke = stroke_of(owner);
  const std::string_view style = owner == kNobody ? kEdgeStyle : mark_of(owner).ansi;
  const Ground ground = owner == kNobody ? Ground::Keep : Ground::Cover;
  const bool down = from.row < to.row;
  if (from.column == to.column) return canvas.put(from.row + 1, from.column, stroke.upright, style, ground);
  canvas.put(from.row, from.column + 2, stroke.level + (down ? stroke.down_from : stroke.up_from), style,
             ground);
  canvas.put(to.row, from.column + 3, (down ? stroke.down_to : stroke.up_to) + stroke.level, style, ground);
}

void draw_edges(Canvas& canvas) {
  for (int node = 0; node < kDrawnNodes; ++node) {
    const Spot here = spot_of(node);
    for (int other = node + 1; other < kDrawnNodes; ++other) {
      const Spot there = spot_of(other);
      const bool beside = there.column == here.column + kNodeStep && std::abs(there.row - here.row) == 1;
      const bool below = there.column == here.column && there.row == here.row + 2;
      if (beside || below) draw_edge(canvas, node, other, kNobody);
    }
  }
}

/// Out at sea: above or below the edges of the first and last row, beside all others.
void draw_harbour(Canvas& canvas, const Scene::Harbour& harbour) {
  const auto [a, b] =
      std::minmax({spot_of(harbour.a), spot_of(harbour.b)}, [](Spot p, Spot q) { return p.row < q.row; });
  const std::string rate = harbour.kind == '3' ? "3:1" : fmt::format("2:1 {}", harbour.kind);
  const int width = static_cast<int>(rate.size());
  const int middle = (a.column + b.column + 2 - width) / 2;
  if (b.row == 2) return canvas.put(0, middle, rate, kSeaStyle);
  if (a.row == kRows - 3) return canvas.put(kRows - 1, middle, rate, kSeaStyle);
  const bool upright = a.column == b.column;
  const bool east = node_point(harbour.a).x + node_point(harbour.b).x > 0;
  const Spot tip = b.row > kRows / 2 ? b : a;
  const int gap = upright ? 1 : 3;
  canvas.put(upright ? a.row + 1 : tip.row, east ? tip.column + 2 + gap : tip.column - gap - width, rate,
             kSeaStyle);
}

}  // namespace

TextPicture draw_text(const boost::json::object& position, bool colours) {
  const Scene scene = read_scene(position);
  Canvas canvas;
  for (int hex = 0; hex < kDrawnHexes; ++hex) draw_hex(canvas, scene, hex);
  draw_edges(canvas);
  for (const auto& harbour : scene.harbours) draw_harbour(canvas, harbour);
  for (int node = 0; node < kDrawnNodes; ++node)
    canvas.put(spot_of(node).row, spot_of(node).column, fmt::format("{:02}", node), kEdgeStyle);
  for (const auto& road : scene.roads) draw_edge(canvas, road.a, road.b, road.owner);
  for (const auto& building : scene.buildings) {
    const Spot spot = spot_of(building.node);
    const Mark& mark = mark_of(building.owner);
    canvas.put(spot.row, spot.column, fmt::format("{}{}", building.city ? 'C' : 's', mark.sign), mark.ansi);
  }
  return canvas.take(colours);
}

}  // namespace longroad::island
