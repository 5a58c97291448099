#include "analysis/plan.hpp"

#include <algorithm>

#include "games/each_outcome.hpp"

namespace longroad::analysis {
namespace {

constexpr RandKey kSamples{0x10ad};  // the same draws for every line that is compared
constexpr int kSampled = 8;          // where there are too many outcomes to list
constexpr int kFewOutcomes = 8;      // more are not planned behind

bool is_opening(const games::Position& position) {
  return position.turn() == 0 && !position.over() && !position.chance_due();
}

}  // namespace

void add(Outlook& sum, const Outlook& part, double weight) {
  for (std::size_t i = 0; i < sum.chances.size(); ++i) sum.chances[i] += weight * part.chances[i];
  sum.terms.resize(std::max(sum.terms.size(), part.terms.size()));
  for (std::size_t i = 0; i < part.terms.size(); ++i)
    sum.terms[i] += static_cast<float>(weight) * part.terms[i];
}

Outlook Plan::judged(const games::Position& position) {
  --left_;
  Outlook outlook;
  const bool opening = position.turn() == 0;
  const Calibration& calibration = opening ? opening_ : calibration_;
  outlook.chances = opening ? judge_.shares(position) : judge_.verdict(position);
  if (!position.over())
    outlook.chances = calibration.chances(outlook.chances, position.players(), lens_.progress(position),
                                          position.whose_turn());
  if (explains_) outlook.terms = lens_.terms(position);
  return outlook;
}

double Plan::guessed(const games::Position& position, Seat seat) {
  --left_;
  if (!position.chance_due()) return judge_.shares(position)[seat.index];
  double sum = 0;
  games::for_each_outcome(position, kSamples, kSampled, [&](const games::Position& next, double odds, int) {
    sum += odds * judge_.shares(next)[seat.index];
  });
  return sum;
}

/// Over what chance may bring, each outcome judged.
template <class Judge>
Outlook Plan::mean(const games::Position& position, Judge judge) {
  Outlook sum;
  games::for_each_outcome(
      position, kSamples, kSampled,
      [&](const games::Position& next, double odds, int outcomes) { add(sum, judge(next, outcomes), odds); });
  return sum;
}

Outlook Plan::rest(const games::Position& position) {
  if (!position.chance_due()) return judged(position);
  return mean(position, [&](const games::Position& p, int) { return judged(p); });
}

std::vector<Plan::Candidate> Plan::ranked(const games::Position& position, Seat me, const Actions& lines) {
  std::vector<Candidate> list;
  for (const Action line : lines) {
    if (lens_.ends_turn(line)) continue;  // stopping is judged by itself
    Candidate c{line, position.clone()};
    c.position->apply(line);
    judge_.follow(*c.position, line);
    c.share = guessed(*c.position, me);
    list.push_back(std::move(c));
  }
  std::ranges::stable_sort(list, std::greater<>{}, &Candidate::share);
  return list;
}

Outlook Plan::opened(const games::Position& position) {
  auto now = position.clone();
  while (is_opening(*now) && !now->to_act().empty()) {
    const Seat seat = now->to_act().first();
    Actions lines;
    now->legal(seat, lines);
    if (lines.empty()) break;
    now = std::move(ranked(*now, seat, lines).front().position);
  }
  return rest(*now);
}

Outlook Plan::best_line(const games::Position& position, Seat me, const Reach& reach, const Actions& lines) {
  const bool owed = std::ranges::none_of(lines, [&](Action line) { return lens_.ends_turn(line); });
  Outlook best;
  if (!owed) best = rest(position);
  if (!owed && reach.steps <= 0) return best;
  // Of cards to discard, one after the other, there are more orders than ways.
  Reach then = reach;
  if (!owed) --then.steps;
  int& narrowed = owed ? then.owed : then.width;
  const int width = narrowed;
  narrowed = std::max(1, width - 1);
  int followed = 0;
  for (const Candidate& c : ranked(position, me, lines)) {
    if (++followed > width) break;
    Outlook then_best = value(*c.position, me, then);
    if ((owed && followed == 1) || then_best.chances[me.index] > best.chances[me.index]) {
      best = std::move(then_best);
      best.then.insert(best.then.begin(), c.line);
    }
  }
  return best;
}

Outlook Plan::value(const games::Position& position, Seat me, const Reach& reach) {
  if (position.over() || left_ <= 0) return rest(position);
  if (position.chance_due()) {
    if (reach.chances <= 0) return rest(position);
    return mean(position, [&](const games::Position& p, int outcomes) {
      Reach then = reach;
      --then.chances;
      if (outcomes > kFewOutcomes) then = {.steps = std::min(reach.steps, 1), .width = 1, .chances = 0};
      return value(p, me, then);
    });
  }
  if (position.to_act().has(me)) {
    Actions lines;
    position.legal(me, lines);
    if (!lines.empty()) return best_line(position, me, reach, lines);
  }
  return is_opening(position) ? opened(position) : answered(position, me);
}

/// It is another's turn: what they can make of it at once.
Outlook Plan::answered(const games::Position& position, Seat me) {
  const Seat turn = position.whose_turn();
  Actions lines;
  if (turn != me && position.to_act().has(turn)) position.legal(turn, lines);
  if (lines.empty()) return rest(position);
  Outlook theirs = best_line(position, turn, {.steps = 2, .width = 2, .chances = 0}, lines);
  theirs.then.clear();
  return theirs;
}

Outlook Plan::after(const games::Position& world, Action line, Seat me, const Reach& reach) {
  if (lens_.ends_turn(line)) return rest(world);
  const auto next = world.clone();
  next->apply(line);
  judge_.follow(*next, line);
  return value(*next, me, reach);
}

}  // namespace longroad::analysis
