/// Help, exit codes, and what is said of arguments that are wrong.
#include <gtest/gtest.h>

#include "program.hpp"

namespace longroad::cli {
namespace {

TEST(Help, EveryCommandHasOneWithExamples) {
  for (const std::string command : {"play", "sim", "replay", "board", "referee", "bench"}) {
    const Ran ran = run(command + " --help");
    EXPECT_EQ(ran.exit_code, 0) << command;
    EXPECT_NE(ran.output.find("Examples:"), std::string::npos) << command;
    EXPECT_NE(run("--help").output.find(command), std::string::npos) << command;
  }
}

TEST(Help, ComesWithoutACommandTooButAsAnError) {
  const Ran ran = run("");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_NE(ran.errors.find("sim"), std::string::npos);
}

struct Wrong {
  std::string arguments;
  std::string named;
};

class WrongArguments : public testing::TestWithParam<Wrong> {};

TEST_P(WrongArguments, AreNamedAndExitWithTwo) {
  const Ran ran = run(GetParam().arguments);
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_EQ(ran.output, "");
  EXPECT_NE(ran.errors.find(GetParam().named), std::string::npos) << ran.errors;
}

INSTANTIATE_TEST_SUITE_P(
    Cli, WrongArguments,
    testing::Values(Wrong{"frobnicate", "frobnicate"}, Wrong{"sim --frobnicate", "--frobnicate"},
                    Wrong{"sim --games 0", "--games"}, Wrong{"sim --games many", "--games"},
                    Wrong{"sim --threads 0", "--threads"},
                    Wrong{"sim --game chess", "--game: There is no game 'chess'"},
                    Wrong{"sim --bots random", "--bots: The game base takes 2 to 4 bots"},
                    Wrong{"sim --bots random,radnom", "--bots: There is no bot 'radnom'"},
                    Wrong{"sim --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"sim --options '{'", "--options"}, Wrong{"sim --board nowhere.json", "--board"},
                    Wrong{"sim --games 1 --records /dev/null/records", "--records"}, Wrong{"replay", "FILE"},
                    Wrong{"replay nowhere.game", "FILE: The file 'nowhere.game'"},
                    Wrong{"board '[1]'", "JSON"}, Wrong{"board '{\"hexes\":[]}'", "JSON"},
                    Wrong{"board --seed x", "--seed"}, Wrong{"board --svg /dev/null/picture.svg", "--svg"},
                    Wrong{"bench --players 9", "--players"}, Wrong{"play --players 9", "--players"},
                    Wrong{"play --seat 4 --players 3", "--seat"},
                    Wrong{"play --bots random,random", "--bots"}));

}  // namespace
}  // namespace longroad::cli
