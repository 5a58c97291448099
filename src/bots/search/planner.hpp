/// Plans the rest of a seat's turn: every order of its actions that is worth a thought, chance
/// enumerated, judged where the turn may stop. All plans are judged at the same moment, so that
/// none looks better for having put off the end of the turn.
#pragma once

#include <vector>

#include "bots/core/budget.hpp"
#include "bots/island/evaluation.hpp"

namespace longroad::bots::search {

using island::Rules;
using island::State;

/// How far a plan goes, and how many candidates it follows at each of its steps.
struct Reach {
  int steps = 3;  // choices that could also be left
  int width = 6;  // candidates at the first step, one less at each further step
  int turns = 0;  // turns of others looked at after the plan
};

struct Candidate {
  Action line;
  State after;
  double value = 0;  // the mover's share
};
using Candidates = std::vector<Candidate>;

class Planner {
 public:
  Planner(const Rules& rules, const island::Evaluation& evaluation, Budget& budget)
      : rules_(rules), evaluation_(evaluation), budget_(budget) {}

  /// What the seat can make of its turn from here: its share at the best place to stop.
  double value(const State& s, Seat me, const Reach& reach);
  /// The seat's lines, the best first; judged by what they lead to at once.
  Candidates ranked(const State& s, Seat me);

 private:
  double chance_value(const State& s, Seat me, const Reach& reach);
  using Judged = Shares (island::Evaluation::*)(const State&) const;
  /// The share after what chance brings, with nothing more played: quickly, for an order of lines.
  double glance(const State& s, Seat me) { return judged(s, me, &island::Evaluation::shares); }
  /// The same for what decides.
  double verdict(const State& s, Seat me) { return judged(s, me, &island::Evaluation::verdict); }
  double judged(const State& s, Seat me, Judged by);
  /// After one card of a forced trade is given back.
  State with_best_gift(const State& s);
  /// The share where the turn ends here, after others have had their turns.
  double stop(const State& s, Seat me, int turns);
  /// The same once the next player's roll is due.
  double replies(const State& s, Seat me, int turns);
  /// The same once it has rolled.
  double reply(const State& s, Seat me, int turns);

  const Rules& rules_;
  const island::Evaluation& evaluation_;
  Budget& budget_;
};

}  // namespace longroad::bots::search
