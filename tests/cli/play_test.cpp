/// A game in the terminal, played through its input and output.
#include <gtest/gtest.h>

#include <algorithm>

#include "program.hpp"

namespace longroad::cli {
namespace {

TEST(Play, OffersAMenuAndTakesLinesInNotation) {
  const Ran ran = run("play --seed 3", "1\nsettle 20\n1 road 20-21\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("[1] settle ×54"), std::string::npos);
  EXPECT_NE(ran.output.find("Type settle and one of these: 0, 1"), std::string::npos);
  EXPECT_NE(ran.output.find("1 settle 20"), std::string::npos);
  EXPECT_NE(ran.output.find("s●●┛"), std::string::npos);
}

TEST(Play, SaysTheRuleWhenItRefuses) {
  const Ran ran = run("play --seed 3", "settle 99\nroad 20-21\nfly\n7\n2 settle 20\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  for (const char* sentence : {"Place your settlement first.", "'fly' is no action.", "The menu has no 7."})
    EXPECT_NE(ran.output.find(sentence), std::string::npos) << sentence;
  EXPECT_EQ(ran.output.find("s●"), std::string::npos);  // nothing has changed
}

TEST(Play, ShowsNobodysHandButOnesOwn) {
  const std::string screen = run("play --seed 3 --game struggle --players 3", "quit\n").output;
  EXPECT_NE(screen.find("* deal 1 lwo"), std::string::npos);
  EXPECT_NE(screen.find("* deal 2 ?"), std::string::npos);
  int hands = 0;
  for (std::size_t at = screen.find("hand: "); at != screen.npos; at = screen.find("hand: ", at + 1), ++hands)
    EXPECT_EQ(screen.substr(at + 6, 3), hands == 0 ? "lwo" : "3  ") << "of seat " << hands + 1;
  EXPECT_EQ(hands, 3);
}

/// What it shows as an example can be played in this game.
TEST(Play, HelpsWithLinesOfTheGame) {
  for (const char* game : {"base", "duo", "soccer", "struggle"}) {
    const std::string words = run(std::string("play --seed 3 --game ") + game, "help\nquit\n").output;
    const std::size_t at = words.find("for example ");
    ASSERT_NE(at, words.npos) << game;
    const std::string line = words.substr(at + 12, words.find('.', at) - at - 12);
    const std::string after = run(std::string("play --seed 3 --game ") + game, line + "\nquit\n").output;
    EXPECT_NE(after.find("1 " + line), after.npos) << game << " did not play " << line;
  }
}

TEST(Play, FitsTheTerminal) {
  for (const char* game : {"base", "duo", "soccer", "struggle"}) {
    const std::string screen = run(std::string("play --seed 3 --game ") + game, "quit\n").output;
    EXPECT_LE(std::ranges::count(screen, '\n'), 24) << game;
  }
}

TEST(Play, ShowsWhatAGameAdds) {
  EXPECT_NE(run("play --seed 3 --game duo", "quit\n").output.find("5 tokens"), std::string::npos);
  EXPECT_NE(run("play --seed 3 --game soccer", "quit\n").output.find("1 shot, space 0"), std::string::npos);
  const Ran cards = run("play --seed 3 --game struggle --players 3", "draw\nquit\n");
  EXPECT_NE(cards.output.find("market: "), std::string::npos);
  EXPECT_NE(cards.output.find("Trade, build, or draw and end your turn."), std::string::npos);
  EXPECT_NE(cards.output.find("* draw "), std::string::npos);  // draw alone is a whole line
}

/// Whatever is wanted is somewhere in this; the rest is refused.
std::string everything() {
  std::string lines = "roll\nsteal 1\nsteal 2\nsteal 3\nend\n";
  for (const char* card : {"b", "l", "w", "g", "o"}) lines += std::string("discard ") + card + "\n";
  for (int hex = 0; hex < 19; hex += 6) lines += "robber " + std::to_string(hex) + "\n";
  return lines;
}

TEST(Play, GoesOnToTheEndAndKeepsARecord) {
  const TemporaryFolder folder;
  std::string input = "settle 20\nroad 20-21\n";
  for (int node = 30; node < 54; ++node) input += "settle " + std::to_string(node) + "\n";
  for (int node = 30; node < 53; ++node) {
    input += "road " + std::to_string(node) + "-" + std::to_string(node + 1) + "\n";
  }
  for (int i = 0; i < 600; ++i) input += everything();
  const Ran ran = run("play --players 3 --seed 3 --record " + (folder / "mine.game"), input);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find(" won. Points:"), std::string::npos);
  const Ran replay = run("replay " + (folder / "mine.game"));
  EXPECT_EQ(replay.exit_code, 0) << replay.errors;
  EXPECT_NE(replay.output.find("won"), std::string::npos);
}

}  // namespace
}  // namespace longroad::cli
