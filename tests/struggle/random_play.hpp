/// Random games of the card game, for tests that look at every position of many games.
#pragma once

#include "games/struggle/game.hpp"

namespace longroad::struggle {

/// Plays on with random lines, clock and departures included if `wild`; tells `see` each position
/// before its line, with the line.
template <class See>
State play_randomly(const Rules& rules, RandKey key, bool wild, See see) {
  constexpr int kTurns = 20'000;
  Random random(key);
  State s = start(rules);
  while (s.phase != Phase::Over && s.number < kTurns) {
    Action next;
    if (wild && random.below(200) == 0) {
      const Seat seat = Seat::of(random.below(rules.players));
      next = random.below(4) == 0 ? act::remove(seat) : act::timeout(seat);
      if (check(rules, s, next)) continue;
    } else if (chance_due(rules, s)) {
      next = draw_chance(rules, s, RandKey{random.next()});
    } else {
      Actions lines;
      legal(rules, s, lines);
      next = lines[random.below(lines.size())];
    }
    see(s, next);
    apply(rules, s, next);
  }
  return s;
}

}  // namespace longroad::struggle
