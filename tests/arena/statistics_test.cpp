/// Intervals, tests and ratings against values worked out by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/plackett_luce.hpp"
#include "arena/sprt.hpp"
#include "arena/wilson.hpp"

namespace longroad::arena {
namespace {

TEST(Wilson, GivesTheTextbookIntervals) {
  const Interval most = wilson(8, 10);
  EXPECT_NEAR(most.low, 0.4902, 1e-4);
  EXPECT_NEAR(most.high, 0.9433, 1e-4);
  const Interval none = wilson(0, 20);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.1611, 1e-4);
}

TEST(Wilson, KnowsNothingWithoutGames) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Sprt, AddsUpLogarithmsAndStopsAtTheBounds) {
  const Sprt test{.low = 0.5, .high = 0.55};
  EXPECT_NEAR(test.bound(), std::log(19.0), 1e-12);
  EXPECT_NEAR(test.log_ratio(100, 50), 100 * std::log(1.1) + 50 * std::log(0.9), 1e-12);
  EXPECT_EQ(test.verdict(100, 50), Sprt::Verdict::High);
  EXPECT_EQ(test.verdict(10, 10), Sprt::Verdict::Open);
  EXPECT_EQ(test.verdict(50, 100), Sprt::Verdict::Low);
}

std::vector<Ranking> duels(int won, int lost) {
  std::vector<Ranking> games;
  for (int i = 0; i < won; ++i) games.push_back({{0, 0}, {1, 1}});
  for (int i = 0; i < lost; ++i) games.push_back({{1, 0}, {0, 1}});
  return games;
}

TEST(PlackettLuce, OfTwoIsTheUsualRating) {
  const auto ratings = rate(duels(3000, 1000), 2);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3.0), 0.1);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
  // Half of one over the root of n p q, in points of the scale.
  EXPECT_NEAR(ratings[0].error, 400 / std::log(10.0) * 0.5 / std::sqrt(4000 * 0.75 * 0.25), 0.01);
}

TEST(PlackettLuce, OfThreeFindsTheOddsThatMadeTheGames) {
  // Strengths 3 : 2 : 1. Each order as often as its odds say, of 60 games each 100 times.
  const double strength[]{3, 2, 1};
  std::vector<Ranking> games;
  const int orders[6][3]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  for (const auto& order : orders) {
    const double odds = strength[order[0]] / 6 * strength[order[1]] / (6 - strength[order[0]]);
    for (int i = 0; i < std::lround(odds * 6000); ++i)
      games.push_back({{order[0], 0}, {order[1], 1}, {order[2], 2}});
  }
  const auto ratings = rate(games, 3);
  EXPECT_NEAR(ratings[0].elo - ratings[2].elo, 400 * std::log10(3.0), 0.5);
  EXPECT_NEAR(ratings[1].elo - ratings[2].elo, 400 * std::log10(2.0), 0.5);
}

TEST(PlackettLuce, StaysFiniteForWhoeverNeverLost) {
  const auto ratings = rate(duels(50, 0), 2);
  EXPECT_TRUE(std::isfinite(ratings[0].elo));
  EXPECT_GT(ratings[0].elo, 300);
}

TEST(PlackettLuce, SharesPlacesEvenly) {
  std::vector<Ranking> games(100, Ranking{{0, 0}, {1, 1}, {2, 1}});
  const auto ratings = rate(games, 3);
  EXPECT_NEAR(ratings[1].elo, ratings[2].elo, 1e-9);
}

}  // namespace
}  // namespace longroad::arena
