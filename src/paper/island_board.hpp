/// The island's board on paper, so that people at real tables can lay it out: terrain by colour and by
/// letter, number discs, harbours. The one print that knows a game.
#pragma once

#include <cairo.h>

#include <cstdint>

#include "paper/words.hpp"

namespace longroad::paper {

/// Draws the board of this seed into a square that is this wide; a `BoardDrawing`.
void draw_island_board(cairo_t* pen, double width, std::uint64_t seed, Language language);

}  // namespace longroad::paper
