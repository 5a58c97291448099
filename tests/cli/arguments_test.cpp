/// Help, exit codes, and what is said of arguments that are wrong.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>

#include "program.hpp"

namespace longroad::cli {
namespace {

/// The lines of a help that begin with two spaces, below a heading.
std::vector<std::string> lines_below(const std::string& help, const std::string& heading) {
  std::vector<std::string> lines;
  std::istringstream rest(help.substr(std::min(help.find("\n" + heading + "\n"), help.size())));
  std::string line;
  for (std::getline(rest, line), std::getline(rest, line); std::getline(rest, line);) {
    if (!line.starts_with("  ")) break;
    lines.push_back(line.substr(2));
  }
  return lines;
}

std::vector<std::string> commands_of(const std::string& group) {
  std::vector<std::string> names;
  for (const std::string& line : lines_below(run(group + " --help").output, "Commands:"))
    if (!line.starts_with(' ')) names.push_back(line.substr(0, line.find(' ')));
  return names;
}

std::vector<std::string> examples_of(const std::string& command) {
  const std::string help = run(command + " --help").output;
  return lines_below(help, help.find("\nExamples:") == help.npos ? "Example:" : "Examples:");
}

TEST(Help, EveryCommandHasOneWithExamples) {
  const auto commands = commands_of("");
  for (const char* command : {"play", "sim", "replay", "board", "referee", "bench"})
    EXPECT_NE(std::ranges::find(commands, command), commands.end()) << command;
  for (const std::string& command : commands)  // tournament shows a day in order
    EXPECT_TRUE(command == "tournament" || !examples_of(command).empty()) << command;
  for (const char* group : {"tournament", "tournament players", "tournament penalty", "admin"})
    for (const std::string& command : commands_of(group))
      EXPECT_FALSE(examples_of(group + (" " + command)).empty()) << group << " " << command;
}

TEST(Help, ShowsDefaultsAndChoices) {
  EXPECT_NE(run("sim --help").output.find("--games N                   How many games [1000]\n"),
            std::string::npos);
  EXPECT_NE(run("tournament print --help").output.find("Its size: A4 or Letter [A4]\n"), std::string::npos);
  EXPECT_EQ(run("play --help").output.find("[0]"), std::string::npos);
}

TEST(Help, ComesWithoutACommandTooButAsAnError) {
  for (const char* group : {"", "tournament", "tournament players", "admin"}) {
    const Ran ran = run(group);
    EXPECT_EQ(ran.exit_code, 2) << group;
    EXPECT_EQ(ran.output, "") << group;
    EXPECT_EQ(ran.errors, run(std::string(group) + " --help").output) << group;
  }
}

/// As they stand, in one folder, in order: a record that one example keeps is there for the next.
TEST(Help, ExamplesWork) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink(tests::kProgram, folder / "longroad");
  for (const std::string command : {"sim", "replay", "board", "referee"}) {
    for (const std::string& example : examples_of(command)) {
      if (example.find("--device gpu") != example.npos)
        continue;  // what is said without one: rollout_test.cpp
      const std::string line = "cd '" + (folder / "") + "' && PATH=\".:$PATH\" && (" + example + ") > out";
      EXPECT_EQ(std::system(line.c_str()), 0) << example;
      EXPECT_EQ(file_content(folder / "out").find("\"ok\":false"), std::string::npos) << example;
    }
  }
  for (const char* picture : {"board.svg", "picture.svg"})
    EXPECT_TRUE(file_content(folder / picture).starts_with("<svg")) << picture;
}

/// An example of a command that would run for minutes, with smaller numbers and a port of its own.
std::string shortened(std::string example) {
  static const std::string kPort = "--port " + std::to_string(20'000 + getpid() % 20'000);
  const std::pair<std::string_view, std::string> changes[] = {
      {"--steps 300", "--steps 1 --games 2 --match 2"},
      {"--tables 1000 --watchers 2000 --seconds 120", "--tables 4 --watchers 8 --seconds 1"},
      {"--games 20", "--games 1"},
      {"--port 9000", kPort},
      {" &", " > served &"},
  };
  for (const auto& [from, to] : changes)
    if (const auto at = example.find(from); at != example.npos) example.replace(at, from.size(), to);
  return example;
}

/// The example of `verify` needs a server's record, so the server's tests run it.
TEST(Help, ExamplesThatTakeLongWork) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink(tests::kProgram, folder / "longroad");
  const std::string here = "cd '" + (folder / "") + "' && PATH=\".:$PATH\"; ";
  for (const std::string& example : examples_of("tune"))
    EXPECT_EQ(std::system((here + shortened(example) + " > out").c_str()), 0) << example;
  EXPECT_TRUE(file_content(folder / "cards.json").starts_with("{\"points\":["));

