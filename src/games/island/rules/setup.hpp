/// Drawing a board: hexes and harbours shuffled, discs laid along the spiral or at random.
#pragma once

#include "base/random.hpp"
#include "games/island/model/board.hpp"
#include "games/island/model/topology.hpp"

namespace longroad::island {

enum class Layout : std::uint8_t { Beginner, Variable, Random };

namespace detail {

inline constexpr int kDiscs = 18;

/// The discs in letter order, A to R.
constexpr std::array<std::uint8_t, kDiscs> letter_order() {
  return {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
}

/// Counter-clockwise from a corner: outer ring, inner ring, centre. Corners are two steps of the
/// outer and one of the inner ring apart.
constexpr std::array<HexId, kHexes> spiral(int corner) {
  constexpr std::array<int, 12> outer{0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1};
  constexpr std::array<int, 6> inner{4, 8, 13, 14, 10, 5};
  std::array<HexId, kHexes> path{};
  for (int i = 0; i < 12; ++i) path[i] = HexId::of(outer[(2 * corner + i) % 12]);
  for (int i = 0; i < 6; ++i) path[12 + i] = HexId::of(inner[(corner + i) % 6]);
  path[18] = HexId::of(9);
  return path;
}

constexpr void shuffle_terrain(Board& board, Random& random) { random.shuffle(board.terrain, kHexes); }

/// It changes places with the hex that lies there.
constexpr void move_desert(Board& board, HexId to) {
  for (Terrain& t : board.terrain)
    if (t == Terrain::Desert) t = board.terrain[to.index];
  board.terrain[to.index] = Terrain::Desert;
}

constexpr void shuffle_harbours(Board& board, Random& random) {
  std::array<HarbourKind, kHarbours> kinds{};
  for (int i = 0; i < kHarbours; ++i) kinds[i] = board.harbours[i].kind;
  random.shuffle(kinds, kHarbours);
  for (int i = 0; i < kHarbours; ++i) board.harbours[i].kind = kinds[i];
}

constexpr void lay_discs(Board& board, const std::array<HexId, kHexes>& path,
                         const std::array<std::uint8_t, kDiscs>& discs) {
  int next = 0;
  for (const HexId h : path)
    board.discs[h.index] = {produces(board.terrain[h.index]) ? discs[next++] : std::uint8_t{0}, 0};
}

constexpr bool is_red(int disc) { return disc == 6 || disc == 8; }

constexpr bool red_discs_touch(const Topology& topology, const Board& board) {
  for (int a = 0; a < kHexes; ++a) {
    if (!is_red(board.discs[a][0])) continue;
    bool touch = false;
    topology.hex_neighbours[a].for_each([&](HexId b) { touch |= is_red(board.discs[b.index][0]); });
    if (touch) return true;
  }
  return false;
}

}  // namespace detail

/// Draws a board. `desert` is where it lies, if that is fixed.
constexpr Board draw_board(const Topology& topology, Layout layout, RandKey key, HexId desert = {}) {
  Board board = beginner_board();
  if (layout == Layout::Beginner) return board;
  Random random(key);
  detail::shuffle_terrain(board, random);
  if (!desert.is_none()) detail::move_desert(board, desert);
  detail::shuffle_harbours(board, random);
  auto discs = detail::letter_order();
  const auto path = detail::spiral(random.below(6));
  detail::lay_discs(board, path, discs);
  if (layout == Layout::Random) do {
      random.shuffle(discs, detail::kDiscs);
      detail::lay_discs(board, path, discs);
    } while (detail::red_discs_touch(topology, board));
  for (int h = 0; h < kHexes; ++h)
    if (board.terrain[h] == Terrain::Desert) board.robber = HexId::of(h);
  return board;
}

}  // namespace longroad::island
