/// What chance may bring next, each position with its odds.
#pragma once

#include "base/random.hpp"
#include "games/game.hpp"

namespace longroad::games {

/// Calls `visit(next, odds, outcomes)` for all outcomes where they can be listed, else for a sample of so
/// many draws with keys below `key`; `outcomes` says how many there are, `kMaxOutcomes` where they are too
/// many.
template <class Visit>
void for_each_outcome(const Position& position, RandKey key, int sample, Visit visit) {
  const auto next = position.clone();
  Outcomes outcomes;
  if (position.outcomes(outcomes)) {
    double total = 0;
    for (const Outcome& o : outcomes) total += o.weight;
    for (const Outcome& o : outcomes) {
      next->assign(position);
      next->apply(o.action);
      visit(*next, o.weight / total, outcomes.size());
    }
    return;
  }
  for (int i = 0; i < sample; ++i) {
    next->assign(position);
    next->apply(position.draw(key.child(static_cast<std::uint64_t>(i))));
    visit(*next, 1.0 / sample, kMaxOutcomes);
  }
}

}  // namespace longroad::games
