/// Boards and the referee on the command line.
#include <gtest/gtest.h>

#include <algorithm>

#include "program.hpp"

namespace longroad::cli {
namespace {

TEST(Board, IsTheSameForTheSameSeed) {
  EXPECT_EQ(run("board --seed 5").output, run("board --seed 5").output);
  EXPECT_NE(run("board --seed 5").output, run("board --seed 6").output);
}

TEST(Board, IsTheOneTheRefereeDraws) {
  const Ran referee = run("referee", "{\"new\":{\"seed\":5}}\n{\"show\":true}\n");
  std::string board = run("board --seed 5 --json").output;
  board.pop_back();
  EXPECT_NE(referee.output.find("\"board\":" + board), std::string::npos);
}

TEST(Board, IsDrawnFromJson) {
  const std::string drawn = run("board --seed 5").output;
  std::string board = run("board --seed 5 --json").output;
  board.pop_back();
  EXPECT_EQ(run("board '" + board + "'").output, drawn);
  EXPECT_EQ(run("board '{\"game\":\"base\",\"board\":" + board + "}'").output, drawn);
}

TEST(Board, IsLaidByTheNameOfALayout) {
  const std::string beginner = run("board beginner --json").output;
  EXPECT_NE(beginner.find(R"("hexes":["o","w","l","g","b","w","b")"), std::string::npos);
  EXPECT_EQ(run("board '{}' --json").output, beginner);  // a position's default
  EXPECT_EQ(run("board variable --seed 5").output, run("board --seed 5").output);
  EXPECT_NE(run("board random --seed 5").output, run("board --seed 5").output);
}

/// The picture of docs/notation.md is the one that the program draws now.
TEST(Board, NumbersHexesAndNodesAsTheDocumentationShows) {
  const std::string drawn = run("board beginner --numbers --svg").output;
  EXPECT_EQ(drawn, file_content(std::string(tests::kFolder) + "/../docs/island.svg"));
  for (const char* number : {">18</text>", ">53</text>"})
    EXPECT_NE(drawn.find(number), std::string::npos) << number;
}

TEST(Board, ShowsPiecesWithoutColoursInAFile) {
  const Ran ran =
      run(R"(board '{"players":3,"seats":[{"settlements":[20],"roads":["20-21"]},{"cities":[32]}]}')");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("s●●┛"), std::string::npos);
  EXPECT_NE(ran.output.find("C▲"), std::string::npos);
  EXPECT_EQ(ran.output.find('\x1b'), std::string::npos);
}

TEST(Referee, AnswersEveryLineAndNeverDies) {
  const Ran ran = run(
      "referee", "{\"new\":{\"players\":3}}\nnonsense\n{\"do\":\"1 settle 99\"}\n{\"do\":\"1 settle 20\"}\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(std::ranges::count(ran.output, '\n'), 4);
  EXPECT_TRUE(ran.output.ends_with("{\"ok\":true}\n"));
}

TEST(Bench, MeasuresEverything) {
  const Ran ran = run("bench --games 50 --json");
  EXPECT_EQ(ran.exit_code, 0);
  for (const char* key :
       {"\"games_per_second\":", "\"games_per_second_two_threads\":", "\"apply_ns\":", "\"legal_ns\":"})
    EXPECT_NE(ran.output.find(key), std::string::npos) << key;
}

}  // namespace
}  // namespace longroad::cli
