/// Work grows with a tournament no faster than the tournament itself, and it grows to a bound. What is
/// counted is what was allocated and how many names were folded, not the time.
#include <dlfcn.h>
#include <glib.h>
#include <gtest/gtest.h>

#include "counted_new.hpp"
#include "tournament/model/bounds.hpp"
#include "tournament/practice/simulate.hpp"
#include "tournament/rules/steps.hpp"
#include "tournament/rules/tournament.hpp"

namespace {
long folded_names = 0;
}

/// In place of GLib's, which it calls: every name that is compared goes through it.
extern "C" gchar* g_utf8_casefold(const gchar* text, gssize length) {
  using Fold = gchar* (*)(const gchar*, gssize);
  static const auto fold = reinterpret_cast<Fold>(dlsym(RTLD_NEXT, "g_utf8_casefold"));
  ++folded_names;
  return fold(text, length);
}

namespace longroad::tournament {
namespace {

long work_of(const auto& action) {
  const long before = tests::allocations() + folded_names;
  action();
  return tests::allocations() + folded_names - before;
}

Answer<Notices> tell(Tournament& tournament, Event event) {
  Entry entry{0, "2026-05-01T09:00:00Z", "Olga", std::move(event)};
  Answer<Notices> checked = tournament.check(entry);
  if (checked) tournament.add(std::move(entry));
  return checked;
}

Tournament founded() {
  Tournament tournament;
  EXPECT_TRUE(tell(tournament, event::New{.name = "Open"}));
  EXPECT_TRUE(tell(tournament, event::Staff{"Olga", Role::Organiser}));
  return tournament;
}

std::string name_of(int i) { return "Somebody with the number " + std::to_string(i); }

void register_one_by_one(Tournament& tournament, int count) {
  for (int i = 1; i <= count; ++i) ASSERT_TRUE(tell(tournament, event::Register{{{name_of(i)}}}));
}

/// Twice as much work for twice as many, and a little for lists that grow.
void expect_linear(long once, long twice) { EXPECT_LT(twice, once * 5 / 2) << once; }

TEST(Scale, RegisteringGrowsWithThePlayers) {
  Tournament few = founded();
  Tournament many = founded();
  const long once = work_of([&] { register_one_by_one(few, 500); });
  expect_linear(once, work_of([&] { register_one_by_one(many, 1000); }));
  const auto register_list = [](int count) {
    event::Register list;
    for (int i = 1; i <= count; ++i) list.players.push_back({name_of(i)});
    Tournament tournament = founded();
    return work_of([&] { ASSERT_TRUE(tell(tournament, list)); });
  };
  expect_linear(register_list(500), register_list(1000));
}

std::vector<Entry> log_of(int pairs, const auto& pair) {
  std::vector<Entry> entries = founded().entries().copy();
  for (int i = 0; i < pairs; ++i) {
    for (Event& event : pair(static_cast<int>(entries.size())))
      entries.push_back({0, "2026-05-01T09:00:00Z", "Olga", std::move(event)});
  }
  return entries;
}

long work_of_replaying(const std::vector<Entry>& entries) {
  return work_of([&] {
    const auto tournament = Tournament::replay(entries);
    ASSERT_TRUE(tournament) << tournament.error().sentence;
  });
}

TEST(Scale, ReplayingALogGrowsWithItsLength) {
  const auto players = [](int length) { return std::vector<Event>{event::Register{{{name_of(length)}}}}; };
  expect_linear(work_of_replaying(log_of(1000, players)), work_of_replaying(log_of(2000, players)));
  const auto undone = [](int length) {
    return std::vector<Event>{event::Note{{}, "a note that will be undone"}, event::Undo{length + 1, "so"}};
  };
  expect_linear(work_of_replaying(log_of(500, undone)), work_of_replaying(log_of(1000, undone)));
}

/// Whoever leaves the semi-finals and comes back is looked for in the ranking.
TEST(Scale, ComingAndGoingDoesNotRankAnew) {
  Tournament day = simulate({.players = 64, .seed = 1, .trouble = 0});
  std::vector<Entry> entries;
  for (const Entry& entry : day.entries()) {
    if (std::holds_alternative<event::Lots>(entry.event)) break;
    entries.push_back(entry);
  }
  const PlayerId first = Tournament::replay(entries)->state().events[0].games[0].sheets[0].players[0];
  const long before = work_of_replaying(entries);
  for (int i = 0; i < 500; ++i) {
    entries.push_back({0, "", "Olga Ort", event::Drop{GameId::semifinal(), first}});
    entries.push_back({0, "", "Olga Ort", event::Return{GameId::semifinal(), first}});
  }
  EXPECT_LT(work_of_replaying(entries), before + 1000L * 64);
}

TEST(Scale, ADraftDoesNotCopyTheLog) {
  const auto long_log = [](int length) {
    Tournament tournament = founded();
    for (int i = 0; i < length; ++i)
      EXPECT_TRUE(tell(tournament, event::Set{"place", i % 2 == 0 ? "Hall A" : "Hall B"}));
    return tournament;
  };
  const auto draft = [](const Tournament& base) {
    return work_of([&] {
      Tournament next = base;
      ASSERT_TRUE(tell(next, event::Set{"place", "Hall C"}));
    });
  };
  EXPECT_LE(draft(long_log(8192)), draft(long_log(512)) + 10);
}

/// As many as one step has made are undone in one go, and what is left is what a log without them gives.
TEST(Scale, UndoingManyGoesThroughTheLogOnce) {
  const auto undone = [](int count) {
    Tournament tournament = founded();
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(tell(tournament, event::Note{{}, "a note"}));
    std::vector<Entry> undos;
    for (int i = 0; i < count; ++i) undos.push_back({0, "", "Olga", event::Undo{1000 - i, "by mistake"}});
    return work_of([&] {
      EXPECT_FALSE(tournament.undo(undos));
      EXPECT_EQ(tournament.entries().size(), 1002U + static_cast<std::size_t>(count));
    });
  };
  EXPECT_LT(undone(20), undone(1) * 3 / 2);
}

TEST(Scale, UndoingManyIsDoneForAllOrForNone) {
  Tournament tournament = founded();
  ASSERT_TRUE(tell(tournament, event::Register{{{"Ada"}}}));
  ASSERT_TRUE(tell(tournament, event::Amend{PlayerId{1}, "Ada Ash", {}, {}}));
  ASSERT_TRUE(tell(tournament, event::Note{{}, "late"}));
  const auto undo = [&](std::vector<int> entries) {
    std::vector<Entry> undos;
    for (const int entry : entries) undos.push_back({0, "", "Olga", event::Undo{entry, "by mistake"}});
    return tournament.undo(undos);
  };
  for (const std::vector<int>& entries : std::vector<std::vector<int>>{{5, 3}, {5, 5}, {5, 1}, {5, 99}}) {
    EXPECT_TRUE(undo(entries)) << "the first could be";
    EXPECT_EQ(tournament.entries().size(), 5U);
    EXPECT_FALSE(tournament.is_undone(5));
  }
  EXPECT_FALSE(undo({5, 4, 3}));
  EXPECT_TRUE(tournament.state().people.empty());
  EXPECT_TRUE(Tournament::replay(tournament.entries().copy())->state().people.empty());
}

TEST(Scale, PlayersAndEntriesHaveABound) {
  Tournament tournament = founded();
  event::Register list;
  for (std::size_t i = 1; i <= kMostPlayers; ++i) list.players.push_back({name_of(static_cast<int>(i))});
  ASSERT_TRUE(tell(tournament, list));
  EXPECT_EQ(tell(tournament, event::Register{{{"One more"}}}).error().sentence,
            "A tournament has at most 2000 players.");
  while (tournament.entries().size() < kMostEntries) tournament.add({0, "", "Olga", event::Note{{}, "n"}});
  EXPECT_EQ(tell(tournament, event::Note{{}, "one more"}).error().sentence,
            "The log is full: it has 50000 entries.");
  EXPECT_FALSE(refuse_size(tournament.entries().copy()));
}

/// Logs from before the bounds are read; from elsewhere they are not taken.
TEST(Scale, LargerLogsAreReadAllTheSame) {
  std::vector<Entry> entries = founded().entries().copy();
  std::get<event::New>(entries[0].event).rules = 1;
  event::Register list;
  for (std::size_t i = 0; i <= kMostPlayers; ++i) list.players.push_back({name_of(static_cast<int>(i))});
  entries.push_back({0, "", "Olga", list});
  EXPECT_TRUE(Tournament::replay(entries));
  EXPECT_EQ(refuse_size(entries)->text, "A tournament has at most 2000 players.");
  entries.push_back({0, "", "Olga", event::Undo{3, "too many"}});
  EXPECT_FALSE(refuse_size(entries));
  entries.resize(kMostEntries + 1, Entry{0, "", "Olga", event::Note{{}, "n"}});
  EXPECT_TRUE(Tournament::replay(entries));
  EXPECT_EQ(refuse_size(entries)->text, "The log is full: it has 50000 entries.");
}

}  // namespace
}  // namespace longroad::tournament
