#include "bots/search/planner.hpp"

#include <algorithm>

#include "bots/search/outlook.hpp"
#include "games/island/play/apply.hpp"
#include "games/island/play/legal.hpp"

namespace longroad::bots::search {
namespace {

using namespace longroad::island;

State after(const Rules& rules, const State& s, Action line) {
  State next = s;
  apply(rules, next, line);
  return next;
}

/// Whether it is this seat that chooses now, in its own turn.
bool chooses(const Rules& rules, const State& s, Seat me) {
  return s.turn == me && s.phase != Phase::Discard && s.phase != Phase::Trade && to_act(rules, s).has(me);
}

/// Choices that the seat may leave use up a plan's steps; those that are owed do not.
bool is_owed(Phase p) { return p != Phase::Main; }

Reach shortened(Reach reach, Phase phase) {
  if (is_owed(phase)) {
    reach.width = std::min(reach.width, 3);
    return reach;
  }
  --reach.steps;
  reach.width = std::max(2, reach.width - 1);
  return reach;
}

bool matchday_is_due(const Rules& rules, const State& s) { return rules.variant == kSoccer && soccer(s).due; }

}  // namespace

double Planner::judged(const State& s, Seat me, Judged by) {
  if (s.phase == DuoPhase::Give) return judged(with_best_gift(s), me, by);
  if (!chance_due(s)) {
    budget_.count();
    return (evaluation_.*by)(s)[me.index];
  }
  double mean = 0;
  for (const Prospect& p : prospects(rules_, s)) mean += p.odds * judged(after(rules_, s, p.line), me, by);
  return mean;
}

/// A forced trade is judged once the cards owed for it are given: before, they look like a gain.
State Planner::with_best_gift(const State& s) {
  State best = s;
  double most = -1;
  for_each_gift(s, [&](Action gift) {
    const State given = after(rules_, s, gift);
    budget_.count();
    const double share = evaluation_.shares(given)[s.turn.index];
    if (share <= most) return;
    most = share;
    best = given;
  });
  return best;
}

Candidates Planner::ranked(const State& s, Seat me) {
  Actions lines;
  legal(rules_, s, me, lines);
  Candidates list;
  list.reserve(static_cast<std::size_t>(lines.size()));
  for (const Action line : lines) {
    if (verb(line) == Verb::End && lines.size() > 1) continue;  // stopping is judged by itself
    list.push_back({line, after(rules_, s, line)});
    list.back().value = glance(list.back().after, me);
  }
  std::ranges::stable_sort(list, std::greater<>{}, &Candidate::value);
  return list;
}

double Planner::chance_value(const State& s, Seat me, const Reach& reach) {
  double mean = 0;
  for (const Prospect& p : prospects(rules_, s)) mean += p.odds * value(after(rules_, s, p.line), me, reach);
  return mean;
}

double Planner::value(const State& s, Seat me, const Reach& reach) {
  if (chance_due(s)) return chance_value(s, me, reach);
  if (!chooses(rules_, s, me)) return verdict(s, me);
  const bool owed = is_owed(s.phase);
  if (owed && budget_.spent()) return verdict(s, me);
  double best = owed ? -1 : stop(s, me, reach.turns);
  if (!owed && (reach.steps <= 0 || budget_.spent())) return best;
  int followed = 0;
  for (const Candidate& c : ranked(s, me)) {
    if (++followed > reach.width && verb(c.line) != Verb::Roll) continue;  // rolling is always an option
    best = std::max(best, value(c.after, me, shortened(reach, s.phase)));
  }
  return best;
}

double Planner::stop(const State& s, Seat me, int turns) {
  if (turns == 0 || budget_.spent())
    return verdict(matchday_is_due(rules_, s) ? after(rules_, s, make::line(Verb::End, s.turn)) : s, me);
  return replies(after(rules_, s, make::line(Verb::End, s.turn)), me, turns);
}

/// Each sum of the dice, and what the roller makes of it; a matchday comes first where it is due.
double Planner::replies(const State& s, Seat me, int turns) {
  if (s.phase == SoccerPhase::Match) {
    double mean = 0;
    for (const Prospect& p : prospects(rules_, s))
      mean += p.odds * replies(after(rules_, s, p.line), me, turns);
    return mean;
  }
  if (s.phase != Phase::Roll || turns == 0 || budget_.spent()) return verdict(s, me);
  const State rolling = after(rules_, s, make::line(Verb::Roll, s.turn));
  double mean = 0;
  for (const Prospect& p : prospects(rules_, rolling))
    mean += p.odds * reply(after(rules_, rolling, p.line), me, turns);
  return mean;
}

/// The one line that helps the roller most; two players roll again first.
double Planner::reply(const State& s, Seat me, int turns) {
  if (s.phase == Phase::Roll) return replies(s, me, turns);
  if (s.phase != Phase::Main) return verdict(s, me);
  const double still = glance(s, s.turn);
  const Candidates lines = ranked(s, s.turn);
  const State& then = !lines.empty() && lines.front().value > still ? lines.front().after : s;
  if (turns == 1 || then.phase != Phase::Main) return verdict(then, me);
  return replies(after(rules_, then, make::line(Verb::End, then.turn)), me, turns - 1);
}

}  // namespace longroad::bots::search
