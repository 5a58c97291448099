/// Time at a table: clocks, those who are gone or do not play, and what the others vote about them.

#include "server/table/presence.hpp"
#include "table_maker.hpp"

namespace longroad::server {
namespace {

TEST(Clock, RunsTheTurnThenTheReserveThenTheRulesPlayOn) {
  std::mt19937 random(1);
  auto table = make("base", 3, 3, ClockRules{10'000, 5'000, 3'000});
  table->play().start_full(kStart);
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  EXPECT_FALSE(table->play().run_clock(kStart + 15'000 + kLag - 1));
  const int before = table->version();
  EXPECT_EQ(table->clock().deadline(), kStart + 15'000 + kLag);
  EXPECT_TRUE(table->play().run_clock(kStart + 15'000 + kLag));
  EXPECT_EQ(table->log().line_for(*table->position(), std::nullopt, before + 1), "* timeout 1");
  EXPECT_EQ(table->position()->turn(), 2);
  EXPECT_EQ(table->clock().left(Seat::of(0), kStart + 15'000).reserve, 0);
  EXPECT_EQ(table->clock().left(Seat::of(1), kStart + 16'000 + kLag).turn, 9'000);
}

TEST(Clock, InTheOpeningABotPlacesForWhoeverTakesTooLong) {
  auto table = make("base", 3, 3, ClockRules{10'000, 5'000, 3'000});
  table->play().start_full(kStart);
  const Seat first = Seat::of(0);
  const Time zero = kStart + 15'000 + kLag;
  EXPECT_FALSE(table->play().run_clock(zero - 1));
  ASSERT_TRUE(table->play().run_clock(zero));
  const std::string bot = table->chair(first).bot;
  ASSERT_FALSE(bot.empty()) << "a bot chooses, not chance";
  EXPECT_EQ(table->clock().deadline(), std::nullopt) << "and has the time it takes";
  const auto place = [&](std::string_view line) {
    return table->play().bot_line({first, bot, *table->position()->parse(line), table->version()}, zero);
  };
  ASSERT_TRUE(place("1 settle 20"));
  EXPECT_EQ(table->chair(first).bot, bot) << "the road belongs to it";
  ASSERT_TRUE(place("1 road 20-21"));
  EXPECT_TRUE(table->chair(first).bot.empty()) << "the rest is its owner's again";
  EXPECT_EQ(table->clock().deadline(), zero + 15'000 + kLag) << "and the next one's clock runs";
  const auto again = Table::restore(table->id(), log_of(*table));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_TRUE((*again)->chair(first).bot.empty());
  EXPECT_EQ((*again)->clock().deadline(), table->clock().deadline());
}

TEST(Clock, InTheOpeningWhoeverComesInTimeOrPlaysAfterAllIsNotPlayedFor) {
  auto table = make("base", 3, 3, ClockRules{10'000, 0, 3'000});
  table->play().start_full(kStart);
  ASSERT_FALSE(table->play().line({Seat::of(0), "a", kStart + 9'000}, "1 settle 20"));
  EXPECT_EQ(table->clock().deadline(), kStart + 19'000 + kLag) << "each piece has its time";
  table->seating().leave({Seat::of(0), "b", kStart + 12'000});
  table->seating().come_back(Seat::of(0), kStart + 12'000);
  EXPECT_EQ(table->clock().deadline(), kStart + 19'000 + kLag) << "going and coming gives nobody more";
  ASSERT_TRUE(table->play().run_clock(kStart + 19'000 + kLag));
  table->seating().come_back(Seat::of(0), kStart + 20'000);
  ASSERT_FALSE(table->play().line({Seat::of(0), "c", kStart + 20'000}, "1 road 20-21"));
  EXPECT_TRUE(table->chair(Seat::of(0)).bot.empty());
}

TEST(Clock, InTheOpeningOfATournamentTheRefereeKeepsTheTime) {
  notice::Opened opened;
  opened.settings = make("base", 3, 0)->settings();
  opened.settings.clock = ClockRules{10'000, 0, 3'000};
  opened.settings.reserved = true;
  opened.dice_secret = random_hex(32);
  opened.bots.resize(3);
  auto table = Table::open(random_table_id(), opened, kStart);
  ASSERT_TRUE(table);
  for (int i = 0; i < 3; ++i)
    (*table)->seating().sit(Seat::of(i), {"P", {}, fingerprint(std::to_string(i))}, kStart);
  (*table)->play().start_full(kStart);
  EXPECT_EQ((*table)->clock().deadline(), std::nullopt);
  EXPECT_FALSE((*table)->play().run_clock(kStart + 3'600'000));
}

/// Ada has the first seats, Ben all others, where there are any; the rest are bots.
std::unique_ptr<Table> opening_of(int adas, int bens, int bots = 0) {
  notice::Opened opened;
  opened.settings.game = "base";
  opened.settings.players = adas + bens + bots;
  opened.dice_secret = random_hex(32);
  opened.bots.resize(static_cast<std::size_t>(adas + bens));
  for (int i = 0; i < bots; ++i) opened.bots.emplace_back("random");
  auto table = std::move(*Table::open(random_table_id(), opened, kStart));
  for (int i = 0; i < adas + bens; ++i) {
    const std::string who = i < adas ? "ada" : "ben";
    table->seating().sit(Seat::of(i), {.name = who, .account = {}, .secret_fingerprint = who, .guest = who},
                         kStart);
  }
  table->play().start_full(kStart);
  return table;
}

TEST(Opening, HasALimitWhereOthersWaitAlsoWithoutAClock) {
  auto table = opening_of(1, 2);
  EXPECT_EQ(opening_time(table->settings(), table->chairs()), kOpeningTime);
  EXPECT_FALSE(table->play().run_clock(kStart + kOpeningTime + kLag - 1));
  ASSERT_EQ(table->clock().deadline(), kStart + kOpeningTime + kLag);
  ASSERT_TRUE(table->play().run_clock(kStart + kOpeningTime + kLag));
  EXPECT_FALSE(table->chair(Seat::of(0)).bot.empty()) << "a bot places, not chance";
  const auto again = Table::restore(table->id(), log_of(*table));
  EXPECT_EQ((*again)->chair(Seat::of(0)).bot, table->chair(Seat::of(0)).bot);
  std::mt19937 random(1);
  table = opening_of(1, 2);
  while (table->position()->turn() == 0) {
    EXPECT_TRUE(table->clock().deadline());
    play_any(*table, random, kStart);
  }
  EXPECT_FALSE(table->clock().exists()) << "a turn has the time it takes";
  EXPECT_EQ(table->clock().deadline(), std::nullopt);
}

TEST(Opening, HurriesNobodyForWhomNobodyWaits) {
  for (const auto& table : {opening_of(3, 0), opening_of(1, 0, 2)}) {
    EXPECT_EQ(opening_time(table->settings(), table->chairs()), std::nullopt);
    EXPECT_EQ(table->clock().deadline(), std::nullopt) << "one screen, or nobody but bots";
  }
  EXPECT_TRUE(opening_of(1, 1, 1)->clock().deadline());
}

TEST(Opening, HasNoLimitWhereNothingIsPlaced) {
  const auto time_of = [](const auto& table) { return opening_time(table->settings(), table->chairs()); };
  EXPECT_EQ(time_of(make("base", 3, 3)), kOpeningTime) << "said before the start";
  EXPECT_EQ(time_of(make("struggle", 3, 3)), std::nullopt);
  EXPECT_EQ(time_of(make("struggle", 3, 3, ClockRules{10'000, 0, 3'000})), std::nullopt);
}

TEST(Opening, HasNoLimitInOlderLogs) {
  const auto table = opening_of(1, 2);
  auto log = log_of(*table);
  const std::string limit = R"("opening":)" + std::to_string(kOpeningTime) + ",";
  const auto at = log.front().body.find(limit);
  ASSERT_NE(at, std::string::npos);
  log.front().body.erase(at, limit.size());
  const auto old = Table::restore(table->id(), log);
  ASSERT_TRUE(old) << old.error().sentence;
  EXPECT_EQ((*old)->clock().deadline(), std::nullopt);
}

TEST(Clock, ALineThatWasOnItsWayAtZeroCounts) {
  std::mt19937 random(1);
  auto table = make("base", 3, 3, ClockRules{10'000, 0, 3'000});
  table->play().start_full(kStart);
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  const Time late = kStart + 10'000 + kLag / 2;
  EXPECT_FALSE(table->play().run_clock(late));
  EXPECT_FALSE(table->play().line({Seat::of(0), "late", late}, "1 roll"));
  EXPECT_EQ(table->clock().left(Seat::of(0), late).turn, 0) << "the time is used up all the same";
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
  table->play().start_full(kStart);
  while (table->position()->turn() == 0) play_any(*table, random, kStart);
  auto again = Table::restore(table->id(), log_of(*table));
  (*again)->play().resume(kStart + 100'000);
  EXPECT_FALSE((*again)->play().run_clock(kStart + 105'000));
  EXPECT_TRUE((*again)->play().run_clock(kStart + 110'000 + kLag));
}

TEST(Votes, MoreThanHalfOfThePeopleDecide) {
  auto table = make("base", 4, 4);
  table->play().start_full(kStart);
  SeatSet here;
  for (const int i : {0, 1, 2}) here.add(Seat::of(i));
  ASSERT_FALSE(table->voting().vote({Seat::of(0), "a", kStart}, Seat::of(3), Choice::Bot, here));
  EXPECT_TRUE(table->chair(Seat::of(3)).bot.empty());
  ASSERT_FALSE(table->voting().vote({Seat::of(1), "b", kStart}, Seat::of(3), Choice::Bot, here));
  EXPECT_FALSE(table->chair(Seat::of(3)).bot.empty());
  EXPECT_EQ(seat_of(table->chairs(), "secret3"), Seat::of(3)) << "the owner may come back";
  table->seating().come_back(Seat::of(3), kStart);
  EXPECT_TRUE(table->chair(Seat::of(3)).bot.empty());
}

TEST(Votes, ASubstituteGetsTheSeatAndTheOldSecretOpensItNoMore) {
  auto table = make("base", 3, 3);
  table->play().start_full(kStart);
  SeatSet here = SeatSet::of(Seat::of(0));
  EXPECT_EQ(table->seating().sit(Seat::of(2), {"S", {}, fingerprint("new")}, kStart)->code(), "seat_taken");
  ASSERT_FALSE(table->voting().vote({Seat::of(0), "a", kStart}, Seat::of(2), Choice::Substitute, here));
  ASSERT_FALSE(table->seating().sit(Seat::of(2), {"S", {}, fingerprint("new")}, kStart));
  EXPECT_EQ(seat_of(table->chairs(), "new"), Seat::of(2));
  EXPECT_EQ(seat_of(table->chairs(), "secret2"), std::nullopt);
}

TEST(Votes, TheGameEndsByAgreement) {
  auto table = make("base", 3, 3);
  table->play().start_full(kStart);
  SeatSet all;
  for (const int i : {0, 1, 2}) all.add(Seat::of(i));
  table->voting().vote({Seat::of(0), "a", kStart}, Seat::none(), Choice::End, all);
  EXPECT_EQ(table->state(), TableState::Playing);
  table->voting().vote({Seat::of(1), "b", kStart}, Seat::none(), Choice::End, all);
  EXPECT_EQ(table->state(), TableState::Over);
}

TEST(Presence, WhoeverIsHereAndDoesNotPlayIsCountedDownWhereNoClockRuns) {
  std::mt19937 random(1);
  const Seat first = Seat::of(0);
  for (const bool clocks : {false, true}) {
    auto table = make("base", 3, 3, clocks ? std::optional(ClockRules{10'000, 0, 3'000}) : std::nullopt);
    Presence presence(kStart);
    for (const int i : {0, 1, 2}) presence.arrive(Seat::of(i));
    table->play().start_full(kStart);
    EXPECT_EQ(presence.idle_at(*table), std::nullopt) << "in the opening a bot places";
    while (table->position()->turn() == 0) play_any(*table, random, kStart);
    const Time shown = kStart + kGraceIdle - kIdleCountdown;
    if (clocks) {
      EXPECT_EQ(presence.idle_at(*table), std::nullopt) << "the clock takes care of that";
      continue;
    }
    EXPECT_EQ(presence.idle_at(*table), shown);
    EXPECT_EQ(presence.grace(*table, first, shown - 1), std::nullopt);
    EXPECT_EQ(presence.grace(*table, first, shown), kIdleCountdown);
    EXPECT_EQ(presence.grace(*table, Seat::of(1), kStart + kGraceIdle), std::nullopt) << "it is not the turn";
    EXPECT_FALSE(presence.may_choose(*table, first, kStart + kGraceIdle - 1));
    EXPECT_TRUE(presence.may_choose(*table, first, kStart + kGraceIdle));
    const auto listed =
        presence.list(*table, 0, kStart + kGraceIdle).seats[static_cast<std::size_t>(first.index)];
    EXPECT_EQ(listed.state, server::SeatState::Idle);
    EXPECT_EQ(listed.grace, 0);
    presence.wait_again(first, kStart + kGraceIdle);
    EXPECT_FALSE(presence.may_choose(*table, first, kStart + kGraceIdle)) << "they chose to wait";
  }
}

/// Two people, one of whom is gone since the start.
struct Two {
  Two() {
    table->play().start_full(kStart);
    presence.arrive(Seat::of(0));
  }
  bool decides(Seat about, Choice choice, Time at) {
    table->voting().vote({Seat::of(0), std::to_string(at), at}, about, choice,
                         presence.voters(*table, Seat::of(0), about, at));
    return table->voting().just_decided() || table->state() == TableState::Over;
  }
  std::unique_ptr<Table> table = make("base", 2, 2);
  Presence presence{kStart};
};

TEST(Alone, TheOneWhoStaysWaitsTwoMinutes) {
  Two two;
  const Seat gone = Seat::of(1);
  const Time soon = kStart + kGraceAlone - 1;
  EXPECT_FALSE(two.presence.may_choose(*two.table, gone, soon));
  EXPECT_FALSE(two.decides(Seat::none(), Choice::End, soon))
      << "nobody ends the game over another one's head";
  EXPECT_TRUE(two.presence.may_choose(*two.table, gone, kStart + kGraceAlone));
  EXPECT_TRUE(two.presence.alone(*two.table, gone)) << "so that there is no substitute";
  EXPECT_TRUE(two.decides(gone, Choice::End, kStart + kGraceAlone));
  const auto& end = two.table->entry(two.table->version() - 1).shown;
  ASSERT_TRUE(end);
  EXPECT_EQ(std::get<notice::Ended>(end->notice).reason, EndReason::Abandoned);
}

/// Whoever is gone has two minutes also where their time for a piece of the opening is shorter.
TEST(Alone, TheOneWhoStaysWaitsAlsoWhileABotPlacesForTheOther) {
  Two two;
  two.table->play().limit(ClockRules{.turn = 15'000, .reserve = 0, .answer = 15'000}, kStart);
  Time at = kStart;
  const Seat gone = Seat::of(1);
  std::mt19937 random(1);
  while (!two.table->position()->to_act().has(gone)) play_any(*two.table, random, at);
  at = *two.table->clock().deadline();
  ASSERT_TRUE(two.table->play().run_clock(at));
  ASSERT_TRUE(two.table->chair(gone).once);
  ASSERT_LT(at, kStart + kGraceAlone);
  EXPECT_FALSE(two.decides(Seat::none(), Choice::End, at));
  EXPECT_FALSE(two.presence.may_choose(*two.table, gone, at));
}

TEST(Alone, TheSeatStaysItsOwnersWhileABotPlays) {
  Two two;
  two.table->voting().vote({Seat::of(0), "v", kStart}, Seat::of(1), Choice::Bot,
                           two.presence.voters(*two.table, Seat::of(0), Seat::of(1), kStart + kGraceAlone));
  EXPECT_FALSE(two.table->chair(Seat::of(1)).bot.empty());
  EXPECT_EQ(seat_of(two.table->chairs(), "secret1"), Seat::of(1));
  two.table->seating().come_back(Seat::of(1), kStart);
  EXPECT_TRUE(two.table->chair(Seat::of(1)).bot.empty());
}

TEST(Alone, IsWhoeverHasAllTheSeatsThatAreHere) {
  auto table = make("base", 4, 1);
  auto opened = notice::Opened{table->settings(), random_hex(32), {}, {}};
  opened.bots.resize(4);
  auto four = Table::open(random_table_id(), opened, kStart);
  ASSERT_TRUE(four);
  const auto sit = [&](int seat, const std::string& browser) {
    (*four)->seating().sit(
        Seat::of(seat), {.name = "P", .account = {}, .secret_fingerprint = browser + "x", .guest = browser},
        kStart);
  };
  for (const int seat : {0, 1, 2}) sit(seat, "ada");
  sit(3, "ben");
  (*four)->play().start_full(kStart);
  Presence presence(kStart);
  for (const int seat : {0, 1, 2, 3}) presence.arrive(Seat::of(seat));
  EXPECT_EQ(presence.voters(**four, Seat::of(1), Seat::none(), kStart).size(), 2)
      << "three seats of one person are one vote";
  presence.depart(Seat::of(3), kStart);
  EXPECT_TRUE(presence.alone(**four, Seat::of(3)));
  EXPECT_EQ(presence.voters(**four, Seat::of(1), Seat::none(), kStart + kGraceAlone - 1).size(), 2);
  EXPECT_EQ(presence.voters(**four, Seat::of(1), Seat::none(), kStart + kGraceAlone).size(), 1);
}

TEST(Votes, ASubstituteHasNotVotedYet) {
  auto table = make("base", 4, 4);
  table->play().start_full(kStart);
  SeatSet all;
  for (const int i : {0, 1, 2, 3}) all.add(Seat::of(i));
  table->voting().vote({Seat::of(3), "a", kStart}, Seat::none(), Choice::End, all);
  table->voting().vote({Seat::of(0), "b", kStart}, Seat::none(), Choice::End, all);
  SeatSet one = SeatSet::of(Seat::of(0));
  ASSERT_FALSE(table->voting().vote({Seat::of(0), "c", kStart}, Seat::of(3), Choice::Substitute, one));
  ASSERT_FALSE(table->seating().sit(Seat::of(3), {"S", {}, fingerprint("new")}, kStart));
  table->voting().vote({Seat::of(1), "d", kStart}, Seat::none(), Choice::End, all);
  EXPECT_EQ(table->state(), TableState::Playing) << "two of four want the end";
}

TEST(Presence, WhoeverPlaysIsBackFromABotThatStoodIn) {
  auto table = make("base", 3, 3);
  table->play().start_full(kStart);
  const SeatSet others = SeatSet::of(Seat::of(1));
  ASSERT_FALSE(table->voting().vote({Seat::of(1), "v", kStart}, Seat::of(0), Choice::Bot, others));
  EXPECT_FALSE(table->chair(Seat::of(0)).bot.empty());
  table->seating().come_back(Seat::of(0), kStart);
  EXPECT_FALSE(table->play().line({Seat::of(0), "p", kStart}, "1 settle 20"));
  EXPECT_TRUE(table->chair(Seat::of(0)).bot.empty());
}

}  // namespace
}  // namespace longroad::server
