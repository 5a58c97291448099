/// Budgets: whoever shares one out gives every part the same, in nodes and in time.
#include "bots/core/budget.hpp"

#include <gtest/gtest.h>

namespace longroad::bots {
namespace {

using namespace std::chrono_literals;

TEST(Budget, NodesAreSharedEvenly) {
  const Budget whole(100, 0ms);
  Budget part = whole.share(4, 3);
  int nodes = 0;
  for (; !part.spent(); ++nodes) part.count();
  EXPECT_EQ(nodes, 25);
}

/// The first of ten candidates once had all the time, so that nothing was left for the others.
TEST(Budget, TimeIsSharedEvenlyOverWhatIsStillToDo) {
  const Budget whole(1'000'000, 100s);
  EXPECT_LE(whole.share(10).time_left(), 10s);
  EXPECT_LE(whole.share(10, 5).time_left(), 20s);
  EXPECT_GT(whole.share(10, 9).time_left(), 90s);
  EXPECT_LE(whole.share(2).share(10).time_left(), 5s);
  EXPECT_LE(whole.within(0.75).time_left(), 75s);
}

TEST(Budget, NothingIsLeftAfterTheEnd) {
  const Budget past(1'000'000, 1ms);
  while (past.time_left() > 0s) {
  }
  EXPECT_TRUE(past.share(3).spent());
}

}  // namespace
}  // namespace longroad::bots
