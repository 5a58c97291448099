#include "games/island/drawing/scene.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <cassert>
#include <cmath>
#include <numbers>
#include <span>

namespace longroad::island {
namespace {

namespace json = boost::json;

constexpr int kHexRows[] = {3, 4, 5, 4, 3};
constexpr int kNodeRows[] = {7, 9, 11, 11, 9, 7};
constexpr double kHalfWidth = std::numbers::sqrt3 / 2;

Cell cell_of(int index, std::span<const int> rows) {
  int row = 0;
  while (index >= rows[row]) index -= rows[row++];
  return {row, index, rows[row]};
}

int number(const json::value& value) { return value.to_number<int>(); }

/// `20-21`
Scene::Road road(std::string_view text, char owner) {
  const std::size_t dash = text.find('-');
  return {std::stoi(std::string(text.substr(0, dash))), std::stoi(std::string(text.substr(dash + 1))), owner};
}

void add_pieces(Scene& scene, const json::object& seat, char owner) {
  for (const auto& edge : seat.at("roads").as_array()) scene.roads.push_back(road(edge.as_string(), owner));
  for (const auto& node : seat.at("settlements").as_array())
    scene.buildings.push_back({number(node), false, owner});
  if (const auto* cities = seat.if_contains("cities"))
    for (const auto& node : cities->as_array()) scene.buildings.push_back({number(node), true, owner});
}

}  // namespace

Cell hex_cell(int hex) { return cell_of(hex, kHexRows); }

Cell node_cell(int node) { return cell_of(node, kNodeRows); }

Point hex_centre(int hex) {
  const Cell cell = hex_cell(hex);
  return {(2 * cell.column - cell.columns + 1) * kHalfWidth, 1.5 * (cell.row - 2)};
}

Point node_point(int node) {
  const Cell cell = node_cell(node);
  const bool odd = cell.column % 2 != 0;
  // In the upper half of the island the odd nodes of a zigzag row are its tips, in the lower half its dips.
  const double y = cell.row <= 2 ? 1.5 * cell.row - (odd ? 1 : 0.5) : 1.5 * (cell.row - 1) + (odd ? 1 : 0.5);
  const int middle = (cell.columns - 1) / 2;
  return {(cell.column - middle) * kHalfWidth, y - 3};
}

int hex_at(int node_a, int node_b) {
  const auto near = [](int hex, int node) {
    const Point d = node_point(node) - hex_centre(hex);
    return std::hypot(d.x, d.y) < 1.1;
  };
  for (int hex = 0; hex < kDrawnHexes; ++hex)
    if (near(hex, node_a) && near(hex, node_b)) return hex;
  assert(false && "not an edge of the island");
  return 0;
}

Scene read_scene(const json::object& position) {
  Scene scene;
  const auto& board = position.at("board").as_object();
  for (int hex = 0; hex < kDrawnHexes; ++hex) {
    scene.hexes[hex].terrain = board.at("hexes").as_array()[hex].as_string()[0];
    const auto& disc = board.at("discs").as_array()[hex];
    if (disc.is_number()) scene.hexes[hex].discs = {number(disc)};
    if (disc.is_array())
      for (const auto& one : disc.as_array()) scene.hexes[hex].discs.push_back(number(one));
  }
  for (const auto& harbour : board.at("harbours").as_array()) {
    const auto& nodes = harbour.at("nodes").as_array();
    scene.harbours.push_back({number(nodes[0]), number(nodes[1]), harbour.at("kind").as_string()[0]});
  }
  if (board.at("robber").is_number()) scene.robber = number(board.at("robber"));
  char owner = '1';
  for (const auto& seat : position.at("seats").as_array()) add_pieces(scene, seat.as_object(), owner++);
  // Neutral players are in a variant's part, which is the member of the game's name.
  const auto* game = position.if_contains("game");
  const auto* part = game == nullptr ? nullptr : position.if_contains(game->as_string());
  for (const char neutral : {'x', 'y'})
    if (part != nullptr && part->as_object().contains(std::string_view(&neutral, 1)))
      add_pieces(scene, part->at(std::string_view(&neutral, 1)).as_object(), neutral);
  return scene;
}

}  // namespace longroad::island
