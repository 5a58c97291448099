/// What strangers and organisers may cost a server with tournaments.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "desk_fixture.hpp"
#include "store/desks.hpp"
#include "tournament/model/bounds.hpp"

namespace longroad::tests {
namespace {

constexpr std::string_view kImports = "longroad_pool_taken_total{pool=\"imports\"}";
constexpr std::string_view kLoads = "longroad_pool_taken_total{pool=\"desks\"}";

std::string restore_body(const json::array& log) {
  const json::object kept{{"longroad", "tournament"}, {"format", 1}, {"log", log}};
  return json::serialize(json::object{{"organiser", "Olga Ort"}, {"export", kept}});
}

TEST_F(DeskTest, ALogFromElsewhereIsCountedBeforeItIsRead) {
  json::array log;
  for (std::size_t i = 0; i <= tournament::kMostEntries; ++i) log.push_back(json::object());
  const Answer answer = http(server_.port(), "POST", "/api/desk/restore", restore_body(log));
  EXPECT_EQ(answer.status, 413) << answer.body;
  EXPECT_EQ(answer.value().at("code"), "too_long");
  EXPECT_EQ(metric(server_.port(), kImports), 1) << "beside the loops";
}

TEST_F(DeskTest, MorePlayersThanATournamentHasAreRefused) {
  json::array log = desk_.get(desk_.organiser(), "/export/event.json").value().at("log").as_array();
  json::array players;
  for (std::size_t i = 0; i <= tournament::kMostPlayers; ++i)
    players.push_back(json::object{{"name", "Player " + std::to_string(i)}});
  log.push_back(json::object{{"n", log.size() + 1},
                             {"at", "2026-05-01T09:30:00Z"},
                             {"by", "Olga Ort"},
                             {"do", "register"},
                             {"players", std::move(players)}});
  EXPECT_EQ(http(server_.port(), "POST", "/api/desk/restore", restore_body(log)).status, 422);
}

/// Reading logs is no work of the loops, which answer meanwhile; what nobody asks for is put away.
TEST(DeskBounds, TournamentsAreReadBesideTheLoops) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  std::vector<DeskClient> desks;
  for (int i = 0; i < 3; ++i) desks.emplace_back(server->port());
  for (DeskClient& desk : desks) desk.welcome(16);
  ASSERT_EQ(server->stop(), 0);
  server = std::make_unique<Server>(folder.path());
  EXPECT_EQ(get(server->port(), "/healthz").status, 200);
  for (int i = 0; i < 500 && metric(server->port(), kLoads) < 3; ++i)
    std::this_thread::sleep_for(milliseconds(10));
  EXPECT_EQ(metric(server->port(), kLoads), 3) << "each was read once";
  for (const DeskClient& old : desks) {
    const DeskClient desk(server->port(), old.event(), old.organiser());
    EXPECT_EQ(desk.document(desk.organiser()).at("players").as_array().size(), 16u);
  }
}

TEST(DeskBounds, OrganisersHaveARateToo) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  DeskClient desk(server.port());
  int too_fast = 0;
  for (int i = 0; i < 300; ++i)
    too_fast += desk.post(desk.organiser(), "/preview",
                          {{"id", "x" + std::to_string(i)}, {"do", "note"}, {"text", "late"}})
                            .status == 429
                    ? 1
                    : 0;
  EXPECT_GE(too_fast, 50);
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(DeskBounds, TournamentsHaveABoundOfTheirOwn) {
  TemporaryFolder folder;
  const Server server(folder.path(), {"--no-limits", "--tournaments", "2", "--tables", "3"});
  DeskClient one(server.port());
  const DeskClient two(server.port());
  EXPECT_EQ(one.get(one.organiser(), "").status, 200);
  EXPECT_EQ(two.get(two.organiser(), "").status, 200);
  const json::object wish{{"name", "Third"}, {"organiser", "Olga Ort"}};
  EXPECT_EQ(post(server.port(), "/api/desk", wish).status, 503);
  // The tables of a tournament count as all others do.
  one.welcome(16);
  one.plan();
  one.must({{"do", "start"}, {"game", "1.1"}});
  const Answer opened = one.command(one.organiser(), {{"do", "open_tables"}, {"game", "1.1"}});
  EXPECT_EQ(opened.status, 503) << opened.body;
  EXPECT_EQ(opened.value().at("code"), "full");
}

TEST(DeskBounds, ALinksSocketsAreFewAndSaySoMuch) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const DeskClient desk(server.port());
  std::vector<std::unique_ptr<Socket>> sockets;
  for (int i = 0; i < 55; ++i) {
    sockets.push_back(std::make_unique<Socket>(server.port(), "desk/" + desk.event()));
    sockets.back()->send(json::object{{"t", "hello"}, {"v", 1}, {"secret", desk.organiser()}});
    EXPECT_TRUE(sockets.back()->receive());
  }
  for (int i = 0; i < 55; ++i) {
    while (sockets[static_cast<std::size_t>(i)]->receive(milliseconds(20))) {
    }
    EXPECT_EQ(sockets[static_cast<std::size_t>(i)]->closed(), i < 5) << i;
  }
  Socket& chatty = *sockets.back();
  for (int i = 0; i < 60; ++i) chatty.send(json::object{{"t", "ping"}});
  std::string last;
  while (const auto text = chatty.receive(milliseconds(1000))) last = *text;
  EXPECT_NE(last.find("too_fast"), std::string::npos) << last;
  EXPECT_TRUE(chatty.closed());
}

}  // namespace
}  // namespace longroad::tests
