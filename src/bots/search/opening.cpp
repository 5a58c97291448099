#include "bots/search/opening.hpp"

#include <algorithm>

#include "games/island/play/apply.hpp"

namespace longroad::bots::search {
namespace {

using namespace longroad::island;

/// Everybody places where it helps them most at once, until the first roll.
double play_out(const Rules& rules, Planner& planner, State s, Seat me) {
  while (s.phase == Phase::Opening) apply(rules, s, planner.ranked(s, s.turn).front().line);
  return planner.value(s, me, {.steps = 0});
}

}  // namespace

Action choose_opening(const Rules& rules, Planner& planner, const State& s, const Actions& legal, int width,
                      const Budget& budget) {
  Candidates places = planner.ranked(s, s.turn);
  std::erase_if(places, [&](const Candidate& c) { return std::ranges::find(legal, c.line) == legal.end(); });
  if (places.empty()) return legal[0];
  if (static_cast<int>(places.size()) > width) places.resize(static_cast<std::size_t>(width));
  Action best = places.front().line;
  double best_share = -1;
  for (const Candidate& c : places) {
    if (best_share >= 0 && budget.is_late()) break;
    const double share = play_out(rules, planner, c.after, s.turn);
    if (share > best_share) {
      best = c.line;
      best_share = share;
    }
  }
  return best;
}

}  // namespace longroad::bots::search
