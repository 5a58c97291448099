/// Every bot plays whole games of every game without an illegal line, and the same way again from
/// the same seed.
#include <gtest/gtest.h>

#include "bots/all_bots.hpp"
#include "games/game.hpp"
#include "sim/play.hpp"

namespace longroad {
namespace {

/// Lets the chosen line through only if the position allows it.
class Watched final : public bots::Bot {
 public:
  explicit Watched(bots::BotPtr bot) : bot_(std::move(bot)) {}
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    const Action line = bot_->choose(seen, legal, key);
    EXPECT_TRUE(seen.allows(line)) << seen.game() << ": " << seen.text(line);
    return line;
  }
  [[nodiscard]] bool reads_log() const override { return bot_->reads_log(); }

 private:
  bots::BotPtr bot_;
};

struct Game {
  std::vector<Action> lines;
  games::Score score;
};

Game play(const games::Game& game, int players, std::string_view bot, std::uint64_t seed, int max_turns) {
  const auto recipe = bots::find_bot(bot);
  EXPECT_TRUE(recipe) << recipe.error().sentence;
  const GameKeys keys = GameKeys::from(RandKey{seed});
  games::Setup setup;
  setup.players = players;
  setup.key = keys.board;
  const auto position = game.start(setup);
  EXPECT_TRUE(position) << position.error().sentence;
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < players; ++i) bots.push_back(std::make_unique<Watched>((*recipe)()));
  Game played;
  played.score = sim::play(**position, bots, keys, max_turns, &played.lines).score;
  return played;
}

TEST(WholeGames, NoBotPlaysAnIllegalLineInAnyGame) {
  for (const games::Game& game : games::all_games())
    for (const std::string_view bot : {"greedy", "random"})
      for (int players = game.min_players; players <= game.max_players; ++players) {
        const Game played = play(game, players, bot, 11, 4000);
        EXPECT_TRUE(played.score.over) << game.name << ' ' << bot;
      }
}

TEST(WholeGames, TheSameSeedGivesTheSameGame) {
  for (const games::Game& game : games::all_games()) {
    const Game once = play(game, game.max_players, "greedy", 5, 4000);
    const Game again = play(game, game.max_players, "greedy", 5, 4000);
    EXPECT_EQ(once.lines, again.lines) << game.name;
  }
}

}  // namespace
}  // namespace longroad
