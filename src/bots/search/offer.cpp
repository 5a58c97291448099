#include "bots/search/offer.hpp"

#include <algorithm>

namespace longroad::bots::search {
namespace {

constexpr int kPlanned = 3;        // deals that a whole plan is made for
constexpr double kBetter = 1.005;  // what a plan must gain by a deal

}  // namespace

std::optional<Action> plan_offer(const island::Evaluation& evaluation, const State& s,
                                 std::span<const island::Deal> deals, const Budget& budget) {
  if (deals.empty()) return std::nullopt;
  const int planned = std::min(kPlanned, static_cast<int>(deals.size()));
  const auto plan = [&](const State& from, int done) {
    Budget mine = budget.share(planned + 1, done);
    return Planner(evaluation.rules(), evaluation, mine).value(from, s.turn, {});
  };
  const double without = plan(s, 0);
  std::optional<Action> best;
  double best_worth = 0;
  for (int i = 0; i < planned; ++i) {
    const island::Deal& deal = deals[static_cast<std::size_t>(i)];
    if (!s.hand[deal.likeliest.index].covers(deal.terms.wants())) continue;
    State after = s;
    island::exchange(after, s.turn, deal.likeliest, deal.terms);
    const double gain = plan(after, i + 1) / without;
    const double worth = deal.odds * (gain - 1);
    if (gain < kBetter || worth <= best_worth) continue;
    best_worth = worth;
    best = longroad::island::make::offer(s.turn, deal.terms, deal.asked);
  }
  return best;
}

}  // namespace longroad::bots::search
