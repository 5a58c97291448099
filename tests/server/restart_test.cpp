/// The server is killed at random moments of running games; nothing that was told is lost.

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <thread>

#include "player.hpp"
#include "where.hpp"

namespace longroad::test {
namespace {

/// What a page knows of its table across restarts.
struct Page {
  Made made;
  std::vector<json::value> events;  // as they were told before
  std::vector<std::string> acknowledged;
};

void expect_prefix(const std::vector<json::value>& before, const std::vector<json::value>& after) {
  ASSERT_LE(before.size(), after.size()) << "events were lost";
  for (std::size_t i = 0; i < before.size(); ++i) ASSERT_EQ(before[i], after[i]) << "version " << i + 1;
}

/// Plays until the moment has come. What is told and acknowledged goes into the page.
void play_until(Player& player, Page& page, std::mt19937& random,
                std::chrono::steady_clock::time_point moment) {
  while (std::chrono::steady_clock::now() < moment && !player.over()) {
    while (player.hear(milliseconds(1))) {
    }
    const auto& legal = player.now().at("legal").as_array();
    if (legal.empty()) continue;
    const std::string line(
        legal[std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(random)].as_string());
    if (player.play(line).at("t").as_string() == "ack") page.acknowledged.push_back(line);
  }
  page.events = player.events();
}

TEST(Restart, NothingThatWasToldIsLost) {
  const int rounds = std::getenv("LONGROAD_LONG") != nullptr ? 300 : 12;
  constexpr int kTables = 4;
  TempFolder folder;
  std::mt19937 random(1);
  auto server = std::make_unique<Server>(folder.path());
  std::vector<Page> pages(kTables);
  for (Page& page : pages) page.made = make_table(server->port(), "base", 1, 3);
  for (int round = 0; round < rounds; ++round) {
    const auto moment =
        std::chrono::steady_clock::now() + milliseconds(std::uniform_int_distribution<int>(20, 400)(random));
    std::vector<std::thread> threads;
    std::vector<std::string> failures(kTables);
    for (int i = 0; i < kTables; ++i)
      threads.emplace_back([&, i, seed = random()] {
        Page& page = pages[static_cast<std::size_t>(i)];
        std::mt19937 own(seed);
        try {
          Player player(server->port(), page.made.id, page.made.secrets[0]);
          expect_prefix(page.events, player.events());
          std::size_t found = 0;
          for (const std::string& line : player.lines())
            if (found < page.acknowledged.size() && page.acknowledged[found] == line) ++found;
          EXPECT_EQ(found, page.acknowledged.size()) << "an acknowledged line is missing";
          if (player.state() == "waiting") player.command({{"t", "start"}});
          play_until(player, page, own, moment);
          if (player.over()) page = {make_table(server->port(), "base", 1, 3), {}, {}};
        } catch (const std::exception& problem) {
          failures[static_cast<std::size_t>(i)] = problem.what();
        }
      });
    // Some rounds kill while everybody waits, some in the middle of a command.
    if (round % 2 == 0) {
      for (auto& thread : threads) thread.join();
      for (const auto& failure : failures) ASSERT_EQ(failure, "");
      server->kill();
    } else {
      std::this_thread::sleep_until(moment - milliseconds(15));
      server->kill();
      for (auto& thread : threads) thread.join();
    }
    ASSERT_FALSE(::testing::Test::HasFailure()) << "in round " << round;
    server = std::make_unique<Server>(folder.path());
  }
  EXPECT_EQ(server->stop(), 0);
}

TEST(Restart, OneFolderHasOneServerAndABackupIsAWholeFolder) {
  TempFolder folder;
  Server server(folder.path());
  const Made made = make_table(server.port(), "base", 3, 0);
  EXPECT_THROW(Server(folder.path()), std::runtime_error);
  TempFolder copy;
  const std::string command =
      std::string(tests::kProgram) + " backup --data " + folder.path() + " " + copy.path() + "/longroad.db";
  ASSERT_EQ(std::system(command.c_str()), 0);
  Server second(copy.path());
  EXPECT_EQ(get(second.port(), "/api/tables/" + made.id).status, 200);
  Player player(second.port(), made.id, made.secrets[1]);
  EXPECT_EQ(player.seat(), 2);
}

}  // namespace
}  // namespace longroad::test
