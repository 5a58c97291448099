/// What chance may bring, one entry for each thing that makes a difference: of 36 dice the 11 sums,
/// of all the ways shots may fall who wins the match.
#pragma once

#include "games/island/play/apply.hpp"
#include "games/island/play/chance.hpp"

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
  if (rules.variant != kDuo || verb(line) != Verb::Dice) return false;
  apply(rules, s, line);
  return s.phase == Phase::Dice;
}

/// How likely so many of a side's shots score.
inline double odds_of_goals(const longroad::island::Rules& rules, int shots, int goals) {
  const double hit = static_cast<double>(rules.soccer.goals) / rules.soccer.of_shots;
  double odds = 1;
  for (int i = 0; i < goals; ++i) odds *= hit * (shots - i) / (i + 1);
  for (int i = goals; i < shots; ++i) odds *= 1 - hit;
  return odds;
}

/// One side wins, the other, or neither: that is all a match leaves behind.
inline Prospects match_prospects(const longroad::island::Rules& rules, const longroad::island::State& s) {
  using namespace longroad::island;
  auto sides = sides_of_match(rules, s);
  std::array<Prospect, 3> ends{};
  for (int a = 0; a <= sides[0].shots; ++a)
    for (int b = 0; b <= sides[1].shots; ++b) {
      sides[0].goals = static_cast<std::uint8_t>((1 << a) - 1);
      sides[1].goals = static_cast<std::uint8_t>((1 << b) - 1);
      Prospect& end = ends[a > b ? 0 : (a == b ? 1 : 2)];
      end.line = make::shots(sides);
      end.odds += odds_of_goals(rules, sides[0].shots, a) * odds_of_goals(rules, sides[1].shots, b);
    }
  Prospects list;
  for (const Prospect& end : ends)
    if (end.odds > 0) list.push(end);
  return list;
}

inline Prospects prospects(const longroad::island::Rules& rules, const longroad::island::State& s) {
  if (s.phase == longroad::island::SoccerPhase::Match) return match_prospects(rules, s);
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
