/// The two commands that work without a tournament, as scripts use them, and what spreadsheets get.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "session.hpp"
#include "temporary_folder.hpp"
#include "tournament/files/csv.hpp"
#include "tournament/files/players_csv.hpp"
#include "tournament/schedule/check.hpp"
#include "tournament/schedule/json.hpp"
#include "where.hpp"

namespace longroad::tournament {
namespace {

struct Ran {
  int code = 0;
  std::string output;  // with errors
};

Ran run(const std::string& arguments) {
  FILE* pipe = popen((std::string(tests::kProgram) + " tournament " + arguments + " 2>&1").c_str(), "r");
  Ran ran;
  std::array<char, 4096> block{};
  for (std::size_t size = 0; (size = fread(block.data(), 1, block.size(), pipe)) > 0;)
    ran.output.append(block.data(), size);
  ran.code = WEXITSTATUS(pclose(pipe));
  return ran;
}

TEST(TournamentCommand, ScheduleWithoutATournament) {
  const Ran ran = run("schedule --players 37 --seed 1 --json");
  ASSERT_EQ(ran.code, 0) << ran.output;
  const auto schedule = read_schedule(boost::json::parse(ran.output));
  ASSERT_TRUE(schedule) << schedule.error().sentence;
  EXPECT_TRUE(check_schedule(*schedule, PlanKind::Fresh, {}, [](PlayerId) { return ""; }).good());
  EXPECT_EQ(run("schedule --players 37 --seed 1 --json").output, ran.output);
  EXPECT_EQ(run("schedule --players 37 --seed 1 --json | " + std::string(tests::kProgram) +
                " tournament check --schedule -")
                .output,
            "The schedule is within the bounds.\n");
}

constexpr const char* kOfficialExample = R"({"games":[
  {"tables":[{"players":["A","C","D","E"],"points":[10,8,7,7],"winner":"A"},
             {"players":["B","F","G","H"],"points":[10,8,7,5],"winner":"B"}]},
  {"tables":[{"players":["A","C","F","G"],"points":[8,10,7,5],"winner":"C"},
             {"players":["B","D","E","H"],"points":[10,9,8,6],"winner":"B"}]},
  {"tables":[{"players":["A","D","F","H"],"points":[10,9,9,8],"winner":"A"},
             {"players":["B","C","E","G"],"points":[8,9,9,10],"winner":"G"}]}]})";

class RankFile : public testing::Test {
 protected:
  Ran rank(const std::string& document, const std::string& more) {
    std::ofstream(folder_ / "results.json") << document;
    return run("rank --results " + (folder_ / "results.json ") + more);
  }
  tests::TemporaryFolder folder_{tests::TemporaryFolder::Place::Memory};
};

TEST_F(RankFile, OfficialExample) {
  const Ran ran = rank(kOfficialExample, "--json");
  ASSERT_EQ(ran.code, 0) << ran.output;
  const auto ranking = boost::json::parse(ran.output).at("ranking").as_array();
  EXPECT_EQ(ranking.at(0).at("player").as_string(), "B");
  EXPECT_EQ(ranking.at(0).at("percent").as_string(), "85.85");
  EXPECT_EQ(ranking.at(0).at("wins").as_int64(), 2);
  EXPECT_EQ(ranking.at(0).at("points").as_int64(), 28);
  EXPECT_EQ(ranking.at(0).at("why").as_string(),
            "Ahead of A: 2 wins each, 28 points each, 85.85 % against 85.70 %.");
  EXPECT_EQ(ranking.at(1).at("player").as_string(), "A");
  EXPECT_EQ(ranking.at(1).at("percent").as_string(), "85.70");
}

TEST_F(RankFile, ImpossibleResultsAreRefusedWithTheirPlace) {
  const auto refused = [&](const char* table) {
    const Ran ran = rank(std::string(R"({"games":[{"tables":[)") + table + "]}]}", "--json");
    EXPECT_EQ(ran.code, 2) << ran.output;
    EXPECT_NE(ran.output.find("--results"), std::string::npos) << ran.output;
    return ran.output;
  };
  EXPECT_NE(refused(R"({"players":["A","B","A","D"],"points":[10,8,7,7],"winner":"A"})").find("A sits twice"),
            std::string::npos);
  EXPECT_NE(refused(R"({"players":["A","B","C","D"],"points":[10,8,7,1],"winner":"A"})").find("points[3]"),
            std::string::npos);
  EXPECT_NE(refused(R"({"players":["A","B","C","D"],"points":[10,8,7,7],"winner":"Z"})")
                .find("does not sit at this table"),
            std::string::npos);
  EXPECT_NE(refused(R"({"players":["A","B"],"points":[10,8],"winner":"A"})").find("four or three"),
            std::string::npos);
  EXPECT_NE(
      refused(R"({"players":["A","B","C"],"points":[10,8],"winner":"A"})").find("each player has points"),
      std::string::npos);
  EXPECT_EQ(rank("nonsense", "").code, 2);
  EXPECT_EQ(run("rank --results /nowhere.json").code, 2);
}

