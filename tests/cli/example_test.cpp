/// The example game in the terminal: what docs/add-a-game.md promises of a game that nobody above knows.
#include <gtest/gtest.h>

#include "program.hpp"
#include "temporary_folder.hpp"

namespace longroad::cli {
namespace {

class Example : public testing::Test {
 protected:
  [[nodiscard]] std::string file() const { return folder_ / "race.game"; }

  tests::TemporaryFolder folder_;
};

TEST_F(Example, IsPlayedByItsLegalLines) {
  const std::string screen =
      run("play --game race --players 2 --seed 3 --bots random", "help\n1\nfly\nquit\n").output;
  for (const char* words : {"[1] roll  [2] walk", "space: 0", "turn: seat 1, number 1", "You have space: 0.",
                            "It is your turn.", "for example roll", "1 roll, die ", "is no verb"})
    EXPECT_NE(screen.find(words), std::string::npos) << words << " in\n" << screen;
}

TEST_F(Example, KeepsARecordThatIsReplayedAndShown) {
  const Ran played = run("play --game race --players 2 --seed 3 --bots random --record " + file(),
                         "walk\nwalk\nwalk\nquit\n");
  EXPECT_EQ(played.exit_code, 0) << played.errors;
  const Ran shown = run("replay " + file() + " --at 1");
  EXPECT_EQ(shown.exit_code, 0) << shown.errors;
  for (const char* words : {"all legal", "After 1 lines", "turn: seat 2, number 2", "space: 1"})
    EXPECT_NE(shown.output.find(words), std::string::npos) << words << " in\n" << shown.output;
  const Ran drawn = run("replay " + file() + " --svg");
  EXPECT_EQ(drawn.exit_code, 2);
  EXPECT_NE(drawn.errors.find("The game race has no board to draw."), std::string::npos) << drawn.errors;
}

/// Evaluations know other games; here bots judge by the points.
TEST_F(Example, IsPlayedByBots) {
  for (const char* bots : {"random,random", "greedy,random", "mcts:nodes=50,random", "steady,novice"}) {
    const Ran ran = run(std::string("sim --game race --games 2 --seed 1 --bots ") + bots);
    EXPECT_EQ(ran.exit_code, 0) << bots << ": " << ran.errors;
  }
}

TEST_F(Example, IsInNoList) { EXPECT_EQ(run("play --help").output.find("race"), std::string::npos); }

}  // namespace
}  // namespace longroad::cli
