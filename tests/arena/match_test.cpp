/// Matches: who sits where, that the result depends on the match alone, and going on after an
/// interruption.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "arena/report.hpp"
#include "arena/results_file.hpp"
#include "games/replay.hpp"

namespace longroad::arena {
namespace {

namespace fs = std::filesystem;

Match small_match(int games = 16) {
  Match match;
  match.game = games::find_game("base");
  match.bots = {"greedy", "random", "random", "greedy:style=robber"};
  match.games = games;
  match.seed = 3;
  return match;
}

Outcome played(const Match& match, const RunOptions& options = {}) {
  std::atomic<bool> stop = false;
  auto outcome = run(match, options, stop);
  EXPECT_TRUE(outcome) << outcome.error().sentence;
  return *outcome;
}

/// The results without the times, which are never the same.
std::vector<std::string> lines_of(Outcome outcome) {
  std::vector<std::string> lines;
  for (GameResult& r : outcome.results) {
    for (Performance& p : r.bots) p.nanoseconds = 0;
    lines.push_back(write_result(r));
  }
  return lines;
}

class FolderTest : public testing::Test {
 protected:
  FolderTest() : folder(fs::temp_directory_path() / ("longroad_arena_" + std::to_string(getpid()))) {
    fs::remove_all(folder);
  }
  ~FolderTest() override { fs::remove_all(folder); }
  fs::path folder;
};

TEST(Match, EveryBotSitsInEverySeatOfADealOnce) {
  const Match match = small_match();
  for (int bot = 0; bot < 4; ++bot) {
    std::set<int> seats;
    for (int game = 4; game < 8; ++game) {
      const Pairing p = pairing(match, game);
      EXPECT_EQ(p.deal, 1);
      seats.insert(static_cast<int>(std::ranges::find(p.bots, bot) - p.bots.begin()));
    }
    EXPECT_EQ(seats, (std::set<int>{0, 1, 2, 3}));
  }
}

/// A rotation by two seats would be the same game again where two bots take turns.
TEST(Match, NoGameOfADealIsPlayedTwice) {
  Match match = small_match();
  for (const auto& [bots, games] :
       std::vector<std::pair<std::vector<std::string>, int>>{{{"greedy", "random", "greedy", "random"}, 2},
                                                             {{"greedy", "greedy", "random", "random"}, 4},
                                                             {{"greedy", "random", "random"}, 3},
                                                             {{"greedy", "greedy", "greedy", "greedy"}, 1}}) {
    match.bots = bots;
    std::set<std::vector<std::string>> tables;
    for (int game = games; game < 2 * games; ++game) {
      const Pairing p = pairing(match, game);
      EXPECT_EQ(p.deal, 1);
      std::vector<std::string> seated;
      for (const int place : p.bots) seated.push_back(bots[static_cast<std::size_t>(place)]);
      tables.insert(seated);
    }
    EXPECT_EQ(tables.size(), static_cast<std::size_t>(games));
    EXPECT_EQ(pairing(match, 2 * games).deal, 2);
  }
}

TEST(Match, BotsOfOneNameAreOneEntrant) {
  const auto list = entrants(small_match());
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[1].name, "random");
  EXPECT_EQ(list[1].seats, 2);
}

TEST(Match, WhatCannotBePlayedIsRefusedInASentence) {
  Match match = small_match();
  match.bots = {"greedy"};
  EXPECT_EQ(refuse(match)->sentence, "The game base takes 2 to 4 bots, not 1.");
  match.bots = {"greedy", "gredy", "greedy"};
  EXPECT_NE(refuse(match)->sentence.find("gredy"), std::string::npos);
}

TEST(Run, DependsOnTheMatchAloneNotOnThreads) {
  EXPECT_EQ(lines_of(played(small_match())),
            lines_of(played(small_match(), {.threads = 3, .sprt = {}, .folder = {}})));
}

TEST(Run, GreedyBeatsRandom) {
  const Match match = small_match(40);
  const Report r = report(match, {}, played(match));
  EXPECT_EQ(r.games, 40);
  EXPECT_EQ(r.rows[0].wins + r.rows[1].wins + r.rows[2].wins + r.unfinished, 40);
  EXPECT_EQ(r.rows[1].wins, 0);
  EXPECT_GT(r.rows[0].rating.elo, r.rows[1].rating.elo);
  EXPECT_GT(r.rows[0].decisions.at("roll"), 1);
  EXPECT_EQ(r.rows[0].faults.total(), 0);
}

/// A game that was stopped says nothing of who is stronger: it once counted as a tie of all.
TEST(Run, GamesWithoutAWinnerAreInNoRating) {
  const Match match = small_match(8);
  Outcome outcome = played(match);
  const Report before = report(match, {}, outcome);
  const std::size_t games = outcome.results.size();
  for (std::size_t i = 0; i < games; ++i) {
    GameResult stopped = outcome.results[i];
    stopped.winner.reset();
    outcome.results.push_back(stopped);
  }
  const Report after = report(match, {}, outcome);
  EXPECT_EQ(after.unfinished, before.unfinished + static_cast<int>(games));
  for (std::size_t i = 0; i < before.rows.size(); ++i) {
    EXPECT_DOUBLE_EQ(after.rows[i].rating.elo, before.rows[i].rating.elo);
    EXPECT_DOUBLE_EQ(after.rows[i].rating.error, before.rows[i].rating.error);
  }
  EXPECT_NE(as_text(after).find("without a winner (in neither share nor rating)"), std::string::npos);
}

TEST(Results, KeepFaultsByKind) {
  GameResult result;
  result.bots.resize(2);
  result.bots[1].faults.add(bots::FaultKind::Late, "No answer within 5 ms.");
  result.bots[1].faults.add(bots::FaultKind::Late, "Again.");
  const auto read = read_result(write_result(result));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bots[0].faults, bots::Faults{});
  EXPECT_EQ(read->bots[1].faults, result.bots[1].faults);
}

