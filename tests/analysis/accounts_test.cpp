/// Over many games luck and the rest come out even: what a seat won was where the accounts say.
#include <cmath>

#include "analysed.hpp"

namespace longroad::analysis {
namespace {

/// Little is thought about each game, so that there can be many.
Report quick_report(const tests::Played& whole) {
  auto story = read_story(games::record_of(*whole.end, whole.lines));
  EXPECT_TRUE(story);
  const Calibration& row = calibration_for(whole.end->game(), whole.end->players());
  const Analysis work(std::move(*story), row, Language::English,
                      {.worlds = 2, .reach = {.steps = 1, .width = 2, .chances = 1}});
  return run(work, [](int) {});
}

TEST(Accounts, LeaveNoRestOnTheMeanOverManyGames) {
  const games::Game& game = *games::find_game("struggle");
  std::vector<double> luck;
  std::vector<double> rest;
  for (std::uint64_t seed = 1; seed <= 36; ++seed) {
    const Report report = quick_report(tests::played(game, 2, seed, "greedy"));
    const Account& first = report.accounts.front();
    EXPECT_EQ(first.start + first.own + first.others + first.luck + first.rest, first.result);
    luck.push_back(static_cast<double>(first.luck) / kCertain);
    rest.push_back(static_cast<double>(first.rest) / kCertain);
  }
  const Spread mean_luck = Spread::of(luck);
  const Spread mean_rest = Spread::of(rest);
  RecordProperty("rest", std::to_string(mean_rest.mean) + " ± " + std::to_string(mean_rest.error));
  EXPECT_LT(std::abs(mean_luck.mean), 3 * mean_luck.error);
  EXPECT_LT(std::abs(mean_rest.mean), 3 * mean_rest.error);
  EXPECT_GT(mean_luck.error, 0.005);  // there is luck at all
}

}  // namespace
}  // namespace longroad::analysis
