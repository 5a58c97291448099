/// Nothing confirmed is ever lost: logs cut at any byte, programs killed at any moment.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <thread>

#include "base/random.hpp"
#include "session.hpp"
#include "temporary_folder.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/standings.hpp"

namespace longroad::tournament {
namespace {

namespace fs = std::filesystem;

std::string read_all(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_all(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

class LogTest : public testing::Test {
 protected:
  tests::TemporaryFolder folder_{tests::TemporaryFolder::Place::Memory};
  std::string file_ = folder_ / "day.log";
};

void tell(Desk& desk, Event event) {
  const auto notices = desk.submit(std::move(event), "Sam", "2026-05-01T09:00:00Z");
  ASSERT_TRUE(notices) << notices.error().sentence;
}

void found_small_tournament(const std::string& file) {
  auto desk = Desk::create(file, {.name = "Öpen \"1\""}, "Sam", "2026-05-01T09:00:00Z");
  ASSERT_TRUE(desk);
  tell(*desk, event::Staff{"Ruth"});
  tell(*desk, event::Register{{{"Ada \"A\" Ash"}, {"Ben"}, {"Cleo"}}});
  tell(*desk, event::CheckIn{1, PlayerId{2}, true});
}

/// One entry with as many players as there may be, each with the longest name, club and contact, is longer
/// than what is read of strangers; of its own file the program reads it all the same.
TEST_F(LogTest, WhatItWritesInOneLineItReadsAgain) {
  event::Register everybody;
  const std::string longest(200, 'x');
  for (int i = 0; i < 2000; ++i) {
    const std::string number = std::to_string(i);
    everybody.players.push_back({number + longest.substr(number.size()), longest, longest});
  }
  {
    auto desk = Desk::create(file_, {.name = "Large"}, "Sam", "2026-05-01T09:00:00Z");
    ASSERT_TRUE(desk);
    tell(*desk, std::move(everybody));
  }
  EXPECT_GT(read_all(file_).size(), 1U << 20);
  const auto again = Desk::open(file_, Log::Access::Read);
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(again->state().people.size(), 2000U);
}

TEST_F(LogTest, CutAtAnyByteItHasEveryWholeLine) {
  found_small_tournament(file_);
  const std::string whole = read_all(file_);
  const std::size_t header = whole.find('\n') + 1;
  for (std::size_t length = header; length <= whole.size(); ++length) {
    write_all(file_, whole.substr(0, length));
    const auto lines = std::count(whole.begin() + header, whole.begin() + length, '\n');
    const bool torn = whole[length - 1] != '\n';
    auto log = Log::open(file_, Log::Access::Write);
    ASSERT_TRUE(log) << log.error().sentence;
    ASSERT_EQ(std::ssize(log->entries()), lines);
    ASSERT_EQ(log->was_torn(), torn);
    log->append({0, "2026-05-01T09:01:00Z", "Sam", event::Note{{}, "after the cut"}});
    const auto again = Log::open(file_, Log::Access::Read);
    ASSERT_TRUE(again) << again.error().sentence;
    ASSERT_EQ(std::ssize(again->entries()), lines + 1);
    ASSERT_FALSE(again->was_torn());
  }
}

TEST_F(LogTest, EmptyBlocksAtTheEndWereNeverConfirmed) {
  found_small_tournament(file_);
  write_all(file_, read_all(file_) + std::string(100, '\0') + "\n");
  const auto log = Log::open(file_, Log::Access::Read);
  ASSERT_TRUE(log);
  EXPECT_TRUE(log->was_torn());
  EXPECT_EQ(log->entries().size(), 4u);
}

TEST_F(LogTest, DamageInTheMiddleIsNamed) {
  found_small_tournament(file_);
  std::string bytes = read_all(file_);
  bytes[bytes.find("staff")] = '"';
  write_all(file_, bytes);
  const auto log = Log::open(file_, Log::Access::Read);
  ASSERT_FALSE(log);
  EXPECT_NE(log.error().sentence.find("Line 3 of the log is damaged"), std::string::npos)
      << log.error().sentence;
}

TEST_F(LogTest, NewerFormatsAndOtherFilesAreRefused) {
  write_all(file_, "{\"longroad\":\"tournament\",\"format\":99}\n");
  EXPECT_NE(Log::open(file_, Log::Access::Read).error().sentence.find("format 99"), std::string::npos);
  for (const char* other : {"", "hello\n", "{}\n", "{\"longroad\":\"game\",\"format\":1}\n"}) {
    write_all(file_, other);
    EXPECT_FALSE(Log::open(file_, Log::Access::Read)) << other;
  }
}

TEST_F(LogTest, OneProgramWritesAtATime) {
  found_small_tournament(file_);
  const auto first = Log::open(file_, Log::Access::Write);
  ASSERT_TRUE(first);
  EXPECT_FALSE(Log::open(file_, Log::Access::Write));
  EXPECT_TRUE(Log::open(file_, Log::Access::Read));
}

TEST_F(LogTest, ASecondProgramWaitsAMoment) {
  found_small_tournament(file_);
  auto first = std::make_optional(std::move(*Log::open(file_, Log::Access::Write)));
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    first.reset();
  });
  EXPECT_TRUE(Log::open(file_, Log::Access::Write));
  other.join();
}

TEST_F(LogTest, AnEntryThatTheRulesRefuseIsNamed) {
  found_small_tournament(file_);
  {
    auto log = Log::open(file_, Log::Access::Write);
    log->append({0, "", "Sam", event::CheckIn{1, PlayerId{2}, true}});
  }
  const auto desk = Desk::open(file_, Log::Access::Read);
  ASSERT_FALSE(desk);
  EXPECT_EQ(desk.error().sentence, "Entry 5 can't be: Ben is checked in already.");
}

TEST_F(LogTest, AnExportRestoresEverything) {
  found_small_tournament(file_);
  const auto desk = Desk::open(file_, Log::Access::Read);
  const auto entries = import_json(export_json(desk->tournament()));
  ASSERT_TRUE(entries) << entries.error().sentence;
  ASSERT_TRUE(Desk::restore(folder_ / "second.log", *entries));
  EXPECT_EQ(read_all(folder_ / "second.log"), read_all(file_));
  EXPECT_FALSE(import_json("{}"));
  EXPECT_FALSE(import_json("[1,2"));
}

/// A day in which game 1 runs at five tables.
void found_running_game(const std::string& file) {
  Session session(file);
  for (const char* command : {"new Open --seed 3", "staff Ruth", "players practice 20",
                              "check-in --all --accept", "schedule --seed 1", "start 1"}) {
    const auto answer = session.run(command);
    ASSERT_EQ(answer.code, 0) << command << ": " << (answer.lines.empty() ? "" : answer.lines.back());
  }
}

/// Logs have drops that say neither `finishes` nor which games are played: the running one is left.
TEST_F(LogTest, ADropWithoutFinishesLeavesTheRunningGame) {
  found_running_game(file_);
  const Place at{GameId::preliminary(1, 1), 1};
  PlayerId gone;
  {
    auto desk = Desk::open(file_, Log::Access::Write);
    ASSERT_TRUE(desk) << desk.error().sentence;
    gone = desk->state().sheet(at)->players[0];
    tell(*desk, event::Drop{GameId::preliminary(1, 2), gone, "is ill"});
  }
  EXPECT_EQ(read_all(file_).find("finishes"), std::string::npos);
  const auto desk = Desk::open(file_, Log::Access::Read);
  ASSERT_TRUE(desk) << desk.error().sentence;
  EXPECT_EQ(desk->state().sheet(at)->lost, std::vector{gone});
}

std::string scorekeeper_commands(std::uint64_t seed) {
  Random random(RandKey{seed});
  std::string commands;
  for (int round = 0; round < 3; ++round) {
    for (int table = 1; table <= 5; ++table) {
      commands += "enter 1 " + std::to_string(table) + " 10";
      for (int i = 0; i < 3; ++i) commands += " " + std::to_string(2 + random.below(8));
      commands += round < 2 ? "\nnote \"checked\"\n" : "\nsign 1 " + std::to_string(table) + " --all\n";
    }
  }
  return commands;
}

/// How long a session takes to confirm its first command: sanitizers and busy machines take longer.
int milliseconds_to_first_line(const std::string& file) {
  Session session(file);
  session.send(scorekeeper_commands(0));
  int waited = 0;
  while (session.read_for(5).empty() && waited < 10'000) waited += 5;
  session.kill_now();
  return waited;
}

TEST_F(LogTest, KilledAtAnyMomentNothingConfirmedIsLost) {
  found_running_game(file_);
  const std::string before = read_all(file_);
  int start_up = 0;
  const int rounds = std::getenv("LONGROAD_LONG") != nullptr ? 1000 : 200;
  Random random(RandKey{42});
  int confirmed_in_all = 0;
  for (int round = 0; round < rounds; ++round) {
    if (round % 20 == 0) {  // whatever else the machine does by now
      write_all(file_, before);
      start_up = milliseconds_to_first_line(file_);
    }
    write_all(file_, before);
    std::string said;
    {
      Session session(file_);
      session.send(scorekeeper_commands(round));
      said = session.read_for(start_up / 2 + random.below(start_up + 40));
      session.kill_now();
      said += session.read_for(0);
    }
    const auto desk = Desk::open(file_, Log::Access::Read);
    ASSERT_TRUE(desk) << desk.error().sentence;
    const auto& entries = desk->tournament().entries();
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || std::isdigit(static_cast<unsigned char>(line[0])) == 0) continue;
      const std::size_t number = std::stoul(line);
      if (lines.eof()) break;  // the last line was cut while it was said
      ASSERT_LE(number, entries.size()) << "confirmed and lost: " << line;
      const Entry& entry = entries[number - 1];
      ASSERT_EQ(line, std::to_string(number) + ". " + in_words(desk->state(), entry).text);
      ++confirmed_in_all;
    }
    const auto again = Tournament::replay(entries.copy());
    ASSERT_TRUE(again);
    EXPECT_EQ(final_places(again->state()), final_places(desk->state()));
  }
  EXPECT_GT(confirmed_in_all, rounds) << "killed before anything happened: give it more time";
}

}  // namespace
}  // namespace longroad::tournament
