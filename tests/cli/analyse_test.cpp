/// The analysis on the command line.
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "program.hpp"

namespace longroad::cli {
namespace {

class Analyse : public testing::Test {
 protected:
  Analyse() : file(folder / "games/000000.game") {
    EXPECT_EQ(run("sim --bots greedy,greedy,greedy --max-turns 12 --games 1 --seed 3 --records " +
                  (folder / "games"))
                  .exit_code,
              0);
  }
  const TemporaryFolder folder;
  const std::string file;
};

TEST_F(Analyse, ExplainsAGameInWords) {
  const Ran ran = run("analyse " + file);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  for (const char* words : {"The game was not finished", "add up to the result", "Chances before each round"})
    EXPECT_NE(ran.output.find(words), std::string::npos) << words << "\n" << ran.output;
  const Ran german = run("analyse " + file + " --lang de --seat 2");
  EXPECT_EQ(german.exit_code, 0) << german.errors;
  EXPECT_NE(german.output.find("Die Partie wurde nicht beendet"), std::string::npos) << german.output;
}

TEST_F(Analyse, IsTheSameWhateverTheThreads) {
  const Ran one = run("analyse --json --threads 1 " + file);
  EXPECT_EQ(one.exit_code, 0) << one.errors;
  EXPECT_EQ(one.output, run("analyse --json --threads 3 " + file).output);
  const auto report = boost::json::parse(one.output).as_object();
  EXPECT_EQ(report.at("format"), 1);
  EXPECT_EQ(report.at("accounts").as_array().size(), 3U);
  EXPECT_FALSE(report.at("decisions").as_array().empty());
}

TEST_F(Analyse, WritesAPageThatNeedsNothingElse) {
  const Ran ran = run("analyse --html " + (folder / "page.html") + " " + file);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  const std::string page = file_content(folder / "page.html");
  for (const char* part : {"<!doctype html>", "<svg", "<table", "</html>"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
  for (const char* outside : {"src='http", "href='http", "<script"})
    EXPECT_EQ(page.find(outside), std::string::npos) << outside;
}

TEST_F(Analyse, RefusesWithASentence) {
  const Ran seat = run("analyse --seat 6 " + file);
  EXPECT_EQ(seat.exit_code, 2);
  EXPECT_NE(seat.errors.find("no such seat"), std::string::npos) << seat.errors;
  std::ofstream(folder / "bad.game") << "nonsense\n";
  const Ran bad = run("analyse --lang de " + (folder / "bad.game"));
  EXPECT_EQ(bad.exit_code, 2);
  EXPECT_NE(bad.errors.find("Aufzeichnung"), std::string::npos) << bad.errors;
}

TEST_F(Analyse, IsCalibratedFromAFolderOfRecords) {
  const Ran none = run("calibrate " + (folder / "nowhere"));
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_NE(none.errors.find("no records"), std::string::npos) << none.errors;
  ASSERT_EQ(run("sim --game struggle --bots greedy,greedy --games 8 --seed 3 --records " + (folder / "cards"))
                .exit_code,
            0);
  const Ran ran = run("calibrate --judged 3 " + (folder / "cards"));
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_EQ(ran.output.find("{By::Network, \"struggle\", 2, {"), 0U) << ran.output;
  for (const char* part : {"own", "others", "usual", "luck", "rest"})
    EXPECT_NE(ran.output.find(std::string(part) + "        2 "), std::string::npos) << part << ran.output;
  const auto row_of = [](const Ran& of) { return of.output.substr(0, of.output.find('\n')); };
  const Ran checked = run("calibrate --check --judged 1 --quick " + (folder / "cards"));
  EXPECT_EQ(checked.exit_code, 0) << checked.errors;
  EXPECT_NE(checked.output.find("rest        2 "), std::string::npos) << checked.output;
  EXPECT_EQ(row_of(checked), row_of(run("calibrate --check --judged 0 " + (folder / "cards"))));
  EXPECT_NE(row_of(checked), row_of(ran)) << "nothing is fitted";
  const Ran wins = run("calibrate --judged 0 --weights --wins 300 " + (folder / "cards"));
  EXPECT_EQ(wins.exit_code, 2);
  EXPECT_NE(wins.errors.find("one number for each seat"), std::string::npos) << wins.errors;
}

}  // namespace
}  // namespace longroad::cli
