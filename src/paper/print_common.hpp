/// What the prints share.
#pragma once

#include <string>

#include "paper/prints.hpp"

namespace longroad::paper {

/// The frame of a tournament's page.
Frame frame_of(const State& state, const std::string& title, const std::string& subtitle, bool shown = true);

/// "Game 2", "Semi-finals", "Final"; with the event where there are several.
std::string title_of(const State& state, GameId game, const Words& w);

/// Whether the starting positions are known: in semi-finals and final, once all have chosen (1.2.7, 1.2.8).
bool has_positions(const tournament::Sheet& sheet);

enum class Type : std::uint8_t { Plain, Largest };  // largest: as fills the pages that it takes anyway

/// The ranking from this height on. Answers the new y.
double draw_standings(Document& document, const State& state, double y, const Words& w,
                      Type type = Type::Plain);

/// The largest scale up to this one that fits; 1 where none does.
template <class Fits>
double largest_scale(double most, const Fits& fits) {
  constexpr int kSteps = 20;  // for each whole size
  for (int step = static_cast<int>(most * kSteps); step > kSteps; --step) {
    if (const double scale = static_cast<double>(step) / kSteps; fits(scale)) return scale;
  }
  return 1;
}

/// A heading and its lines, split between pages only between lines. Answers the new y.
double draw_section(Document& document, double y, const tournament::TextSection& section, double size = 10.5);

}  // namespace longroad::paper
