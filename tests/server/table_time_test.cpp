/// Time at a table: clocks, those who are gone or do not play, and what the others vote about them.

#include "server/table/presence.hpp"
#include "table_maker.hpp"

namespace longroad::server {
namespace {

TEST(Clock, RunsTheTurnThenTheReserveThenTheRulesPlayOn) {
  std::mt19937 random(1);
  auto table = make("base", 3, 3, ClockRules{10'000, 5'000, 3'000});
  table->start_full(kStart);
  EXPECT_FALSE(table->run_clock(kStart + 3'600'000)) << "never in the opening";
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  EXPECT_EQ(table->clock()->deadline(), kStart + 15'000);
  EXPECT_FALSE(table->run_clock(kStart + 15'000 + kLag - 1));
  const int before = table->version();
  EXPECT_EQ(table->deadline(), kStart + 15'000 + kLag);
  EXPECT_TRUE(table->run_clock(kStart + 15'000 + kLag));
  EXPECT_EQ(table->line_for(std::nullopt, before + 1), "* timeout 1");
  EXPECT_EQ(table->position()->turn(), 2);
  EXPECT_EQ(table->clock()->left(Seat::of(0), kStart + 15'000).reserve, 0);
  EXPECT_EQ(table->clock()->left(Seat::of(1), kStart + 16'000 + kLag).turn, 9'000);
}

TEST(Clock, ALineThatWasOnItsWayAtZeroCounts) {
  std::mt19937 random(1);
  auto table = make("base", 3, 3, ClockRules{10'000, 0, 3'000});
  table->start_full(kStart);
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  const Time late = kStart + 10'000 + kLag / 2;
  EXPECT_FALSE(table->run_clock(late));
  EXPECT_FALSE(table->play({Seat::of(0), "late", late}, "1 roll"));
  EXPECT_EQ(table->clock()->left(Seat::of(0), late).turn, 0) << "the time is used up all the same";
}

TEST(Clock, TheOwnersClockStandsStillWhileOthersOwe) {
  Clock clock({10'000, 0, 3'000}, 3);
  SeatSet one = SeatSet::of(Seat::of(0));
  clock.wait(0, 1, Seat::of(0), one);
  clock.wait(4'000, 1, Seat::of(0), SeatSet::of(Seat::of(1)));
  EXPECT_EQ(clock.deadline(), 7'000);
  EXPECT_EQ(clock.left(Seat::of(0), 6'000).turn, 6'000);
  EXPECT_EQ(clock.run_out(7'000), Seat::of(1));
  clock.wait(6'000, 1, Seat::of(0), one);
  EXPECT_EQ(clock.deadline(), 12'000);
}

TEST(Clock, ForgivesTheTimeOfARestart) {
  std::mt19937 random(1);
  auto table = make("base", 3, 3, ClockRules{10'000, 0, 3'000});
  table->start_full(kStart);
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  auto again = Table::restore(table->id(), log_of(*table));
  (*again)->resume(kStart + 100'000);
  EXPECT_FALSE((*again)->run_clock(kStart + 105'000));
  EXPECT_TRUE((*again)->run_clock(kStart + 110'000 + kLag));
}

TEST(Votes, MoreThanHalfOfThePeopleDecide) {
  auto table = make("base", 4, 4);
  table->start_full(kStart);
  SeatSet here;
  for (const int i : {0, 1, 2}) here.add(Seat::of(i));
  ASSERT_FALSE(table->vote({Seat::of(0), "a", kStart}, Seat::of(3), Choice::Bot, here));
  EXPECT_TRUE(table->chair(Seat::of(3)).bot.empty());
  ASSERT_FALSE(table->vote({Seat::of(1), "b", kStart}, Seat::of(3), Choice::Bot, here));
  EXPECT_FALSE(table->chair(Seat::of(3)).bot.empty());
  EXPECT_EQ(table->seat_of("secret3"), Seat::of(3)) << "the owner may come back";
  table->come_back(Seat::of(3), kStart);
  EXPECT_TRUE(table->chair(Seat::of(3)).bot.empty());
}

TEST(Votes, ASubstituteGetsTheSeatAndTheOldSecretOpensItNoMore) {
  auto table = make("base", 3, 3);
  table->start_full(kStart);
  SeatSet here = SeatSet::of(Seat::of(0));
  EXPECT_EQ(table->sit(Seat::of(2), {"S", {}, fingerprint("new")}, kStart)->code, "seat_taken");
  ASSERT_FALSE(table->vote({Seat::of(0), "a", kStart}, Seat::of(2), Choice::Substitute, here));
  ASSERT_FALSE(table->sit(Seat::of(2), {"S", {}, fingerprint("new")}, kStart));
  EXPECT_EQ(table->seat_of("new"), Seat::of(2));
  EXPECT_EQ(table->seat_of("secret2"), std::nullopt);
}

TEST(Votes, TheGameEndsByAgreement) {
  auto table = make("base", 3, 3);
  table->start_full(kStart);
  SeatSet all;
  for (const int i : {0, 1, 2}) all.add(Seat::of(i));
  table->vote({Seat::of(0), "a", kStart}, Seat::none(), Choice::End, all);
  EXPECT_EQ(table->state(), TableState::Playing);
  table->vote({Seat::of(1), "b", kStart}, Seat::none(), Choice::End, all);
  EXPECT_EQ(table->state(), TableState::Over);
}

TEST(Presence, WhoeverIsHereAndDoesNotPlayIsCountedDownWhereNoClockRuns) {
  std::mt19937 random(1);
  const Seat first = Seat::of(0);
  for (const bool clocks : {false, true}) {
    auto table = make("base", 3, 3, clocks ? std::optional(ClockRules{10'000, 0, 3'000}) : std::nullopt);
    Presence presence(kStart);
    for (const int i : {0, 1, 2}) presence.arrive(Seat::of(i));
    table->start_full(kStart);
    const Time shown = kStart + kGraceIdle - kIdleCountdown;
    EXPECT_EQ(presence.idle_at(*table), shown) << "in the opening no clock runs";
    EXPECT_EQ(presence.grace(*table, first, shown - 1), std::nullopt);
    EXPECT_EQ(presence.grace(*table, first, shown), kIdleCountdown);
    EXPECT_EQ(presence.grace(*table, Seat::of(1), kStart + kGraceIdle), std::nullopt) << "it is not the turn";
    EXPECT_FALSE(presence.may_choose(*table, first, kStart + kGraceIdle - 1));
    EXPECT_TRUE(presence.may_choose(*table, first, kStart + kGraceIdle));
    EXPECT_NE(presence.text(*table, 0, kStart + kGraceIdle).find(R"("idle","grace":0)"), std::string::npos);
    presence.wait_again(first, kStart + kGraceIdle);
    EXPECT_FALSE(presence.may_choose(*table, first, kStart + kGraceIdle)) << "they chose to wait";
    while (table->position()->turn() == 0) play_any(*table, random, kStart + 1);
    EXPECT_EQ(presence.idle_at(*table).has_value(), !clocks);
  }
}

TEST(Presence, WhoeverPlaysIsBackFromABotThatStoodIn) {
  auto table = make("base", 3, 3);
  table->start_full(kStart);
  const SeatSet others = SeatSet::of(Seat::of(1));
  ASSERT_FALSE(table->vote({Seat::of(1), "v", kStart}, Seat::of(0), Choice::Bot, others));
  EXPECT_FALSE(table->chair(Seat::of(0)).bot.empty());
  table->come_back(Seat::of(0), kStart);
  EXPECT_FALSE(table->play({Seat::of(0), "p", kStart}, "1 settle 20"));
  EXPECT_TRUE(table->chair(Seat::of(0)).bot.empty());
}

}  // namespace
}  // namespace longroad::server
