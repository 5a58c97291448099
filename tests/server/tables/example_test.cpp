/// The example game at a table of the server: clocks that run out act, whoever leaves is out,
/// though nobody here knows its rules.
#include "table_maker.hpp"

namespace longroad::server {
namespace {

TEST(Example, AClockThatRunsOutActs) {
  auto table = make("race", 2, 2, ClockRules{10'000, 0, 3'000});
  table->play().start_full(kStart);
  EXPECT_EQ(table->clock().deadline(), kStart + 10'000 + kLag);
  ASSERT_TRUE(table->play().run_clock(kStart + 10'000 + kLag));
  EXPECT_EQ(table->log().line_for(*table->position(), std::nullopt, table->version()), "* timeout 1");
  EXPECT_EQ(table->position()->whose_turn(), Seat::of(1));
}

TEST(Example, WhoeverIsRemovedIsOut) {
  auto table = make("race", 3, 3);
  table->play().start_full(kStart);
  table->play().remove(Seat::of(1), kStart);
  EXPECT_TRUE(table->match().is_removed(Seat::of(1)));
  ASSERT_FALSE(table->play().line({Seat::of(0), "a", kStart}, "1 walk"));
  EXPECT_EQ(table->position()->whose_turn(), Seat::of(2));
  table->play().remove(Seat::of(2), kStart);
  EXPECT_EQ(table->state(), TableState::Over);
  EXPECT_EQ(table->position()->score().winner, Seat::of(0));
}

TEST(Example, ALineIsStaleOnceItsTurnIsOver) {
  auto table = make("race", 2, 2);
  table->play().start_full(kStart);
  const int seen = table->version();
  ASSERT_FALSE(table->play().line({Seat::of(0), "a", kStart}, "1 walk"));
  EXPECT_EQ(table->play().line({Seat::of(1), "b", kStart}, "2 push 1", seen)->code(), "stale");
  EXPECT_FALSE(table->play().line({Seat::of(1), "c", kStart}, "2 push 1", table->version()));
}

}  // namespace
}  // namespace longroad::server
