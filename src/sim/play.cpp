#include "sim/play.hpp"

#include <cassert>

#include "sim/table.hpp"

namespace longroad::sim {

Played play(games::Position& position, std::span<const bots::BotPtr> bots, const GameKeys& keys,
            int max_turns, std::vector<Action>* lines) {
  assert(static_cast<int>(bots.size()) == position.players());
  const int first_turn = position.turn();
  Table table(position, bots, keys);
  for (auto awaited = position.awaits(); !awaited.nobody(); awaited = position.awaits()) {
    const Action action = table.next(awaited);
    assert(!position.check(action));
    if (lines != nullptr) lines->push_back(action);
    position.apply(action);
    // Every turn takes a decision at least, so the turns need no counting before.
    if (table.decisions() >= max_turns - first_turn && position.turn() > max_turns) break;
  }
  return {position.score(), table.decisions(), position.turn()};
}

}  // namespace longroad::sim
