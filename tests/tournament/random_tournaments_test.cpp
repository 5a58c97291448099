/// Thousands of random tournaments: every one replays from its own log, and the auditor agrees.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdlib>

#include "tournament/audit/audit.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/practice/simulate.hpp"

namespace longroad::tournament {
namespace {

int rounds() { return std::getenv("LONGROAD_LONG") != nullptr ? 20'000 : 2'000; }

SimulationOptions options(int i) {
  return {.players = 6 + i * 7 % 60,
          .events = i % 5 == 0 ? 2 + i % 2 : 1,
          .seed = static_cast<std::uint64_t>(i),
          .trouble = i % 4 == 0 ? 0 : i % 30};
}

TEST(RandomTournaments, TheAuditorAgrees) {
  int champions = 0;
  for (int i = 1; i <= rounds(); ++i) {
    const Tournament tournament = simulate(options(i));
    const auto differences = audit(tournament);
    ASSERT_TRUE(differences.empty()) << "seed " << i << ": " << differences.front();
    champions += !champion(tournament.state()).is_none();
  }
  EXPECT_GT(champions, rounds() / 2);
}

TEST(RandomTournaments, TheStateIsTheReplayOfTheLog) {
  for (int i = 1; i <= rounds() / 10; ++i) {
    const Tournament tournament = simulate(options(i));
    std::vector<Entry> entries;
    for (const Entry& entry : tournament.entries()) {
      auto again = read_entry(boost::json::parse(entry_text(entry)));
      ASSERT_TRUE(again) << again.error().sentence;
      ASSERT_EQ(entry_text(*again), entry_text(entry));
      entries.push_back(std::move(*again));
    }
    const auto replayed = Tournament::replay(entries);
    ASSERT_TRUE(replayed) << replayed.error().sentence;
    EXPECT_EQ(final_places(replayed->state()), final_places(tournament.state()));
  }
}

/// The auditor must be able to disagree.
TEST(RandomTournaments, TheAuditorSeesAWrongCut) {
  const Tournament good = simulate({.players = 20, .seed = 3, .trouble = 0});
  ASSERT_TRUE(audit(good).empty());
  int refused = 0;
  for (const Entry& entry : good.entries()) {
    if (!std::holds_alternative<event::Post>(entry.event)) continue;
    std::vector<Entry> entries = good.entries().copy();
    auto& post = std::get<event::Post>(entries[entry.number - 1].event);
    std::swap(post.tables[0].front(), post.tables.back().back());
    refused += !Tournament::replay(entries);
  }
  EXPECT_GE(refused, 1);
}

}  // namespace
}  // namespace longroad::tournament
