/// What there is to draw of an island position, read from its JSON (a position or a view), and where
/// it lies: pointy-top hexes with corners at distance 1 from their centre, the middle hex at (0, 0).
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <string>
#include <vector>

namespace longroad::island {

inline constexpr int kDrawnHexes = 19;
inline constexpr int kDrawnNodes = 54;

struct Point {
  double x = 0;
  double y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};

/// A place in the zigzag rows of nodes or in the rows of hexes.
struct Cell {
  int row = 0;
  int column = 0;
  int columns = 0;  // how many the row has
};

Cell hex_cell(int hex);
Cell node_cell(int node);
Point hex_centre(int hex);
Point node_point(int node);
/// The land hex that has both nodes of a coast edge, so that the sea is known to lie beyond.
int hex_at(int node_a, int node_b);

struct Scene {
  struct Hex {
    char terrain = 'd';      // a resource's letter, d desert, p pitch
    std::vector<int> discs;  // none, one or two numbers
  };
  struct Harbour {
    int a, b;
    char kind;  // '3', or the resource's letter
  };
  struct Road {
    int a, b;
    char owner;  // '1' … '6', or x and y
  };
  struct Building {
    int node;
    bool city;
    char owner;
  };

  std::array<Hex, kDrawnHexes> hexes;
  std::vector<Harbour> harbours;
  int robber = -1;  // beside the board
  std::vector<Road> roads;
  std::vector<Building> buildings;
};

/// Reads a position or view as the game writes it, complete.
Scene read_scene(const boost::json::object& position);

}  // namespace longroad::island
