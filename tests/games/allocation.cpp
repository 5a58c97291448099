/// Play allocates nothing: counts `operator new` over whole games.
#include <gtest/gtest.h>

#include "counted_new.hpp"
#include "random_play.hpp"

namespace longroad::tests {
namespace {

class Allocation : public testing::TestWithParam<Kind> {};

TEST_P(Allocation, NothingIsAllocatedPerLine) {
  const GameKeys keys = GameKeys::from(RandKey{3});
  const auto position = GetParam().start(keys.board);
  const auto copy = position->clone();
  RandomPlay play(*position, keys, kTame);
  const long before = allocations();
  ASSERT_GT(before, 0) << "allocations are not counted";
  int lines = 0;
  for (; lines < 4000; ++lines) {
    const auto action = play.next();
    if (!action) break;
    const bool refused = static_cast<bool>(position->check(*action));
    position->apply(*action);
    copy->assign(*position);
    Actions revisions;
    position->revisions(revisions);
    if (refused) break;
  }
  EXPECT_EQ(allocations() - before, 0) << "in " << lines << " lines";
  EXPECT_TRUE(lines > 100 || position->over()) << "only " << lines << " lines";
}

INSTANTIATE_TEST_SUITE_P(Games, Allocation, testing::ValuesIn(all_kinds()),
                         [](const auto& test) { return identifier(test.param); });

}  // namespace
}  // namespace longroad::tests