TEST_F(FolderTest, AnInterruptedMatchGoesOnToTheSameResult) {
  const RunOptions options{.threads = 1, .sprt = {}, .folder = folder};
  played(small_match(6), options);
  {  // the last line is cut off, as when the power goes
    std::ofstream(folder / "results.jsonl", std::ios::app) << R"({"game":6,"deal":)";
  }
  const Outcome whole = played(small_match(16), options);
  EXPECT_EQ(lines_of(whole), lines_of(played(small_match(16))));
  std::ifstream file(folder / "results.jsonl");
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) EXPECT_EQ(line.front(), '{');
  EXPECT_EQ(lines, 17);
}

TEST_F(FolderTest, AnotherMatchIsNotMixedIn) {
  const RunOptions options{.threads = 1, .sprt = {}, .folder = folder};
  played(small_match(2), options);
  Match other = small_match(2);
  other.seed = 4;
  std::atomic<bool> stop = false;
  EXPECT_FALSE(run(other, options, stop));
}

TEST_F(FolderTest, RecordsReplay) {
  played(small_match(2), {.threads = 1, .sprt = {}, .folder = folder});
  std::ifstream file(folder / "records" / "000001.game");
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  const auto record = notation::read_record(text);
  ASSERT_TRUE(record);
  EXPECT_TRUE(games::replay(*record));
}

TEST(Run, ASequentialTestStopsWhenItIsDecided) {
  Match match = small_match(400);
  match.bots = {"greedy", "random", "random", "random"};
  const RunOptions options{.threads = 2, .sprt = Sprt{.low = 0.25, .high = 0.5}, .folder = {}};
  const Outcome outcome = played(match, options);
  EXPECT_EQ(outcome.verdict, Sprt::Verdict::High);
  EXPECT_LT(outcome.results.size(), 30U);
  EXPECT_NE(as_text(report(match, options, outcome)).find("passed"), std::string::npos);
}

TEST(Run, CanBeToldToStop) {
  std::atomic<bool> stop = true;
  const auto outcome = run(small_match(), {}, stop);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->interrupted);
  EXPECT_TRUE(outcome->results.empty());
}

TEST(Report, ThePageNeedsNothingElse) {
  Match match = small_match(4);
  match.bots[3] = "exec:echo '<b>':ms=100";
  const std::string page = as_html(report(match, {}, played(match)));
  EXPECT_EQ(page.rfind("<!doctype html>", 0), 0U);
  EXPECT_EQ(page.find("http"), std::string::npos);
  EXPECT_EQ(page.find("<b>"), std::string::npos);
  EXPECT_NE(page.find("&lt;b&gt;"), std::string::npos);
}

}  // namespace
}  // namespace longroad::arena
