/// Levels and styles in play: a higher level wins more, a style shows in what is played.
#include <gtest/gtest.h>

#include "arena/report.hpp"
#include "bots/levels.hpp"

namespace longroad::arena {
namespace {

Report played(std::string_view game, std::vector<std::string> bots, int games) {
  Match match;
  match.game = games::find_game(game);
  match.bots = std::move(bots);
  match.games = games;
  match.seed = 21;
  std::atomic<bool> stop = false;
  const auto outcome = run(match, {.threads = 2, .sprt = {}, .folder = {}}, stop);
  EXPECT_TRUE(outcome) << outcome.error().sentence;
  return report(match, {}, *outcome);
}

/// The levels that cost little; bench/strength.md has all of them, with many more games.
TEST(Levels, EachOfTheFirstThreeIsAboveTheOneBelow) {
  for (const std::string game : {"base", "duo", "soccer", "struggle"})
    for (int i = 1; i < 3; ++i) {
      const std::string high(bots::all_levels()[i].id);
      const std::string low(bots::all_levels()[i - 1].id);
      std::vector<std::string> bots{high, low};
      if (game != "duo") bots.insert(bots.end(), {high, low});
      EXPECT_GT(played(game, bots, 120).rows[0].share, 0.5) << game << ": " << high << " above " << low;
    }
}

/// How often a seat plays a verb in a game.
double often(const Row& row, std::string_view verb) {
  const auto found = row.decisions.find(verb);
  return found == row.decisions.end() ? 0 : found->second;
}

/// Two seats of a bot with a style against two without.
Report against_even(const std::string& bot, const std::string& style, int games) {
  const std::string styled = bot + ":style=" + style;
  return played("base", {styled, bot, styled, bot}, games);
}

TEST(Styles, ShowInWhatIsPlayedMoreThanInWhoWins) {
  const Report robber = against_even("steady", "robber", 160);
  EXPECT_GT(often(robber.rows[0], "knight"), 1.05 * often(robber.rows[1], "knight"));
  const Report builder = against_even("steady", "builder", 160);
  EXPECT_GT(often(builder.rows[0], "road"), 1.05 * often(builder.rows[1], "road"));
  for (const Report* r : {&robber, &builder}) {
    EXPECT_GT(r->rows[0].share, 0.35);
    EXPECT_LT(r->rows[0].share, 0.65);
  }
}

TEST(Styles, ATraderAgreesToMore) {
  const Report trader = against_even("search:nodes=60", "trader", 24);
  EXPECT_LT(often(trader.rows[0], "refuse"), often(trader.rows[1], "refuse"));
}

}  // namespace
}  // namespace longroad::arena
