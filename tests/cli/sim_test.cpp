/// The simulator on the command line, and the records it keeps.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "program.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

json::object sim_json(const std::string& arguments) {
  const Ran ran = run("sim --json " + arguments);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  return json::parse(ran.output).as_object();
}

TEST(Sim, PrintsOneObjectWithEveryKey) {
  const json::object object = sim_json("--game base --bots random,random,random --games 20 --seed 7");
  for (const char* key :
       {"games", "unfinished", "seconds", "games_per_second", "actions_per_game", "turns_per_game"})
    EXPECT_TRUE(object.at(key).is_number()) << key;
  EXPECT_EQ(object.at("games"), 20);
  EXPECT_EQ(object.at("wins").as_array().size(), 3U);
  int wins = 0;
  for (const auto& seat : object.at("wins").as_array()) wins += seat.to_number<int>();
  EXPECT_EQ(wins, 20);
}

TEST(Sim, PlaysTheSameGamesWhateverTheThreads) {
  auto one = sim_json("--games 60 --seed 7 --threads 1");
  auto three = sim_json("--games 60 --seed 7 --threads 3");
  for (auto* object : {&one, &three})
    for (const char* key : {"seconds", "games_per_second", "threads"}) object->erase(key);
  EXPECT_EQ(json::serialize(one), json::serialize(three));
  EXPECT_NE(sim_json("--games 60 --seed 8").at("actions_per_game"), one.at("actions_per_game"));
}

TEST(Sim, StopsAtTheTurnLimitAndCountsIt) {
  const json::object object = sim_json("--games 5 --max-turns 10");
  EXPECT_EQ(object.at("unfinished"), 5);
  EXPECT_GE(object.at("turns_per_game").to_number<double>(), 10);
  EXPECT_LE(object.at("turns_per_game").to_number<double>(), 11);
}

TEST(Sim, PlaysOnTheBoardAndOptionsThatAreGiven) {
  const TemporaryFolder folder;
  const std::string board = run("board --seed 3 --json").output;
  std::ofstream(folder / "board.json") << board;
  ASSERT_EQ(
      run("sim --games 2 --board " + (folder / "board.json") + " --records " + (folder / "games")).exit_code,
      0);
  EXPECT_NE(file_content(folder / "games/000001.game").find("board: " + board), std::string::npos);
  ASSERT_EQ(run("sim --games 1 --board beginner --records " + (folder / "games")).exit_code, 0);
  EXPECT_NE(file_content(folder / "games/000000.game").find("board: " + run("board beginner --json").output),
            std::string::npos);
}

TEST(Sim, PrintsATableForPeople) {
  const Ran ran = run("sim --games 10");
  EXPECT_EQ(ran.exit_code, 0);
  for (const char* word : {"games/s", "actions", "turns", "unfinished", "wins", "points"})
    EXPECT_NE(ran.output.find(word), std::string::npos) << word;
  EXPECT_EQ(ran.errors, "");  // no progress bar without a terminal
}

class Replay : public testing::Test {
 protected:
  Replay() : file(folder / "games/000002.game") {
    EXPECT_EQ(run("sim --games 3 --seed 11 --records " + (folder / "games")).exit_code, 0);
  }
  const TemporaryFolder folder;
  const std::string file;
};

TEST_F(Replay, VerifiesWhatSimWrote) {
  const Ran ran = run("replay " + file);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("all legal"), std::string::npos);
  EXPECT_NE(ran.output.find("won"), std::string::npos);
}

TEST_F(Replay, NamesTheFirstIllegalLine) {
  std::string record = file_content(file);
  const std::size_t roll = record.find("1 roll");
  record.replace(roll, 6, "1 end");
  std::ofstream(folder / "broken.game") << record;
  const Ran ran = run("replay " + (folder / "broken.game"));
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_EQ(ran.output, "");
  EXPECT_NE(ran.errors.find("'1 end'"), std::string::npos) << ran.errors;
}

TEST_F(Replay, ShowsThePositionAfterSoManyLines) {
  const Ran shown = run("replay " + file + " --at 2");
  EXPECT_EQ(shown.exit_code, 0);
  EXPECT_NE(shown.output.find("s●"), std::string::npos);
  EXPECT_EQ(shown.output.find("s▲"), std::string::npos);
  EXPECT_NE(shown.output.find("After 2 lines, next is 2 settle "), std::string::npos);
  const auto position = json::parse(run("replay " + file + " --at 2 --json").output).as_object();
  EXPECT_EQ(position.at("turn").at("seat"), 2);
  const Ran beyond = run("replay " + file + " --at 1000000");
  EXPECT_EQ(beyond.exit_code, 2);
  EXPECT_NE(beyond.errors.find("--at"), std::string::npos);
}

TEST_F(Replay, DrawsThePosition) {
  const Ran ran = run("replay " + file + " --at 16 --svg");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(ran.output.starts_with("<svg"));
  ASSERT_EQ(run("replay " + file + " --at 16 --svg " + (folder / "at.svg")).exit_code, 0);
  EXPECT_TRUE(file_content(folder / "at.svg") == ran.output);
}

}  // namespace
}  // namespace longroad::cli