TEST_F(RankFile, TheOtherOrderIsToldWhereItDiffers) {
  // 10 of 33 and 10 of 27 three times round differently than their sum does.
  const char* const document = R"({"games":[
    {"tables":[{"players":["A","x","y","z"],"points":[8,10,9,9],"winner":"x"},{"players":["B","p","q","r"],"points":[8,10,6,9],"winner":"p"}]},
    {"tables":[{"players":["A","p","q","r"],"points":[8,10,6,9],"winner":"p"},{"players":["B","x","y","z"],"points":[8,10,9,9],"winner":"x"}]},
    {"tables":[{"players":["A","x","y","z"],"points":[8,10,9,9],"winner":"x"},{"players":["B","p","q","r"],"points":[8,10,9,9],"winner":"p"}]}]})";
  EXPECT_EQ(rank(document, "--percentages exact").code, 0);
  EXPECT_EQ(rank(document, "--percentages other").code, 2);
}

TEST(TournamentCommand, WhatEntersNothingDoesNotTakeWhoEntersIt) {
  const auto refuses = [](const std::string& command, const std::string& option) {
    const Ran ran = run(command + " " + option);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_NE(ran.output.find(option), std::string::npos) << ran.output;
  };
  for (const char* command : {"rank", "check", "status", "log", "export", "simulate", "players list"}) {
    refuses(command, "--by");
    refuses(command, "--yes");
  }
  refuses("simulate", "--file");
}

TEST(TournamentCommand, HelpHasExamplesEverywhere) {
  for (const char* command : {"new",
                              "set",
                              "staff",
                              "players import",
                              "players add",
                              "check-in",
                              "drop",
                              "return",
                              "schedule",
                              "layout",
                              "start",
                              "enter",
                              "sign",
                              "refuse",
                              "decide",
                              "correct",
                              "rank",
                              "advance",
                              "choose",
                              "penalty warn",
                              "penalty disqualify",
                              "penalty remove",
                              "limit",
                              "call",
                              "ruling",
                              "dice-log",
                              "banker",
                              "note",
                              "export",
                              "restore",
                              "check",
                              "simulate",
                              "status",
                              "log",
                              "page",
                              "undo",
                              "batch",
                              "print"}) {
    const Ran ran = run(std::string(command) + " --help");
    EXPECT_EQ(ran.code, 0) << command;
    EXPECT_NE(ran.output.find(std::string("  longroad tournament ")), std::string::npos) << command;
  }
}

TEST(TournamentCommand, CorrectSaysWhoMay) {
  EXPECT_NE(run("correct --help").output.find("another winner only by a referee (1.1.3)"), std::string::npos);
}

TEST(Csv, ReadsWhatSpreadsheetsWrite) {
  const auto rows = read_csv("\xEF\xBB\xBFname;club\r\n\"Ash; Ada\";\"the \"\"Dice\"\"\"\r\n\r\n Ben ;\r\n");
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->size(), 3u);
  EXPECT_EQ((*rows)[1].cells, (CsvRow{"Ash; Ada", "the \"Dice\""}));
  EXPECT_EQ((*rows)[2].cells, (CsvRow{"Ben", ""}));
  EXPECT_EQ((*rows)[2].line, 4);
  EXPECT_FALSE(read_csv("a,\"b"));
}

TEST(Csv, WritesWhatSpreadsheetsOpenRight) {
  const std::vector<CsvRow> rows{{"=1+1", "a,b", "say \"hi\"", "Zoë"}};
  EXPECT_EQ(write_csv(rows), "\xEF\xBB\xBF'=1+1,\"a,b\",\"say \"\"hi\"\"\",Zoë\r\n");
}

TEST(Csv, PlayersWithFriends) {
  const auto file = read_players("club,name,apart\nRed,Ada,x\nRed,Ben,\nBlue,Cleo,x\n");
  ASSERT_TRUE(file) << file.error().sentence;
  EXPECT_EQ(file->players[2].name, "Cleo");
  EXPECT_EQ(file->players[2].club, "Blue");
  EXPECT_EQ(file->apart, (std::vector<std::vector<std::size_t>>{{0, 2}}));
  EXPECT_EQ(read_players("Ada\nBen\n")->players.size(), 2u);
  EXPECT_FALSE(read_players("name,shoe size\nAda,40\n"));
  EXPECT_FALSE(read_players(""));
}

}  // namespace
}  // namespace longroad::tournament
