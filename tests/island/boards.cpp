/// Drawn boards, checked against the rule's own words and the geometry of the island: nothing here knows how
/// the generator walks.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <vector>

#include "games/island/rules/setup.hpp"

namespace longroad::island {
namespace {

constexpr int kBoards = 600;
constexpr std::array<int, 6> kCorners{0, 2, 7, 11, 16, 18};

Board drawn(Layout layout, int i) {
  return draw_board(kTopology, layout, RandKey{5}.child(static_cast<std::uint64_t>(i)));
}

struct Point {
  double x;
  double y;  // upwards
};

/// Rows of 3-4-5-4-3 pointy-top hexes, one apart; the centre is the origin.
Point centre_of(int hex) {
  constexpr std::array<int, 5> rows{3, 4, 5, 4, 3};
  int row = 0;
  int first = 0;
  for (; hex >= first + rows[row]; ++row) first += rows[row];
  return {hex - first - (rows[row] - 1) / 2.0, (2 - row) * std::sqrt(3) / 2};
}

double radius(int hex) { return std::hypot(centre_of(hex).x, centre_of(hex).y); }

/// How far one turns counter-clockwise from the direction of `corner` to that of `hex`, in degrees.
double turned(int corner, int hex) {
  const auto direction = [](Point p) { return std::atan2(p.y, p.x) * 180 / std::numbers::pi; };
  return std::fmod(direction(centre_of(hex)) - direction(centre_of(corner)) + 720.5, 360);
}

/// The outer ring counter-clockwise from a corner, the inner ring from the same direction, the centre.
std::vector<int> spiral_from(int corner) {
  std::vector<int> path;
  for (int h = 0; h < kHexes; ++h) path.push_back(h);
  const auto ring = [](int h) { return radius(h) > 1.5 ? 0 : radius(h) > 0.5 ? 1 : 2; };
  std::ranges::sort(path, [&](int a, int b) {
    return std::pair(ring(a), turned(corner, a)) < std::pair(ring(b), turned(corner, b));
  });
  return path;
}

/// The discs along a path; the desert has none.
std::vector<int> discs_along(const Board& board, const std::vector<int>& path) {
  std::vector<int> discs;
  for (const int h : path)
    if (board.terrain[h] != Terrain::Desert) discs.push_back(board.discs[h][0]);
  return discs;
}

const std::vector<int> kLetters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};

/// The corners from which the discs lie in letter order.
std::vector<int> starts_of(const Board& board) {
  std::vector<int> starts;
  for (const int corner : kCorners)
    if (discs_along(board, spiral_from(corner)) == kLetters) starts.push_back(corner);
  return starts;
}

std::map<Terrain, int> terrain_of(const Board& board) {
  std::map<Terrain, int> times;
  for (const Terrain t : board.terrain) ++times[t];
  return times;
}

void expect_material(const Board& board) {
  const std::map<Terrain, int> printed{{Terrain::Forest, 4}, {Terrain::Pasture, 4},   {Terrain::Fields, 4},
                                       {Terrain::Hills, 3},  {Terrain::Mountains, 3}, {Terrain::Desert, 1}};
  EXPECT_EQ(terrain_of(board), printed);
  EXPECT_EQ(board.terrain[board.robber.index], Terrain::Desert);
  EXPECT_EQ(board.discs[board.robber.index][0], 0);
  auto discs = discs_along(board, spiral_from(0));
  auto letters = kLetters;
  std::ranges::sort(discs);
  std::ranges::sort(letters);
  EXPECT_EQ(discs, letters);
}

TEST(Boards, TheSpiralOfTheRulesIsTheOneWalkedHere) {
  EXPECT_EQ(spiral_from(0), (std::vector{0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9}));
}

TEST(Boards, VariableDiscsLieInLetterOrderAlongTheSpiralFromEveryCornerAlike) {
  std::map<int, int> times;
  for (int i = 0; i < kBoards; ++i) {
    const Board board = drawn(Layout::Variable, i);
    expect_material(board);
    const auto starts = starts_of(board);
    ASSERT_EQ(starts.size(), 1U) << "board " << i;
    ++times[starts.front()];
  }
  for (const int corner : kCorners) EXPECT_NEAR(times[corner], kBoards / 6, 40) << "corner " << corner;
}

TEST(Boards, VariableHexesAreShuffled) {
  std::map<int, int> deserts;
  for (int i = 0; i < kBoards; ++i) ++deserts[drawn(Layout::Variable, i).robber.index];
  for (int h = 0; h < kHexes; ++h) EXPECT_NEAR(deserts[h], kBoards / kHexes, 25) << "hex " << h;
}

TEST(Boards, VariableHarboursAreShuffledOverTheNinePlaces) {
  const auto printed = beginner_harbours();
  std::array<std::map<HarbourKind, int>, kHarbours> times;
  for (int i = 0; i < kBoards; ++i) {
    const Board board = drawn(Layout::Variable, i);
    std::multiset<HarbourKind> kinds;
    std::multiset<HarbourKind> all;
    for (int place = 0; place < kHarbours; ++place) {
      EXPECT_EQ(board.harbours[place].nodes, printed[place].nodes);
      kinds.insert(board.harbours[place].kind);
      all.insert(printed[place].kind);
      ++times[place][board.harbours[place].kind];
    }
    EXPECT_EQ(kinds, all);
  }
  for (auto& place : times) {
    EXPECT_EQ(place.size(), 6U);
    for (const auto& [kind, n] : place)
      EXPECT_NEAR(n, kind == HarbourKind::Generic ? kBoards * 4 / 9 : kBoards / 9, 50);
  }
}

TEST(Boards, RandomDiscsAreShuffledWithoutRedNeighbours) {
  int in_order = 0;
  for (int i = 0; i < kBoards; ++i) {
    const Board board = drawn(Layout::Random, i);
    expect_material(board);
    in_order += starts_of(board).empty() ? 0 : 1;
    const auto red = [&](int h) { return board.discs[h][0] == 6 || board.discs[h][0] == 8; };
    for (int a = 0; a < kHexes; ++a)
      for (int b = 0; b < a; ++b) {
        const double apart = std::hypot(centre_of(a).x - centre_of(b).x, centre_of(a).y - centre_of(b).y);
        EXPECT_FALSE(red(a) && red(b) && apart < 1.1) << "board " << i << ", hexes " << b << " and " << a;
      }
  }
  EXPECT_EQ(in_order, 0);
}

TEST(Boards, TheBeginnersIsTheSameForEveryKey) {
  EXPECT_EQ(drawn(Layout::Beginner, 1).discs, drawn(Layout::Beginner, 2).discs);
  expect_material(drawn(Layout::Beginner, 1));
}

}  // namespace
}  // namespace longroad::island
