/// What the tests of bots share: playing a whole game between bots of any kind.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/all_bots.hpp"
#include "bots/levels.hpp"
#include "games/game.hpp"
#include "sim/play.hpp"

namespace longroad::tests {

inline bots::Recipe recipe(std::string_view name) {
  const auto found = bots::find_bot(name);
  EXPECT_TRUE(found) << found.error().sentence;
  return *found;
}

inline games::PositionPtr start(const games::Game& game, int players, RandKey board) {
  games::Setup setup;
  setup.players = players;
  setup.key = board;
  auto position = game.start(setup);
  EXPECT_TRUE(position) << position.error().sentence;
  return std::move(*position);
}

struct WholeGame {
  std::vector<Action> lines;
  sim::Played played;
  games::PositionPtr end;
};

/// One bot a seat, made by `bot`.
inline WholeGame play(const games::Game& game, int players, std::uint64_t seed,
                      const std::function<bots::BotPtr()>& bot, int max_turns = 4000) {
  const GameKeys keys = GameKeys::from(RandKey{seed});
  WholeGame whole;
  whole.end = start(game, players, keys.board);
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < players; ++i) bots.push_back(bot());
  whole.played = sim::play(*whole.end, bots, keys, max_turns, &whole.lines);
  return whole;
}

/// Every bot of the table that thinks for itself, little enough for whole games. A new one is among them.
inline std::vector<std::string> cheap_bots() {
  std::vector<std::string> cheap{"search:depth=2:nodes=200", "mcts:nodes=8"};
  for (const bots::Kind& kind : bots::all_bots()) {
    const auto is_level = [&](const bots::Level& level) { return level.id == kind.name; };
    const auto is_here = [&](const std::string& bot) { return bot.substr(0, bot.find(':')) == kind.name; };
    if (kind.is_outside() || std::ranges::any_of(bots::all_levels(), is_level)) continue;
    if (!std::ranges::any_of(cheap, is_here)) cheap.emplace_back(kind.name);
  }
  return cheap;
}

}  // namespace longroad::tests
