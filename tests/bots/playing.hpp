/// What the tests of bots share: playing a whole game between bots of any kind.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string_view>
#include <vector>

#include "bots/all_bots.hpp"
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

}  // namespace longroad::tests
