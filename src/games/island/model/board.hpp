/// A board: terrain, discs, harbours and where the robber begins. Fixed for a whole game.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "base/resources.hpp"
#include "games/island/model/ids.hpp"

namespace longroad::island {

/// The first five produce the resource of the same number.
enum class Terrain : std::uint8_t { Hills, Forest, Pasture, Fields, Mountains, Desert, Pitch };

constexpr bool produces(Terrain t) { return t < Terrain::Desert; }
constexpr Resource product(Terrain t) {
  assert(produces(t));
  return static_cast<Resource>(t);
}

/// The first five take two of their resource, the generic one three of any.
enum class HarbourKind : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Generic };
inline constexpr int kHarbourKinds = 6;
inline constexpr int kHarbours = 9;

struct Harbour {
  std::array<NodeId, 2> nodes{};
  HarbourKind kind = HarbourKind::Generic;
  friend constexpr bool operator==(const Harbour&, const Harbour&) = default;
};

struct Board {
  std::array<Terrain, kHexes> terrain{};
  std::array<std::array<std::uint8_t, 2>, kHexes> discs{};  // 0 for none; the second on soccer's two-disc hex
  std::array<Harbour, kHarbours> harbours{};
  HexId robber{};  // none: beside the board
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

/// The nine places for harbours with the beginner's kinds.
constexpr std::array<Harbour, kHarbours> beginner_harbours() {
  constexpr auto at = [](int a, int b, HarbourKind kind) {
    return Harbour{{NodeId::of(a), NodeId::of(b)}, kind};
  };
  return {at(0, 1, HarbourKind::Generic),   at(3, 4, HarbourKind::Grain),   at(14, 15, HarbourKind::Ore),
          at(26, 37, HarbourKind::Generic), at(45, 46, HarbourKind::Wool),  at(50, 51, HarbourKind::Generic),
          at(47, 48, HarbourKind::Generic), at(28, 38, HarbourKind::Brick), at(7, 17, HarbourKind::Lumber)};
}

/// The fixed layout for a first game.
constexpr Board beginner_board() {
  using enum Terrain;
  Board board;
  board.terrain = {Mountains, Pasture,   Forest, Fields,    Hills,  Pasture, Hills, Fields, Forest, Desert,
                   Forest,    Mountains, Forest, Mountains, Fields, Pasture, Hills, Fields, Pasture};
  constexpr std::array<std::uint8_t, kHexes> discs{10, 2, 9, 12, 6, 4, 10, 9, 11, 0,
                                                   3,  8, 8, 3,  4, 5, 5,  6, 11};
  for (int h = 0; h < kHexes; ++h) board.discs[h][0] = discs[h];
  board.harbours = beginner_harbours();
  board.robber = HexId::of(9);
  return board;
}

}  // namespace longroad::island
