/// Swaps with the market that lead nowhere.
#pragma once

#include <algorithm>
#include <span>

#include "games/struggle/rules/action.hpp"

namespace longroad::bots::struggle {

/// Whether the line gives away what a swap of this turn has brought, or takes back what it gave: one swap, or
/// none, would have done the same.
inline bool undoes_swap(Action line, std::span<const Action> done) {
  using namespace longroad::struggle;
  if (verb(line) != Verb::SwapMarket) return false;
  return std::ranges::any_of(done, [&](Action earlier) {
    return verb(earlier) == Verb::SwapMarket &&
           (wanted(earlier) == resource(line) || resource(earlier) == wanted(line));
  });
}

}  // namespace longroad::bots::struggle
