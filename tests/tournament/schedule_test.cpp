/// Schedules for every number of players, held against the independent judge and the rule text.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <map>
#include <numeric>
#include <set>

#include "base/random.hpp"
#include "tournament/schedule/changes.hpp"
#include "tournament/schedule/check.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {
namespace {

std::vector<PlayerId> everybody(int n) {
  std::vector<PlayerId> players;
  for (int i = 1; i <= n; ++i) players.push_back(PlayerId::of(i));
  return players;
}

std::string number(PlayerId p) { return std::to_string(p.number); }

int seeds() { return std::getenv("LONGROAD_LONG") != nullptr ? 200 : 3; }

std::string first(const ScheduleFindings& findings) {
  return findings.broken.empty() ? "" : findings.broken.front().text;
}

TEST(Schedule, MeetsTheBoundsForEveryNumberOfPlayers) {
  std::vector<int> sizes(195);
  std::iota(sizes.begin(), sizes.end(), 6);
  sizes.insert(sizes.end(), {3, 4, 397, 398, 399, 400, 1'601, 2'000});
  for (const int n : sizes) {
    for (int seed = 0; seed < seeds(); ++seed) {
      const auto schedule =
          plan_schedule({.players = everybody(n), .seed = static_cast<std::uint64_t>(seed)});
      ASSERT_TRUE(schedule) << n;
      ASSERT_EQ(schedule->size(), 3u);
      const ScheduleFindings findings = check_schedule(*schedule, PlanKind::Fresh, {}, number);
      EXPECT_TRUE(findings.good()) << n << " players, seed " << seed << ": " << first(findings);
    }
  }
}

TEST(Schedule, BoundsAreThoseOfTheText) {
  const std::map<int, int> repeats{{6, 6},  {7, 9},  {8, 12}, {9, 0},  {10, 3},
                                   {11, 6}, {12, 9}, {13, 0}, {400, 0}};
  for (const auto& [n, fewest] : repeats) EXPECT_EQ(schedule_bounds(n).repeats, fewest) << n;
  EXPECT_EQ(schedule_bounds(17).extra_threes, 10);
  EXPECT_EQ(schedule_bounds(21).extra_threes, 6);
  EXPECT_EQ(schedule_bounds(25).extra_threes, 2);
  EXPECT_EQ(schedule_bounds(18).extra_threes, 0);
  EXPECT_FALSE(schedule_bounds(14).extra_threes.has_value());
}

TEST(Schedule, OneTwoAndFivePlayersCannotBeSeated) {
  for (const int n : {0, 1, 2, 5}) {
    const auto schedule = plan_schedule({.players = everybody(n)});
    ASSERT_FALSE(schedule) << n;
    EXPECT_NE(schedule.error().sentence.find("can't be seated"), std::string::npos);
  }
}

TEST(Schedule, SameSeedSamePlanAndAnotherSeedAnother) {
  const auto plan = [](std::uint64_t seed) {
    return *plan_schedule({.players = everybody(37), .seed = seed});
  };
  EXPECT_EQ(plan(1), plan(1));
  EXPECT_NE(plan(1), plan(2));
}

TEST(Schedule, FriendsStayApart) {
  std::vector<std::vector<PlayerId>> apart;
  for (int i = 1; i <= 40; i += 4) {
    apart.push_back({PlayerId::of(i), PlayerId::of(i + 1), PlayerId::of(i + 2), PlayerId::of(i + 3)});
  }
  for (const int n : {16, 17, 23, 40}) {
    const auto lists = std::vector(apart.begin(), apart.begin() + n / 4);
    const auto schedule = plan_schedule({.players = everybody(n), .apart = lists, .seed = 5});
    const ScheduleFindings findings = check_schedule(*schedule, PlanKind::Fresh, lists, number);
    EXPECT_TRUE(findings.good()) << n << first(findings);
    for (const auto& regret : texts(findings.regrets))
      EXPECT_EQ(regret.find("kept apart"), std::string::npos) << regret;
  }
}

/// Friends come last among the priorities: however many lists there are, the bounds hold.
TEST(Schedule, FriendsNeverCostMoreThanTheBounds) {
  Random random(RandKey{11});
  for (int round = 0; round < 20 * seeds(); ++round) {
    const int n = 6 + random.below(40);
    std::vector<std::vector<PlayerId>> apart;
    for (int list = random.below(12); list >= 0; --list) {
      std::vector<PlayerId> players = everybody(n);
      random.shuffle(players, n);
      players.resize(2 + random.below(n / 2));
      apart.push_back(players);
    }
    const auto schedule = plan_schedule({.players = everybody(n), .apart = apart, .seed = random.next()});
    const ScheduleFindings findings = check_schedule(*schedule, PlanKind::Fresh, apart, number);
    EXPECT_TRUE(findings.good()) << n << " players, round " << round << ": " << first(findings);
  }
}

/// Measured in processor time, so that a busy machine does not matter.
TEST(Schedule, IsPlannedInTime) {
  const auto seconds = [](const PlanRequest& request) {
    const std::clock_t before = std::clock();
    EXPECT_TRUE(plan_schedule(request));
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  };
  for (int n = 6; n <= 64; ++n) EXPECT_LT(seconds({.players = everybody(n), .seed = 1}), 0.2) << n;
  EXPECT_LT(seconds({.players = everybody(400), .seed = 1}), 1.0);
  EXPECT_LT(seconds({.players = everybody(2'000), .seed = 1}), 5.0);

  const auto before = *plan_schedule({.players = everybody(400), .seed = 1});
  PlanRequest repair{.players = everybody(400), .seed = 2};
  repair.players.resize(390);
  repair.played = {before[0]};
  repair.current = {before[1], before[2]};
  EXPECT_LT(seconds(repair), 0.5);
}

TEST(Schedule, TooManyFriendsAreNamed) {
  const std::vector<std::vector<PlayerId>> club{everybody(10)};
  const auto schedule = plan_schedule({.players = everybody(16), .apart = club});
  const ScheduleFindings findings = check_schedule(*schedule, PlanKind::Fresh, club, number);
  EXPECT_TRUE(findings.good()) << first(findings);  // friends never cost a repeated opponent
  EXPECT_NE(findings.regrets.size(), 0u);
}

/// Somebody leaves after a game: the played one stands, the others have the right tables.
TEST(Schedule, RepairKeepsPlayedGamesAndFindsNewOpponents) {
  for (int n = 14; n <= 64; ++n) {
    const auto before = *plan_schedule({.players = everybody(n), .seed = 3});
    for (int played = 0; played < 3; ++played) {
      PlanRequest request{.players = everybody(n), .seed = 4};
      std::erase(request.players, PlayerId::of(n / 2));
      request.played.assign(before.begin(), before.begin() + played);
      request.current.assign(before.begin() + played, before.end());
      const auto after = plan_schedule(request);
      ASSERT_TRUE(after);
      EXPECT_TRUE(std::equal(before.begin(), before.begin() + played, after->begin()));
      const ScheduleFindings findings = check_schedule(*after, PlanKind::Repaired, {}, number);
      EXPECT_TRUE(findings.good()) << n << " " << played << ": " << first(findings);
      if (n < 20) continue;
      for (const auto& regret : texts(findings.regrets)) {
        EXPECT_EQ(regret.find("meet in"), std::string::npos) << n << " after " << played << ": " << regret;
        EXPECT_EQ(regret.find("starting position"), std::string::npos)
            << n << " after " << played << ": " << regret;
      }
    }
  }
}

/// How many seatings another plan changes for those who stay.
int moved(const Schedule& before, const Schedule& after) {
  return static_cast<int>(
      std::ranges::count(schedule_changes(before, after, number), "moves", &Sentence::code));
}

/// The plan for these players when `gone` leave after `played` games.
Schedule repaired(const Schedule& before, std::vector<PlayerId> players, const std::set<int>& gone,
                  int played) {
  std::erase_if(players, [&](PlayerId p) { return gone.contains(p.number); });
  PlanRequest request{.players = std::move(players), .seed = 4};
  request.played.assign(before.begin(), before.begin() + played);
  request.current.assign(before.begin() + played, before.end());
  return *plan_schedule(request);
}

TEST(Schedule, RepairMovesFewPlayers) {
  const auto before = *plan_schedule({.players = everybody(100), .seed = 3});
  const auto after = repaired(before, everybody(100), {50}, 1);
  EXPECT_LE(moved(before, after), 6) << "one who leaves makes two tables of three";
  const auto preview = schedule_changes(before, after, number);
  EXPECT_EQ(
      std::ranges::count_if(
          preview, [](const auto& line) { return line.text.find("50 no longer") != std::string::npos; }),
      2);
}

/// With ten fewer there are two tables less a game: those eight must move, and only where somebody would
/// meet again, or a table of three closes up, another one.
TEST(Schedule, RepairOf400KeepsAllTablesThatCanStay) {
  const auto before = *plan_schedule({.players = everybody(400), .seed = 1});
  const std::set<int> gone{7, 45, 83, 121, 159, 197, 235, 273, 311, 349};
  for (const int played : {0, 1, 2}) {
    const auto after = repaired(before, everybody(400), gone, played);
    const auto kind = played == 0 ? PlanKind::Fresh : PlanKind::Repaired;
    const auto findings = check_schedule(after, kind, {}, number);
    EXPECT_TRUE(findings.good()) << findings.broken.front().text;
    EXPECT_TRUE(findings.regrets.empty()) << findings.regrets.front().text;
    const int games = kGames - played;
    EXPECT_LE(moved(before, after), 16 * games) << "of " << 390 * games;
  }
}

TEST(Schedule, RepairSeatsLateArrivals) {
  const auto before = *plan_schedule({.players = everybody(40), .seed = 1});
  PlanRequest request{.players = everybody(42), .current = before, .seed = 4};
  const auto after = *plan_schedule(request);
  EXPECT_TRUE(check_schedule(after, PlanKind::Fresh, {}, number).good());
  EXPECT_LE(moved(before, after), 14) << "of 120";
}

TEST(ScheduleCheck, FindsWhatIsWrong) {
  const auto good = *plan_schedule({.players = everybody(20), .seed = 1});
  const auto findings = [](const Schedule& s) { return check_schedule(s, PlanKind::Fresh, {}, number); };
  ASSERT_TRUE(findings(good).good());

  Schedule twice = good;
  twice[1][0][0] = twice[1][1][0];
  EXPECT_FALSE(findings(twice).good());

  Schedule again = good;  // game 2 repeats game 1
  again[1] = again[0];
  EXPECT_FALSE(findings(again).good());

  Schedule position = good;
  for (auto& table : position[2]) std::swap(table[0], table[1]);
  for (auto& table : position[1]) std::swap(table[1], table[2]);
  EXPECT_FALSE(findings(position).good());

  Schedule threes = good;  // a table of three too many, one of five
  threes[0][1].push_back(threes[0][0].back());
  threes[0][0].pop_back();
  EXPECT_FALSE(findings(threes).good());
}

}  // namespace
}  // namespace longroad::tournament
