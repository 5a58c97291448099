/// The server is killed at random moments while results are entered; nothing confirmed is lost.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>
#include <thread>

#include "desk_client.hpp"

namespace longroad::tests {
namespace {

constexpr int kPlayers = 32;
constexpr int kTables = kPlayers / 4;

/// What was confirmed: of each table the newest report.
using Confirmed = std::map<int, json::object>;

/// Enters reports until the server is gone or the moment has come. Where no answer came it is open
/// whether the report counts, so that table is left out.
void enter_until(DeskClient& desk, const std::string& secret, std::mt19937& random, Confirmed& confirmed,
                 std::chrono::steady_clock::time_point moment, const std::string& round) {
  for (int i = 0; std::chrono::steady_clock::now() < moment; ++i) {
    const int table = std::uniform_int_distribution<int>(1, kTables)(random);
    try {
      json::object report =
          desk.report("1.1", table, std::uniform_int_distribution<std::size_t>(0, 3)(random));
      report["id"] = fmt::format("{}.{}", round, i);
      confirmed.erase(table);
      if (desk.command(secret, report).status == 200) confirmed[table] = report;
    } catch (const std::exception&) {
      return;
    }
  }
}

TEST(DeskRestart, NothingConfirmedIsLost) {
  const int rounds = std::getenv("LONGROAD_LONG") != nullptr ? 300 : 12;
  TemporaryFolder folder;
  std::mt19937 random(3);
  auto server = std::make_unique<Server>(folder.path());
  DeskClient first(server->port());
  first.welcome(kPlayers);
  first.plan();
  first.must({{"do", "start"}, {"game", "1.1"}});
  const std::string sam = first.staff_link("scorekeeper", "Sam");
  Confirmed confirmed;
  for (int round = 0; round < rounds; ++round) {
    DeskClient desk(server->port(), first.event(), first.organiser());
    const auto moment =
        std::chrono::steady_clock::now() + milliseconds(std::uniform_int_distribution<int>(30, 300)(random));
    std::thread entering([&, seed = random()] {
      std::mt19937 own(seed);
      enter_until(desk, sam, own, confirmed, moment + milliseconds(100), fmt::format("r{}", round));
    });
    std::this_thread::sleep_until(moment);
    server->kill();
    entering.join();
    server = std::make_unique<Server>(folder.path());
    const DeskClient after(server->port(), first.event(), first.organiser());
    for (const auto& [table, report] : confirmed) {
      const json::object sheet = after.table("1.1", table);
      ASSERT_EQ(sheet.at("points"), report.at("points")) << "round " << round << ", table " << table;
      ASSERT_EQ(sheet.at("winner"), report.at("winner"));
      ASSERT_EQ(sheet.at("order"), report.at("order"));
    }
  }
  // A command that was confirmed before the last kill is known by its id.
  DeskClient desk(server->port(), first.event(), first.organiser());
  ASSERT_FALSE(confirmed.empty());
  const auto version = desk.document(sam).at("version");
  EXPECT_EQ(desk.command(sam, confirmed.begin()->second).status, 200);
  EXPECT_EQ(desk.document(sam).at("version"), version);
  EXPECT_EQ(server->stop(), 0);
}

}  // namespace
}  // namespace longroad::tests
