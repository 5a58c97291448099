/// The levels for people, and the styles.
#include "bots/levels.hpp"

#include "playing.hpp"

namespace longroad {
namespace {

TEST(Levels, AreFiveWithANameAndASentence) {
  EXPECT_EQ(bots::all_levels().size(), 5U);
  for (const bots::Level& level : bots::all_levels()) {
    EXPECT_FALSE(level.name.empty());
    EXPECT_TRUE(level.sentence.ends_with('.'));
    for (const std::string_view style : {"even", "builder", "trader", "robber"})
      EXPECT_TRUE(bots::find_bot(std::string(level.id) + ":style=" + std::string(style)));
  }
}

TEST(Levels, KnowNoOtherStyle) {
  EXPECT_EQ(bots::find_bot("master:style=pirate").error().sentence,
            "There is no style 'pirate'; there are: even, builder, trader, robber.");
  EXPECT_EQ(bots::find_bot("master:depth=2").error().sentence,
            "The bot 'master' has no parameter 'depth'; it has: style.");
}

TEST(Levels, AStyleChangesThePlay) {
  const games::Game& base = *games::find_game("base");
  const auto even = tests::play(base, 3, 2, tests::recipe("steady"));
  const auto robber = tests::play(base, 3, 2, tests::recipe("steady:style=robber"));
  EXPECT_NE(even.lines, robber.lines);
}

}  // namespace
}  // namespace longroad
