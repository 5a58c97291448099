#include "bots/mcts/mcts_bot.hpp"

#include <algorithm>

#include "bots/core/budget.hpp"
#include "bots/core/considered.hpp"
#include "bots/mcts/tree.hpp"

namespace longroad::bots {
namespace {

constexpr double kExploration = 0.5;

}  // namespace

Action MctsBot::choose(const Seen& seen, const Actions& legal, RandKey key) {
  if (legal.size() == 1 && seen.open_verbs().empty()) return legal[0];
  const auto view = seen.view();
  if (weights_.empty()) {
    weights_ = options_.mind.weights_for(seen.game(), seen.players());
    network_ = options_.mind.network_for(seen.game(), seen.players());
  }
  const auto judge = judge_for(seen.game(), *view, weights_);
  constexpr bool kTrade = true;  // none is offered here, but others may
  judge->use(network_, seen.seat(), kTrade);
  const auto first = view->redeal(key);
  const auto win = judge->turn_win(*first, seen.seat());
  if (win && (std::ranges::find(legal, *win) != legal.end() || seen.allows(*win)))
    return done_.note(*win, first->turn());
  mcts::Tree tree(*judge, seen.seat(), considered(seen, *judge, *first, legal, done_), kExploration);
  Budget budget(options_.nodes, seen.time_for(std::chrono::milliseconds(options_.ms)));
  for (std::uint64_t i = 0; !budget.spent(); ++i) {
    const auto world = view->redeal(key.child(2 * i));
    tree.walk(*world, key.child(2 * i + 1));
    budget.count();
  }
  return done_.note(tree.best(legal[0]), first->turn());
}

}  // namespace longroad::bots
