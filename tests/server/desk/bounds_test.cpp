/// What strangers and organisers may cost a server with tournaments.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <chrono>
#include <thread>

#include "desk_fixture.hpp"
#include "server/desk/links.hpp"
#include "server/table/model/secret.hpp"
#include "store/desks.hpp"
#include "tournament/model/bounds.hpp"

namespace longroad::tests {
namespace {

constexpr std::string_view kImports = "longroad_pool_taken_total{pool=\"imports\"}";
constexpr std::string_view kLoads = "longroad_pool_taken_total{pool=\"desks\"}";

std::string restore_body(const json::array& log, const json::array& links = {}) {
  const json::object kept{{"longroad", "tournament"}, {"format", 1}, {"log", log}, {"links", links}};
  return json::serialize(json::object{{"organiser", "Olga Ort"}, {"export", kept}});
}

json::array log_of(const DeskClient& desk) {
  return desk.get(desk.organiser(), "/export/event.json").value().at("log").as_array();
}

DeskClient restored(int port, const std::string& body) {
  const Answer made = http(port, "POST", "/api/desk/restore", body);
  EXPECT_EQ(made.status, 201) << made.body;
  return {port, std::string(made.value().at("event").as_string()),
          std::string(made.value().at("secret").as_string())};
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
  json::array log = log_of(desk_);
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

/// Whoever undoes something goes through the whole log.
TEST(DeskBounds, UndoingCostsAsMuchAsTheLogIsLong) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  json::array log = log_of(DeskClient(server.port()));
  const std::size_t before = log.size();
  while (log.size() < 12'000)
    log.push_back({{"n", log.size() + 1},
                   {"at", "2026-05-01T09:30:00Z"},
                   {"by", "Olga Ort"},
                   {"do", "note"},
                   {"text", "late"}});
  const DeskClient desk = restored(server.port(), restore_body(log));
  json::array twenty;
  for (std::size_t i = 1; i <= 20; ++i) twenty.push_back(before + i);
  const auto preview = [&](json::object command) {
    command["id"] = "x";
    return desk.post(desk.organiser(), "/preview", command).status;
  };
  const auto begin = std::chrono::steady_clock::now();
  int taken = 0;
  for (int i = 0; i < 20; ++i)
    taken += preview({{"do", "undo"}, {"entries", twenty}, {"reason", "by mistake"}}) == 200 ? 1 : 0;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(taken, 8) << "12,000 entries each, of 100,000 at once";
  EXPECT_LE(taken, 10 + passed.count() * 10 / 12);
  EXPECT_EQ(preview({{"do", "note"}, {"text", "late"}}), 200) << "whatever else is asked is not counted so";
}

/// Each has a name of its own, as a display has.
TEST(DeskBounds, LinksAreSoFewThatTheyAreReadAgain) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const json::array log = log_of(DeskClient(server.port()));
  json::array links;
  for (std::size_t i = 0; i + 1 < server::desk::kMostLinks; ++i)
    links.push_back({{"role", "display"},
                     {"name", "Screen " + std::to_string(i)},
                     {"player", 0},
                     {"fingerprint", server::fingerprint(std::to_string(i))},
                     {"made", "2026-05-01T09:30:00Z"},
                     {"revoked", false}});
  const DeskClient desk = restored(server.port(), restore_body(log, links));
  const Answer refused = desk.post(desk.organiser(), "/links", {{"role", "display"}, {"name", "One more"}});
  EXPECT_EQ(refused.status, 422) << refused.body;
  EXPECT_EQ(refused.value().at("why").at("code"), "too_many_links");
  const Answer kept = desk.get(desk.organiser(), "/export/event.json");
  restored(server.port(), json::serialize(json::object{{"organiser", "Olga Ort"}, {"export", kept.value()}}));
}

}  // namespace
}  // namespace longroad::tests
