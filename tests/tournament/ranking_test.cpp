/// Percentages, places and the words for them.
#include <gtest/gtest.h>

#include <set>

#include "tournament/ranking/ranking.hpp"

namespace longroad::tournament {
namespace {

constexpr PlayerId A{1}, B{2}, C{3}, D{4}, E{5}, F{6}, G{7};

std::string letter(PlayerId p) { return std::string(1, static_cast<char>('A' + p.number - 1)); }

/// The official example: A has 10 of 32, 8 of 30, 10 of 36; B 10 of 30, 10 of 33, 8 of 36.
std::vector<TableResult> official_example() {
  return {{{A, C, D, E}, {10, 8, 7, 7}, A},           {{B, F, G, PlayerId{8}}, {10, 8, 7, 5}, B},
          {{A, C, F, G}, {8, 10, 7, 5}, C},           {{B, D, E, PlayerId{8}}, {10, 9, 8, 6}, B},
          {{A, D, F, PlayerId{9}}, {10, 9, 9, 8}, A}, {{B, C, E, G}, {8, 9, 9, 10}, G}};
}

TEST(Percent, HalvesAreRoundedUpInWholeNumbers) {
  EXPECT_EQ(rounded_percent(10, 32), 3125);
  EXPECT_EQ(rounded_percent(8, 30), 2667);
  EXPECT_EQ(rounded_percent(10, 36), 2778);
  EXPECT_EQ(rounded_percent(1, 800), 13);  // 0.125 %: half up
  EXPECT_EQ(percent_text(8570), "85.70");
  EXPECT_EQ(percent_text(3), "0.03");
}

TEST(Percent, ThreePlayersHaveAFourthScore) {
  EXPECT_EQ(table_points({10, 8, 7, 7}), 32);
  EXPECT_EQ(table_points({10, 8, 7}), 33);   // 8.33 → 8
  EXPECT_EQ(table_points({10, 8, 8}), 35);   // 8.67 → 9
  EXPECT_EQ(table_points({12, 10, 4}), 32);  // 12 counts as 10
}

TEST(Ranking, OfficialExample) {
  const auto ranking = rank(score_tables(official_example(), 1), {}, Percentages::Rounded);
  ASSERT_EQ(ranking[0].player, B);
  ASSERT_EQ(ranking[1].player, A);
  EXPECT_EQ(ranking[0].score.percent, 8585);
  EXPECT_EQ(ranking[1].score.percent, 8570);
  EXPECT_EQ(why_ahead(ranking[0], ranking[1], Percentages::Rounded).text,
            "2 wins each, 28 points each, 85.85 % against 85.70 %");
  EXPECT_EQ(why_here(ranking, 0, Percentages::Rounded, letter).text,
            "Ahead of A: 2 wins each, 28 points each, 85.85 % against 85.70 %.");
}

TEST(Ranking, WinsThenPoints) {
  const auto score = [](int wins, int points) {
    return Score{.games = 3, .wins = wins, .points = points, .complete = true};
  };
  const auto ranking =
      rank({{A, score(1, 30)}, {B, score(2, 20)}, {C, score(2, 21)}}, {}, Percentages::Rounded);
  EXPECT_EQ(ranking[0].player, C);
  EXPECT_EQ(ranking[1].player, B);
  EXPECT_EQ(why_ahead(ranking[0], ranking[1], Percentages::Rounded).text,
            "2 wins each, 21 points against 20");
  EXPECT_EQ(why_ahead(ranking[1], ranking[2], Percentages::Rounded).text, "2 wins against 1");
}

TEST(Ranking, LotsDecideLastAndNeverShare) {
  const Score same{.games = 3, .wins = 1, .points = 20, .percent = 7000, .complete = true};
  const auto ranking = rank({{A, same}, {B, same}}, {{A, 2}, {B, 1}}, Percentages::Rounded);
  EXPECT_EQ(ranking[0].player, B);
  EXPECT_EQ(why_ahead(ranking[0], ranking[1], Percentages::Rounded).text,
            "1 win each, 20 points each, 70.00 % each, lot 1 against 2");
}

/// Before lots are drawn nobody is ahead of anybody they are level with.
TEST(Ranking, NobodyIsAheadOfTheirEqualBeforeLots) {
  const Score same{.games = 3, .wins = 1, .points = 20, .percent = 7000, .complete = true};
  const Score less{.games = 3, .wins = 0, .points = 20, .percent = 7000, .complete = true};
  const auto ranking = rank({{A, same}, {B, same}, {C, less}}, {}, Percentages::Rounded);
  const auto why = [&](std::size_t i) { return why_here(ranking, i, Percentages::Rounded, letter).text; };
  EXPECT_EQ(why(0), "Level with B: 1 win each, 20 points each, 70.00 % each, lots not drawn yet.");
  EXPECT_EQ(why(1), "Ahead of C: 1 win against 0.");
  EXPECT_EQ(why(2), "Behind B: 1 win against 0.");
}

TEST(Ranking, IncompletePlayersComeLast) {
  const Score two{.games = 2, .wins = 2, .points = 20};
  const Score three{.games = 3, .points = 6, .complete = true};
  const auto ranking = rank({{A, two}, {B, three}}, {}, Percentages::Rounded);
  EXPECT_EQ(ranking[0].player, B);
  EXPECT_EQ(why_ahead(ranking[0], ranking[1], Percentages::Rounded).text, "3 games against 2");
}

TEST(Ranking, ExactPercentagesMayTurnTheOrder) {
  Score rounding_gains{
      .games = 3, .wins = 1, .points = 24, .percent = 8001, .exact = {80, 100}, .complete = true};
  Score exact_gains{
      .games = 3, .wins = 1, .points = 24, .percent = 8000, .exact = {80004, 100000}, .complete = true};
  const Scores scores{{A, rounding_gains}, {B, exact_gains}};
  const auto rounded = rank(scores, {}, Percentages::Rounded);
  const auto exact = rank(scores, {}, Percentages::Exact);
  EXPECT_EQ(rounded[0].player, A);
  EXPECT_EQ(exact[0].player, B);
  ASSERT_EQ(order_notices(rounded, Percentages::Rounded, letter).size(), 1u);
  EXPECT_EQ(
      order_notices(exact, Percentages::Exact, letter).front().text,
      "A would be ahead of B with rounded percentages: 1 win each, 24 points each, 80.01 % against 80.00 %.");
}

TEST(Ranking, TheBestEventCountsNeverAMixture) {
  const Score weak{.games = 3, .wins = 1, .points = 30, .event = 1, .complete = true};
  const Score strong{.games = 3, .wins = 2, .points = 20, .event = 2, .complete = true};
  const Score broken_off{.games = 2, .wins = 2, .points = 20, .event = 3};
  const Scores best = best_scores({{{A, weak}}, {{A, strong}}, {{A, broken_off}}}, Percentages::Rounded);
  EXPECT_EQ(best.at(A).event, 2);
  EXPECT_EQ(best.at(A).points, 20);
}

TEST(Lots, AreReproducibleAndDistinct) {
  const std::vector<PlayerId> players{G, A, B, C, D, E, F};
  const Lots lots = draw_lots(players, 9);
  EXPECT_EQ(lots, draw_lots({A, B, C, D, E, F, G}, 9));
  EXPECT_NE(lots, draw_lots(players, 10));
  std::set<int> numbers;
  for (const auto& [player, lot] : lots) numbers.insert(lot);
  EXPECT_EQ(numbers, (std::set<int>{1, 2, 3, 4, 5, 6, 7}));
}

}  // namespace
}  // namespace longroad::tournament
