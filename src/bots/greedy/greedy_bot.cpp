#include "bots/greedy/greedy_bot.hpp"

#include <algorithm>

namespace longroad::bots {

Action GreedyBot::choose(const Seen& seen, const Actions& legal, RandKey key) {
  if (legal.size() == 1 && seen.open_verbs().empty()) return legal[0];
  const auto view = seen.view();
  if (weights_.empty()) {
    weights_ = mind_.weights_for(seen.game(), seen.players());
    network_ = mind_.network_for(seen.game(), seen.players());
  }
  const auto judge = judge_for(seen.game(), *view, weights_);
  judge->use(network_, seen.seat(), trade_);
  const auto world = view->redeal(key.child(0));
  if (trade_)
    if (const auto line = deal(seen, *judge, *view, legal, key.child(2)))
      return done_.note(*line, world->turn());
  const auto next = world->clone();
  Action best = legal[0];
  double best_share = -1;
  for (const Action line : considered(seen, *judge, *world, legal, done_)) {
    next->assign(*world);
    next->apply(line);
    judge->follow(*next, line);
    const double share = judge->expected(*next, key.child(1), &Judge::verdict)[seen.seat().index];
    if (share > best_share) {
      best = line;
      best_share = share;
    }
  }
  return done_.note(best, world->turn());
}

std::optional<Action> GreedyBot::deal(const Seen& seen, const Judge& judge, const games::View& view,
                                      const Actions& legal, RandKey key) const {
  constexpr std::uint64_t kWorlds = 4;
  std::vector<games::PositionPtr> worlds;
  for (std::uint64_t i = 0; i < kWorlds; ++i) worlds.push_back(view.redeal(key.child(i)));
  const auto done = done_.lines(worlds.front()->turn());
  const auto line = judge.deal(worlds, seen.seat(), legal, done, deal_margin(mind_.style));
  const bool is_legal = line && (std::ranges::find(legal, *line) != legal.end() || seen.allows(*line));
  return is_legal ? line : std::nullopt;
}

}  // namespace longroad::bots
