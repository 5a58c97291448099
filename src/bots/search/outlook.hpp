/// What chance may bring, one entry for each thing that makes a difference: of 36 dice the 11 sums.
#pragma once

#include "games/island/chance.hpp"

namespace longroad::bots::search {

struct Prospect {
  Action line;
  double odds;
};
using Prospects = FixedVec<Prospect, kMaxOutcomes>;

/// Dice of the same sum do the same.
inline bool same_effect(Action a, Action b) {
  using longroad::island::Verb;
  const auto sum = [](Action dice) { return dice.operand(0) + dice.operand(1); };
  return longroad::island::verb(a) == Verb::Dice && longroad::island::verb(b) == Verb::Dice &&
         sum(a) == sum(b);
}

inline Prospects prospects(const longroad::island::Rules& rules, const longroad::island::State& s) {
  Outcomes outcomes;
  longroad::island::outcomes(rules, s, outcomes);
  double total = 0;
  for (const Outcome& o : outcomes) total += o.weight;
  Prospects list;
  for (const Outcome& o : outcomes) {
    const double odds = o.weight / total;
    Prospect* same = list.begin();
    while (same != list.end() && !same_effect(same->line, o.action)) ++same;
    if (same != list.end())
      same->odds += odds;
    else
      list.push({o.action, odds});
  }
  return list;
}

}  // namespace longroad::bots::search
