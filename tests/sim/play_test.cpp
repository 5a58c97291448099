/// Games between bots: whole, repeatable, and with luck that no bot can touch.
#include "sim/play.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>

#include "bots/all_bots.hpp"
#include "sim/batch.hpp"

namespace longroad::sim {
namespace {

games::PositionPtr start(RandKey key, int players) {
  games::Setup setup;
  setup.players = players;
  setup.key = GameKeys::from(key).board;
  auto position = games::find_game("base")->start(setup);
  EXPECT_TRUE(position);
  return std::move(*position);
}

/// Draws a lot, and plays the first legal line.
class Gambler final : public bots::Bot {
 public:
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    Random random(key);
    for (int i = 0; i < 100; ++i) random.next();
    EXPECT_EQ(seen.view()->viewer(), games::Viewer{seen.seat()});
    return legal[0];
  }
};

/// Plays the first legal line, and draws nothing.
class First final : public bots::Bot {
 public:
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey) override {
    EXPECT_TRUE(seen.allows(legal[0]));
    return legal[0];
  }
};

template <class B>
std::vector<bots::BotPtr> table_of(int players) {
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < players; ++i) bots.push_back(std::make_unique<B>());
  return bots;
}

template <class B>
std::vector<Action> lines_of(RandKey luck, RandKey bots_key, int max_turns) {
  const auto position = start(RandKey{1}, 3);
  const auto bots = table_of<B>(3);
  GameKeys keys = GameKeys::from(luck);
  keys.bots = bots_key;
  std::vector<Action> lines;
  play(*position, bots, keys, max_turns, &lines);
  return lines;
}

TEST(Play, RandomBotsPlayTheSameGameWhetherAskedOrNot) {
  const auto random = bots::find_bot("random");
  ASSERT_TRUE(random);
  for (std::uint64_t game = 0; game < 20; ++game) {
    std::vector<bots::BotPtr> bots;
    for (int i = 0; i < 4; ++i) bots.push_back((*random)());
    const GameKeys keys = GameKeys::from(RandKey{game});
    const auto asked = start(RandKey{game}, 4);
    const auto unasked = start(RandKey{game}, 4);
    std::vector<Action> lines;
    const Played slow = play(*asked, bots, keys, kMaxTurns, &lines);
    const Played fast = play(*unasked, bots, keys, kMaxTurns);
    EXPECT_TRUE(asked->equals(*unasked));
    EXPECT_EQ(slow.decisions, fast.decisions);
    EXPECT_EQ(slow.turns, fast.turns);
  }
}

TEST(Play, WhatBotsDrawChangesNoDice) {
  EXPECT_EQ(lines_of<Gambler>(RandKey{5}, RandKey{6}, 50), lines_of<First>(RandKey{5}, RandKey{7}, 50));
  EXPECT_NE(lines_of<First>(RandKey{5}, RandKey{6}, 50), lines_of<First>(RandKey{8}, RandKey{6}, 50));
}

TEST(Play, StopsAtTheTurnLimitWithoutAWinner) {
  const auto position = start(RandKey{1}, 3);
  const Played played = play(*position, table_of<First>(3), GameKeys::from(RandKey{1}), 7);
  EXPECT_FALSE(played.score.over);
  EXPECT_TRUE(played.score.winner.is_none());
  EXPECT_EQ(played.turns, 8);  // the eighth turn has begun, and nothing more
}

Plan random_plan(int games, int threads) {
  Plan plan;
  plan.game = games::find_game("base");
  plan.bots.assign(4, "random");
  plan.games = games;
  plan.threads = threads;
  plan.seed = 7;
  return plan;
}

TEST(Batch, IsTheSameOverAnyNumberOfThreads) {
  const auto one = run(random_plan(100, 1));
  ASSERT_TRUE(one);
  EXPECT_EQ(one->games, 100);
  EXPECT_EQ(*one, *run(random_plan(100, 2)));
  EXPECT_EQ(*one, *run(random_plan(100, 5)));
}

TEST(Batch, RandomGamesAreOfTheKnownLength) {
  const auto totals = run(random_plan(1000, 2));
  EXPECT_EQ(totals->unfinished, 0);
  EXPECT_NEAR(static_cast<double>(totals->turns) / 1000, 330, 15);
  EXPECT_NEAR(static_cast<double>(totals->decisions) / 1000, 1110, 50);
}

/// A hundred thousand games of each kind in the long run. The short one is just long enough to have a table
/// of three in the card game that stands still.
TEST(Batch, RandomGamesOfEveryGameComeToAnEnd) {
  const bool is_long = std::getenv("LONGROAD_LONG") != nullptr;
  for (const games::Game& game : games::all_games()) {
    Plan plan = random_plan(is_long ? 100'000 : 2'100, 2);
    plan.game = &game;
    for (int players = game.min_players; players <= game.max_players; ++players) {
      plan.bots.assign(static_cast<std::size_t>(players), "random");
      const auto totals = run(plan);
      ASSERT_TRUE(totals);
      EXPECT_EQ(totals->unfinished, 0) << players << " players, " << game.name;
      EXPECT_EQ(std::accumulate(totals->wins.begin(), totals->wins.end(), std::int64_t{0}), plan.games);
    }
  }
}

TEST(Batch, RefusesAPlanThatCannotBeSetUp) {
  Plan plan = random_plan(1, 1);
  plan.options = {{"claim", 5}};
  const auto totals = run(plan);
  ASSERT_FALSE(totals);
  EXPECT_NE(totals.error().sentence.find("claim"), std::string::npos);
}

}  // namespace
}  // namespace longroad::sim
