/// Chances and marks are calibrated in every game, from games of our own.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "analysed.hpp"
#include "analysis/calibration.hpp"
#include "analysis/fit.hpp"
#include "games/game.hpp"

namespace longroad::analysis {
namespace {

TEST(Calibrations, HaveARowForEveryGameAndNumberOfPlayers) {
  for (const games::Game& game : games::offered_games())
    for (int players = game.min_players; players <= game.max_players; ++players)
      for (const By by : {By::Network, By::Weights}) {
        SCOPED_TRACE(std::string(game.name) + " for " + std::to_string(players));
        const Calibration& row = calibration_for(by, game.name, players);
        EXPECT_EQ(row.by, by);
        EXPECT_EQ(row.game, game.name);
        EXPECT_EQ(row.players, players);
        EXPECT_NE(row.losses, Calibration{}.losses) << "its own";
        EXPECT_GE(row.losses.front(), 0.01);
        EXPECT_TRUE(std::ranges::is_sorted(row.losses));
        EXPECT_GT(row.rest, 0.05);
        EXPECT_LT(row.rest, 1.5);
        EXPECT_GT(row.usual[1], 0.01) << "bots do lose something";
        EXPECT_LT(row.usual[1], 0.5);
      }
}

TEST(Calibrations, MarkTheLargestLossesOfTheDecisionsThatTheyAreMadeFrom) {
  std::vector<double> losses(1000);
  std::iota(losses.rbegin(), losses.rend(), 0);
  for (double& loss : losses) loss /= 2000;
  const auto bounds = mark_bounds(losses);
  const auto above = [&](double bound) {
    return std::ranges::count_if(losses, [&](double loss) { return loss >= bound; });
  };
  EXPECT_EQ(above(bounds[0]), 200);
  EXPECT_EQ(above(bounds[1]), 70);
  EXPECT_EQ(above(bounds[2]), 20);
  for (double& loss : losses) loss /= 100;
  EXPECT_EQ(mark_bounds(losses), (std::array{0.01, 0.01, 0.01})) << "less than a point is no mark";
}

TEST(Calibrations, TakeForUsualThePartOfWhatHungOnDecisionsThatWasLost) {
  Lost lost;
  lost.add(tests::decision(0, 1, {500, -500}, {-0.5, 0.5}));
  lost.add(tests::decision(3, 0, {-300, 300}, {0.2, -0.2}));
  lost.add(tests::decision(9, 1, {0, 0}, {-0.1, 0.1}));
  EXPECT_DOUBLE_EQ(lost.parts()[0], 0.1);
  EXPECT_DOUBLE_EQ(lost.parts()[1], 0.1);
  EXPECT_EQ(Lost{}.parts(), (std::array<double, 2>{})) << "of nothing nothing is known";
}

}  // namespace
}  // namespace longroad::analysis
