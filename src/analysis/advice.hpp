/// What somebody might play now, by what that one can know: the best few lines, each with a sentence.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "analysis/lens/naming.hpp"
#include "games/game.hpp"
#include "notation/values/value.hpp"

namespace longroad::analysis {

struct Advice {
  std::string line;
  int chance = 0;  // of the seat with it, out of ten thousand
  std::string text;
  static void fields(auto f) { LONGROAD_FIELDS(f, line, chance, text); }
};

/// For a seat that has to act; `log` are the lines as it saw them. Nothing where there is no choice, or
/// nobody can evaluate the game.
std::vector<Advice> advise(const games::Position& position, Seat seat, std::span<const std::string> log,
                           const Naming& naming);

}  // namespace longroad::analysis
