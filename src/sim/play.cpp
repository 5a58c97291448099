#include "sim/play.hpp"

#include <algorithm>
#include <cassert>

#include "sim/table.hpp"

namespace longroad::sim {
namespace {

/// The same game that asking the bots would give, several times as fast.
Played play_at_random(games::Position& position, const GameKeys& keys, int max_turns) {
  Luck luck{keys.luck};
  const int decisions = position.play_out(luck, keys.bots, max_turns);
  return {position.score(), decisions, position.turn()};
}

}  // namespace

Played play(games::Position& position, std::span<const bots::BotPtr> bots, const GameKeys& keys,
            int max_turns, std::vector<Action>* lines) {
  assert(static_cast<int>(bots.size()) == position.players());
  const bool all_random = std::ranges::all_of(bots, [](const auto& bot) { return bot->is_random(); });
  if (all_random && lines == nullptr) return play_at_random(position, keys, max_turns);
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