  const auto examples = examples_of("load");
  ASSERT_EQ(examples.size(), 3U);
  std::string line = here + shortened(examples[0]) + " server=$!; n=0; ";
  line += "until grep -q http served || [ $n = 200 ]; do n=$((n + 1)); sleep 0.1; done; ";
  line += "(" + shortened(examples[1]) + " && " + shortened(examples[2]) + ") > out; ";
  line += "code=$?; kill $server; wait $server; exit $code";
  EXPECT_EQ(std::system(line.c_str()), 0) << line;
  EXPECT_NE(file_content(folder / "out").find("games 1\n"), std::string::npos);
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
                    Wrong{"sim --threads 0", "--threads"}, Wrong{"sim --seed -1", "--seed"},
                    Wrong{"sim --seed 99999999999999999999", "--seed"}, Wrong{"sim --games 5x", "--games"},
                    Wrong{"sim --max-turns", "--max-turns"}, Wrong{"tune --rate fast", "--rate"},
                    Wrong{"tournament print poem --out x", "WHAT: Expected is names, "},
                    Wrong{"tournament enter 1 one 10", "TABLE: A whole number is expected"},
                    Wrong{"tournament correct 1 1 10 8 --why \"the paper\"",
                          "'--why' is not known here. See longroad tournament correct --help.\n"},
                    Wrong{"replay /", "FILE"}, Wrong{"backup --data nowhere copy.db", "--data"},
                    Wrong{"backup --data nowhere /", "FILE"},
                    Wrong{"admin --data nowhere reset ada", "--data"},
                    Wrong{"sim --board beginer", "--board: The file 'beginer'"},
                    Wrong{"sim --game chess", "--game: There is no game 'chess'"},
                    Wrong{"sim --bots random", "--bots: The game base takes 2 to 4 bots"},
                    Wrong{"sim --bots random,radnom", "--bots: There is no bot 'radnom'"},
                    Wrong{"sim --bots random,,random,random", "--bots: There is an empty place in"},
                    Wrong{"arena --bots random,random,", "--bots: There is an empty place in"},
                    Wrong{"arena --sprt 0.5,,0.55", "--sprt: There is an empty place in"},
                    Wrong{"arena --sprt 0.5,much", "--sprt: A number is expected, not 'much'."},
                    Wrong{"sim --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"sim --board beginner --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"arena --board beginner --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"play --board beginner --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"board beginner --options '{\"claim\":5}'", "--options: claim"},
                    Wrong{"arena --board '{\"hexes\":[]}'", "--board: hexes"},
                    Wrong{"sim --options '{'", "--options"}, Wrong{"sim --board nowhere.json", "--board"},
                    Wrong{"sim --games 1 --records /dev/null/records", "--records"},
                    Wrong{"replay", "FILE is required. See longroad replay --help.\n"},
                    Wrong{"tournament enter", "is required. See longroad tournament enter --help.\n"},
                    Wrong{"replay nowhere.game", "FILE: The file 'nowhere.game'"},
                    Wrong{"board '[1]'", "BOARD"}, Wrong{"board '{\"hexes\":[]}'", "BOARD"},
                    Wrong{"board --seed x", "--seed"}, Wrong{"board --svg /dev/null/picture.svg", "--svg"},
                    Wrong{"bench --players 9", "--players"}, Wrong{"play --players 9", "--players"},
                    Wrong{"play --seat 4 --players 3", "--seat"},
                    Wrong{"play --bots random,random", "--bots"}));

}  // namespace
}  // namespace longroad::cli
