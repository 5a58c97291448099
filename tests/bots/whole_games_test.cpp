/// Every bot plays whole games of every game without an illegal line, and the same way again from
/// the same seed.
#include "playing.hpp"

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

tests::WholeGame watched_game(const games::Game& game, int players, std::string_view bot,
                              std::uint64_t seed) {
  return tests::play(game, players, seed,
                     [make = tests::recipe(bot)] { return std::make_unique<Watched>(make()); });
}

TEST(WholeGames, NoBotPlaysAnIllegalLineInAnyGame) {
  std::vector<std::string> all = tests::cheap_bots();
  all.insert(all.end(), {"novice", "casual:style=builder", "steady:style=robber"});
  for (const games::Game& game : games::all_games())
    for (const std::string& bot : all)
      for (int players = game.min_players; players <= game.max_players; ++players)
        EXPECT_TRUE(watched_game(game, players, bot, 11).played.score.over) << game.name << ' ' << bot;
}

TEST(WholeGames, TheSameSeedGivesTheSameGame) {
  for (const games::Game& game : games::all_games())
    for (const std::string& bot : tests::cheap_bots())
      EXPECT_EQ(watched_game(game, game.max_players, bot, 5).lines,
                watched_game(game, game.max_players, bot, 5).lines)
          << game.name << ' ' << bot;
}

}  // namespace
}  // namespace longroad
