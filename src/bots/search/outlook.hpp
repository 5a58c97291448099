/// What chance may bring, one entry for each thing that makes a difference: of 36 dice the 11 sums.
#pragma once

#include "games/island/apply.hpp"
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

/// With two players an equal second roll is rolled again, so it changes nothing.
inline bool rolls_again(const longroad::island::Rules& rules, longroad::island::State s, Action line) {
  using namespace longroad::island;
  if (rules.variant != Variant::Duo || verb(line) != Verb::Dice) return false;
  apply(rules, s, line);
  return s.phase == Phase::Dice;
}

inline Prospects prospects(const longroad::island::Rules& rules, const longroad::island::State& s) {
  Outcomes outcomes;
  longroad::island::outcomes(rules, s, outcomes);
  double total = 0;
  for (const Outcome& o : outcomes) total += rolls_again(rules, s, o.action) ? 0 : o.weight;
  Prospects list;
  for (const Outcome& o : outcomes) {
    if (rolls_again(rules, s, o.action)) continue;
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
