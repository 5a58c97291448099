/// The library for programs that learn, through its C interface alone: on the cores, which every machine has.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <string_view>
#include <vector>

#include "gpu/library/longroad_gpu.h"

namespace {

struct Delete {
  void operator()(longroad_batch* batch) const { longroad_delete(batch); }
};
using BatchPtr = std::unique_ptr<longroad_batch, Delete>;

constexpr int kGames = 130;  // enough for two threads
constexpr int kFew = 40;

BatchPtr batch_of(const char* game, int players, std::uint64_t seed = 5, int max_turns = 20'000) {
  return BatchPtr(longroad_new("cores", game, players, kGames, seed, max_turns));
}

/// Chooses the n-th legal number of each game, n from a simple sequence.
void choose(longroad_batch* batch, unsigned step, int games = kGames) {
  const int width = longroad_actions(batch);
  for (int i = 0; i < games; ++i) {
    const std::uint8_t* mask = longroad_masks(batch) + i * width;
    const int legal = std::accumulate(mask, mask + width, 0);
    ASSERT_GT(legal, 0);
    int wanted = static_cast<int>((step * 2654435761U + static_cast<unsigned>(i) * 40503U) >> 8) % legal;
    for (int action = 0; action < width; ++action)
      if (mask[action] == 1 && wanted-- == 0) longroad_choices(batch)[i] = action;
  }
}

TEST(Library, PlaysEveryGameToItsEndAndBeginsAnew) {
  const struct {
    const char* game;
    int players;
  } games[]{{"base", 4}, {"duo", 2}, {"soccer", 3}, {"struggle", 4}};
  for (const auto& [game, players] : games) {
    const BatchPtr batch(longroad_new("cores", game, players, kFew, 5, 20'000));
    ASSERT_NE(batch, nullptr) << longroad_error();
    int ended = 0;
    double won = 0;
    for (unsigned step = 0; step < 1'500; ++step) {
      choose(batch.get(), step, kFew);
      ASSERT_EQ(longroad_step(batch.get()), 0);
      for (int i = 0; i < kFew; ++i) {
        const float* rewards = longroad_rewards(batch.get()) + i * players;
        const float sum = std::accumulate(rewards, rewards + players, 0.0F);
        EXPECT_LE(sum, static_cast<float>(longroad_ended(batch.get())[i]));
        won += static_cast<double>(sum);
        ended += longroad_ended(batch.get())[i];
        EXPECT_LT(longroad_seats(batch.get())[i], players);
      }
    }
    EXPECT_GT(ended, kFew / 4) << game;
    EXPECT_GT(won, 0.9 * ended) << game;
    const float* row = longroad_feature_rows(batch.get());
    EXPECT_TRUE(std::all_of(row, row + kFew * longroad_features(batch.get()),
                            [](float count) { return std::isfinite(count); }));
  }
}

TEST(Library, BeginsWithEveryPlaceAndNoPoints) {
  const BatchPtr batch = batch_of("base", 4);
  const int width = longroad_actions(batch.get());
  for (int i = 0; i < kGames; ++i) {
    const std::uint8_t* mask = longroad_masks(batch.get()) + i * width;
    EXPECT_EQ(std::accumulate(mask, mask + width, 0), 54);  // a settlement anywhere
    EXPECT_EQ(longroad_seats(batch.get())[i], 0);
    EXPECT_EQ(longroad_feature_rows(batch.get())[i * longroad_features(batch.get())], 0.0F);
  }
}

TEST(Library, PlaysTheSameGamesAgain) {
  const BatchPtr one = batch_of("struggle", 3);
  const BatchPtr two = batch_of("struggle", 3);
  const BatchPtr other = batch_of("struggle", 3, 6);
  const auto rows = [](longroad_batch* batch) {
    const float* row = longroad_feature_rows(batch);
    return std::vector<float>(row, row + kGames * longroad_features(batch));
  };
  for (unsigned step = 0; step < 50; ++step)
    for (const auto& batch : {one.get(), two.get(), other.get()}) {
      choose(batch, step);
      longroad_step(batch);
    }
  EXPECT_EQ(rows(one.get()), rows(two.get()));
  EXPECT_NE(rows(one.get()), rows(other.get()));
}

TEST(Library, EndsWhereItIsToldTo) {
  const BatchPtr batch = batch_of("base", 4, 5, 3);
  int ended = 0;
  for (unsigned step = 0; step < 100; ++step) {
    choose(batch.get(), step);
    longroad_step(batch.get());
    for (int i = 0; i < kGames; ++i) ended += longroad_ended(batch.get())[i];
  }
  EXPECT_GE(ended, kGames);
}

TEST(Library, SaysWhatIsWrong) {
  EXPECT_EQ(longroad_new("cores", "chess", 2, 10, 1, 100), nullptr);
  EXPECT_EQ(std::string_view(longroad_error()), "There is no such game.");
  EXPECT_EQ(longroad_new("cores", "duo", 3, 10, 1, 100), nullptr);
  EXPECT_EQ(std::string_view(longroad_error()), "2 to 2 play this game.");
  const BatchPtr card(longroad_new("gpu", "base", 4, 10, 1, 100));
  if (card != nullptr) return;
  EXPECT_TRUE(std::string_view(longroad_error()).ends_with('.')) << longroad_error();
}

}  // namespace
