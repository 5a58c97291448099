#include "analysis/luck.hpp"

#include <algorithm>
#include <string>

namespace longroad::analysis {
namespace {

constexpr int kPublicWorlds = 3;      // what everybody saw differs little between worlds
constexpr std::uint64_t kDraws = 12;  // for each world, where there are too many outcomes to list
constexpr RandKey kDrawKey{0xd1ce};

/// What comes after an outcome, with the best that whoever is on turn can make of it at once.
Shares settled(Plan& plan, const games::Position& world, Action outcome) {
  const auto next = world.clone();
  next->apply(outcome);
  return plan.value(*next, next->whose_turn(), {.steps = 1, .width = 1, .chances = 0}).chances;
}

void add_to(Shares& sum, const Shares& part, double weight) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * part[i];
}

/// Sums over worlds and outcomes: of the line that came, and of all.
struct Sums {
  Shares came{};
  double odds_came = 0;
  Shares all{};
  double odds_all = 0;
};

void add_outcome(Sums& sums, const Shares& value, double odds, bool came) {
  add_to(sums.all, value, odds);
  sums.odds_all += odds;
  if (!came) return;
  add_to(sums.came, value, odds);
  sums.odds_came += odds;
}

}  // namespace

games::Viewer witness_of(const games::Position& before, Action line) {
  const std::string whole = before.text(line);
  if (before.text_for({}, line) == whole) return {};
  const Seat turn = before.whose_turn();
  if (before.text_for(turn, line) == whole) return turn;
  for (int i = 0; i < before.players(); ++i)
    if (before.text_for(Seat::of(i), line) == whole) return Seat::of(i);
  return {};
}

Fortune weigh_luck(const Method& method, const Moment& moment) {
  Plan plan(method);
  Fortune fortune;
  Sums sums;
  std::vector<double> samples;  // of whoever is on turn
  const Seat turn = moment.before->whose_turn();
  const int most = std::min(method.effort.worlds, moment.glimpse.viewer ? kWorlds : kPublicWorlds);
  for (const auto& world : worlds_of(method.lens, *moment.before, moment.glimpse, most)) {
    Outcomes outcomes;
    if (world->outcomes(outcomes)) {
      fortune.outcomes = std::max(fortune.outcomes, outcomes.size());
      double total = 0;
      for (const Outcome& o : outcomes) total += o.weight;
      for (const Outcome& o : outcomes)
        add_outcome(sums, settled(plan, *world, o.action), o.weight / total, o.action == moment.line);
      continue;
    }
    fortune.exact = false;
    for (std::uint64_t i = 0; i < kDraws; ++i) {
      const Shares value = settled(plan, *world, world->draw(kDrawKey.child(i)));
      samples.push_back(value[turn.index]);
      add_outcome(sums, value, 1, false);
      ++fortune.outcomes;
    }
    if (world->check(moment.line)) continue;
    add_to(sums.came, settled(plan, *world, moment.line), 1);
    sums.odds_came += 1;
  }
  if (sums.odds_came <= 0 || sums.odds_all <= 0) return fortune;
  for (int i = 0; i < moment.before->players(); ++i)
    fortune.effects[i] = sums.came[i] / sums.odds_came - sums.all[i] / sums.odds_all;
  if (!fortune.exact) fortune.error = Spread::of(samples).error;
  return fortune;
}

}  // namespace longroad::analysis
