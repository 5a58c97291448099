#include "bots/search/search_bot.hpp"

#include <algorithm>

#include "bots/island/turn_win.hpp"
#include "bots/search/offer.hpp"
#include "bots/search/opening.hpp"
#include "bots/search/root.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"

namespace longroad::bots {
namespace {

using namespace longroad::island;

constexpr double kTimeForLines = 0.75;  // the rest is for offers

}  // namespace

Action SearchBot::choose(const Seen& seen, const Actions& legal, RandKey key) {
  if (legal.size() == 1 && seen.open_verbs().empty()) return legal[0];
  const auto view = seen.view();
  const auto* own = dynamic_cast<const games::ErasedView<Island>*>(view.get());
  if (own == nullptr) return greedy_.choose(seen, legal, key);
  if (weights_.empty()) {
    weights_ = options_.mind.weights_for(seen.game(), seen.players());
    network_ = options_.mind.network_for(seen.game(), seen.players());
  }
  const Action line = decide(seen, own->rules(), own->value(), legal, key);
  const bool is_legal = std::ranges::find(legal, line) != legal.end() || seen.allows(line);
  return is_legal ? line : greedy_.choose(seen, legal, key);
}

Action SearchBot::decide(const Seen& seen, const Rules& rules, const View& view, const Actions& legal,
                         RandKey key) {
  ledger_.read(rules, view, seen.log());
  island::Evaluation evaluation(rules, weights_);
  evaluation.use(network_, seen.seat(), options_.trade);
  Budget budget(options_.nodes, seen.time_for(std::chrono::milliseconds(options_.ms)));
  const auto samples = worlds(rules, view, key);
  const State& first = samples.front();
  const auto win = island::find_turn_win(rules, first, seen.seat());
  if (win && std::ranges::find(legal, *win) != legal.end()) return *win;
  if (first.phase == Phase::Opening) {
    search::Planner planner(rules, evaluation, budget);
    return search::choose_opening(rules, planner, first, legal, options_.opening, budget);
  }
  const island::Trader trader(rules, evaluation, samples, seen.seat(), deal_margin(options_.mind.style));
  if (first.phase == Phase::Trade) return first.turn == seen.seat() ? trader.close(legal) : trader.answer();
  const search::Choice best = search::choose_line(rules, evaluation, samples, seen.seat(), legal,
                                                  options_.depth - 1, budget.within(kTimeForLines));
  if (seen.open_verbs().empty()) return best.line;
  if (const auto line = offer(first, trader, evaluation, budget); line && seen.allows(*line)) return *line;
  return best.line;
}

std::optional<Action> SearchBot::offer(const State& s, const island::Trader& trader,
                                       const island::Evaluation& evaluation, const Budget& budget) {
  if (!options_.trade || s.phase != Phase::Main || s.offers >= games::kProgramOffers) return std::nullopt;
  if (offered_in_ != s.number) {
    offered_in_ = s.number;
    offered_.clear();
  }
  if (s.offers != offered_.size()) return std::nullopt;
  const auto line = search::plan_offer(evaluation, s, trader.deals(offered_), budget);
  if (line) offered_.push_back(terms_of(*line));
  return line;
}

std::vector<State> SearchBot::worlds(const Rules& rules, const View& view, RandKey key) const {
  std::vector<State> samples;
  for (int i = 0; i < options_.worlds; ++i)
    samples.push_back(world(rules, view, key.child(static_cast<std::uint64_t>(i))));
  return samples;
}

/// The rules ask for no cards of whoever makes an offer, but hardly anybody offers what they have not: a
/// world where it is so is drawn again.
State SearchBot::world(const Rules& rules, const View& view, RandKey key) const {
  constexpr std::uint64_t kTries = 50;
  for (std::uint64_t i = 0;; ++i) {
    State drawn = redeal(rules, view, key.child(2 * i));
    if (const auto hands = ledger_.draw_hands(key.child(2 * i + 1))) drawn.hand = *hands;
    const bool fits =
        drawn.phase != Phase::Trade || drawn.hand[drawn.turn.index].covers(drawn.offer.terms.gives());
    if (fits || i == kTries) return drawn;
  }
}

}  // namespace longroad::bots
