/// The soccer board: two pitches, one hex with two discs, and the robber beside the board.
#pragma once

#include "base/random.hpp"
#include "games/island/model/board.hpp"

namespace longroad::island {

namespace detail {

constexpr HexId hex_with_disc(const Board& board, int disc) {
  int h = 0;
  while (board.discs[h][0] != disc) ++h;
  return HexId::of(h);
}

/// Hills and mountains stay in the game: they take the place of a pasture.
constexpr bool stays(Terrain t) { return t == Terrain::Hills || t == Terrain::Mountains; }

constexpr HexId any_pasture(const Board& board, Random& random) {
  HexSet pastures;
  for (int h = 0; h < kHexes; ++h)
    if (board.terrain[h] == Terrain::Pasture) pastures.add(HexId::of(h));
  for (int skip = random.below(pastures.size()); skip > 0; --skip) pastures.remove(pastures.first());
  return pastures.first();
}

}  // namespace detail

inline constexpr HexId kCentre = HexId::of(9);

/// Whether the hex that loses its disc to the 12 takes the place of a pasture.
constexpr bool replaces_pasture(const Board& board) {
  return detail::stays(board.terrain[detail::hex_with_disc(board, 2).index]);
}

/// The host's hex must be a pasture where one has to give way.
constexpr bool suits_host(const Board& board, HexId pasture) {
  return pasture.is_none() || !replaces_pasture(board) || board.terrain[pasture.index] == Terrain::Pasture;
}

/// Makes the pitches on a base board with the desert in its centre. `pasture` is the one replaced,
/// if that is needed; none: a random one.
constexpr Board with_pitches(Board board, HexId pasture, RandKey key) {
  Random random(key);
  const HexId two = detail::hex_with_disc(board, 2);
  const HexId twelve = detail::hex_with_disc(board, 12);
  const Terrain bare = board.terrain[two.index];
  board.terrain[kCentre.index] = Terrain::Pitch;
  board.terrain[two.index] = Terrain::Pitch;
  board.discs[two.index] = {};
  board.discs[twelve.index] = {2, 12};
  if (detail::stays(bare)) {
    if (pasture.is_none()) pasture = detail::any_pasture(board, random);
    board.terrain[pasture.index] = bare;
  }
  board.robber = HexId::none();
  return board;
}

}  // namespace longroad::island
