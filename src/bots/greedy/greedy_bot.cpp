#include "bots/greedy/greedy_bot.hpp"

#include "bots/core/considered.hpp"

namespace longroad::bots {

Action GreedyBot::choose(const Seen& seen, const Actions& legal, RandKey key) {
  if (legal.size() == 1 && seen.open_verbs().empty()) return legal[0];
  const auto view = seen.view();
  if (weights_.empty()) weights_ = mind_.weights_for(seen.game());
  const auto judge = judge_for(seen.game(), *view, weights_);
  const auto world = view->redeal(key.child(0));
  const auto next = world->clone();
  Action best = legal[0];
  double best_share = -1;
  for (const Action line : considered(seen, *judge, *world, legal)) {
    next->assign(*world);
    next->apply(line);
    judge->follow(*next, line);
    const double share = judge->expected(*next, key.child(1))[seen.seat().index];
    if (share > best_share) {
      best = line;
      best_share = share;
    }
  }
  return best;
}

}  // namespace longroad::bots
