/// Rollouts and batches on the command line.
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "program.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

/// A position after so many lines of a random game, in a file of this folder.
std::string position_in(const TemporaryFolder& folder, int lines) {
  EXPECT_EQ(run("sim --games 1 --seed 7 --records " + (folder / "games")).exit_code, 0);
  const Ran shown =
      run("replay " + (folder / "games/000000.game") + " --at " + std::to_string(lines) + " --json");
  EXPECT_EQ(shown.exit_code, 0) << shown.errors;
  std::ofstream(folder / "position.json") << shown.output;
  return folder / "position.json";
}

json::object rollout(const std::string& arguments) {
  const Ran ran = run("rollout --json --games 60 " + arguments);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  return json::parse(ran.output).as_object();
}

TEST(Rollout, GivesEverySeatItsChance) {
  const TemporaryFolder folder;
  const std::string position = position_in(folder, 200);
  const json::object object = rollout("--position " + position);
  std::int64_t wins = object.at("unfinished").to_number<std::int64_t>();
  for (const auto& seat : object.at("seats").as_array()) {
    wins += seat.at("wins").to_number<std::int64_t>();
    EXPECT_LE(seat.at("error").to_number<double>(), 0.2);
  }
  EXPECT_EQ(object.at("seats").as_array().size(), 4U);
  EXPECT_EQ(wins, 60);
  EXPECT_EQ(object.at("hash"), rollout("--position " + position).at("hash"));
  EXPECT_NE(object.at("hash"), rollout("--position " + position + " --seed 2").at("hash"));
  EXPECT_NE(object.at("hash"), rollout("--position " + position + " --seat 2").at("hash"));
  const Ran greedy = run("rollout --json --games 2 --policy greedy --position " + position);
  EXPECT_EQ(greedy.exit_code, 0);
  EXPECT_NE(greedy.output.find(R"("policy":"greedy")"), std::string::npos) << greedy.output;
}

TEST(Rollout, RefusesWhatItCannotPlayFrom) {
  const TemporaryFolder folder;
  std::ofstream(folder / "none.json") << "[]";
  EXPECT_EQ(run("rollout --position " + (folder / "none.json")).exit_code, 2);
  std::ofstream(folder / "none.json") << R"({"game":"chess"})";
  EXPECT_EQ(run("rollout --position " + (folder / "none.json")).exit_code, 2);
  EXPECT_EQ(run("rollout --position " + position_in(folder, 50) + " --seat 5").exit_code, 2);
}

TEST(Device, PlaysOrSaysWhatIsMissing) {
  for (const char* command : {"sim --games 20 --device gpu", "bench --games 20 --device gpu", "device"}) {
    const Ran ran = run(command);
    if (ran.exit_code == 0) continue;
    EXPECT_EQ(ran.exit_code, 2) << ran.errors;
    EXPECT_NE(ran.errors.find("GPU"), std::string::npos) << ran.errors;
  }
  EXPECT_EQ(run("sim --games 2 --bots greedy,random,random --device gpu").exit_code, 2);
}

TEST(Device, ChecksEveryEdition) {
  const Ran ran = run("device --device cores --check 1");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find(" 0 differ"), std::string::npos) << ran.output;
}

}  // namespace
}  // namespace longroad::cli
