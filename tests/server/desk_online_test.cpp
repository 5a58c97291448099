/// Online tables of a tournament: bots alone, people at their links, and across a restart.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "desk_client.hpp"
#include "player.hpp"

namespace longroad::tests {
namespace {

json::object wait_until_over(const DeskClient& desk, milliseconds limit) {
  const auto end = std::chrono::steady_clock::now() + limit;
  for (;;) {
    json::object document = desk.document(desk.organiser());
    if (document.at("phase").as_string() == "over" && document.at("next").at("do").as_string().empty())
      return document;
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error(json::serialize(document.at("next")));
    std::this_thread::sleep_for(milliseconds(100));
  }
}

void fill_with_bots(DeskClient& desk, int count) {
  desk.must({{"do", "staff"}, {"name", "Ruth"}, {"role", "referee"}});
  desk.must({{"do", "register_bots"}, {"count", count}, {"bot", "random"}});
  desk.must({{"do", "set"}, {"key", "autopilot"}, {"value", "on"}});
}

TEST(DeskOnline, BotsPlayAWholeTournamentUntouched) {
  TemporaryFolder folder;
  Server server(folder.path());
  DeskClient desk(server.port());
  fill_with_bots(desk, 20);
  const json::object end = wait_until_over(desk, milliseconds(120'000));
  EXPECT_EQ(end.at("champion"), desk.table("final", 1).at("winner"));
  EXPECT_EQ(end.at("places").as_array().size(), 20U);
  for (const auto& game : end.at("games").as_array())
    for (const auto& table : game.at("tables").as_array()) {
      EXPECT_EQ(table.at("state").as_string(), "signed");
      const std::string id(table.at("online").as_string());
      EXPECT_EQ(get(server.port(), "/api/tables/" + id + "/record").status, 200);
    }
}

TEST(DeskOnline, ItGoesOnAfterTheServerWasKilled) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  DeskClient first(server->port());
  fill_with_bots(first, 16);
  for (int i = 0; i < 3; ++i) {
    std::this_thread::sleep_for(milliseconds(300));
    server->kill();
    server = std::make_unique<Server>(folder.path());
  }
  const DeskClient desk(server->port(), first.event(), first.organiser());
  EXPECT_TRUE(wait_until_over(desk, milliseconds(120'000)).at("champion").is_int64());
}

/// A person at a phone: the link of the desk opens the seat.
TEST(DeskOnline, PeopleSitDownWithTheirLinksAndSign) {
  TemporaryFolder folder;
  Server server(folder.path());
  DeskClient desk(server.port());
  desk.welcome(3);
  desk.must({{"do", "register_bots"}, {"count", 13}, {"bot", "random"}});
  desk.plan();
  desk.must({{"do", "limit"}, {"game", "1.1"}, {"table", 0}, {"seconds", 90}, {"asked", "the organiser"}});
  desk.must({{"do", "start"}, {"game", "1.1"}});
  EXPECT_EQ(desk.command(desk.organiser(), {{"do", "open_tables"}, {"game", "1.1"}}).status, 422)
      << "people without links could not sit down";
  const std::string ada = desk.player_link(1);
  for (const int player : {2, 3}) ASSERT_FALSE(desk.player_link(player).empty());
  desk.must({{"do", "open_tables"}, {"game", "1.1"}});
  const json::value mine = desk.document(ada).at("mine").at("games").as_array()[0];
  const std::string id(mine.at("sheet").at("online").as_string());
  Player player(server.port(), id, ada);
  EXPECT_EQ(player.seat(), mine.at("position").as_int64());
  const json::value info = get(server.port(), "/api/tables/" + id).value();
  EXPECT_EQ(info.at("clock").at("turn").as_int64(), 90'000);
  EXPECT_EQ(get(server.port(), "/api/desk/" + desk.event() + "/board/1.1").status, 401);

  // The other tables have bots only, or wait for people: those of bots report and sign by themselves.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  int finished = 0;
  for (int t = 1; t <= 4; ++t) {
    bool bots = true;
    const json::object table = desk.table("1.1", t);
    for (const auto& p : table.at("players").as_array()) bots = bots && p.as_int64() > 3;
    while (bots && desk.table("1.1", t).at("state").as_string() != "signed") {
      ASSERT_LT(std::chrono::steady_clock::now(), end);
      std::this_thread::sleep_for(milliseconds(100));
    }
    finished += bots ? 1 : 0;
  }
  EXPECT_GE(finished, 1);
}

}  // namespace
}  // namespace longroad::tests
