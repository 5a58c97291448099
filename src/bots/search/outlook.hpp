/// What chance may bring, one entry for each thing that makes a difference: of 36 dice the 11 sums.
#pragma once

#include "games/island/chance.hpp"

namespace longroad::bots::search {

struct Prospect {
  Action line;
  double odds;
};
using Prospects = FixedVec<Prospect, kMaxOutcomes>;

inline void list_dice(Prospects& out) {
  for (int sum = 2; sum <= 12; ++sum) {
    const int first = sum > 6 ? 6 : sum - 1;
    const int ways = sum < 7 ? sum - 1 : 13 - sum;
    out.push({longroad::island::make::dice(first, sum - first), ways / 36.0});
  }
}

inline Prospects prospects(const longroad::island::Rules& rules, const longroad::island::State& s) {
  Prospects list;
  if (s.phase == longroad::island::Phase::Dice && !longroad::island::clock_acts(s)) {
    list_dice(list);
    return list;
  }
  Outcomes outcomes;
  longroad::island::outcomes(rules, s, outcomes);
  double total = 0;
  for (const Outcome& o : outcomes) total += o.weight;
  for (const Outcome& o : outcomes) list.push({o.action, o.weight / total});
  return list;
}

}  // namespace longroad::bots::search
