/// How much and how often the desk can be asked, and that what it takes it can read again.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "desk_fixture.hpp"
#include "postgres/database.hpp"
#include "store/store.hpp"

namespace longroad::tests {
namespace {

std::string note_of(std::size_t bytes) {
  std::string body = R"({"id":"x","do":"note","text":")";
  body.append(bytes - body.size() - 2, 'a');
  return body + "\"}";
}

TEST_F(DeskTest, ACommandHasAtMostAQuarterOfAMegabyte) {
  const std::string secret = "Authorization: Bearer " + desk_.organiser() + "\r\n";
  const std::string path = "/api/desk/" + desk_.event();
  for (const char* where : {"/commands", "/preview", "/links", "/links/cards"}) {
    const Answer answer = http(server_.port(), "POST", path + where, note_of(256 * 1024 + 1), secret);
    EXPECT_EQ(answer.status, 413) << where;
    EXPECT_EQ(answer.value().at("code"), "too_large");
  }
  EXPECT_NE(http(server_.port(), "POST", path + "/commands", note_of(256 * 1024), secret).status, 413);
}

/// Whatever stands in the log was taken once, so it is read however long it is.
TEST(DeskLimits, ALongEntryIsReadAgain) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  const DeskClient first(server->port());
  ASSERT_EQ(server->stop(), 0);
  {
    const auto store = store::Store::open(tests::database_for(folder.path()));
    store::Logs& logs = (*store)->logs();
    const std::string stream = store::stream_of_desk(first.event());
    const int last = static_cast<int>(logs.read(stream).size());
    // What no version of the program keeps makes an entry as long as any ever was.
    std::string body = R"({"n":)" + std::to_string(last + 1) +
                       R"(,"at":"2026-05-01T09:30:00Z","by":"Olga Ort","do":"note","text":"late")" +
                       std::string(1 << 20, ' ') + "}";
    const store::LogEntry row{last + 1, 0, std::move(body)};
    ASSERT_EQ(logs.append(stream, last, logs.epoch(stream), {&row, 1}), store::Appended::Ok);
  }
  server = std::make_unique<Server>(folder.path());
  const DeskClient desk(server->port(), first.event(), first.organiser());
  EXPECT_EQ(desk.get(desk.organiser(), "/log").value().at("entries").as_array()[0].at("do"), "note");
}

/// A championship of several events is longer than what pages send otherwise.
TEST_F(DeskTest, ALongExportIsRestored) {
  const std::string kept = desk_.get(desk_.organiser(), "/export/event.json").body;
  const auto restored = [&](std::size_t megabytes) {
    return http(server_.port(), "POST", "/api/desk/restore",
                R"({"organiser":"Olga Ort","export":)" + kept + std::string(megabytes << 20, ' ') + "}")
        .status;
  };
  EXPECT_EQ(restored(8), 201);
  EXPECT_EQ(restored(16), 413);
  EXPECT_EQ(http(server_.port(), "POST", "/api/desk", note_of(3 << 20)).status, 413);
}

TEST(DeskLimits, APhoneSendsFiveCommandsASecond) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  DeskClient desk(server.port());
  desk.welcome(16);
  desk.plan();
  desk.must({{"do", "start"}, {"game", "1.1"}});
  const int player = static_cast<int>(desk.table("1.1", 1).at("players").as_array()[0].as_int64());
  const std::string phone = desk.player_link(player);
  const json::object call{{"do", "call"}, {"game", "1.1"}, {"table", 1}, {"about", "a road is contested"}};
  int taken = 0;
  int too_fast = 0;
  for (int i = 0; i < 60; ++i) {
    const int status = desk.command(phone, call).status;
    taken += status == 200 ? 1 : 0;
    too_fast += status == 429 ? 1 : 0;
  }
  EXPECT_EQ(taken, 3) << "calls that wait for a referee";
  EXPECT_GT(too_fast, 10);
  EXPECT_EQ(desk.command(desk.organiser(), call).status, 200) << "staff is in a hurry";
  // Once a referee has been there the next call is heard.
  desk.must({{"do", "note"}, {"game", "1.1"}, {"table", 1}, {"text", "settled"}});
  std::this_thread::sleep_for(milliseconds(500));
  EXPECT_EQ(desk.command(phone, call).status, 200);
}

TEST_F(DeskTest, CardsAreCheckedBeforeLinksAreMade) {
  desk_.welcome(16);
  const std::string phone = desk_.player_link(3);
  const auto cards = [&](const json::object& wish) {
    return desk_.post(desk_.organiser(), "/links/cards", wish).status;
  };
  const std::string base = "http://192.168.1.20:8080";
  EXPECT_EQ(cards({{"players", {3, 3}}, {"base", base}}), 400);
  EXPECT_EQ(cards({{"players", {3}}, {"base", base + std::string(4000, 'x')}}), 400);
  EXPECT_EQ(cards({{"players", {3}}, {"base", base}, {"paper", "Legal"}}), 400);
  EXPECT_EQ(cards({{"players", {3, 99}}, {"base", base}}), 400);
  EXPECT_EQ(cards({{"players", json::array()}, {"base", base}}), 400);
  EXPECT_EQ(desk_.get(phone, "").status, 200) << "the old link was replaced for nothing";
  EXPECT_EQ(cards({{"players", {3}}, {"base", base}, {"paper", "Letter"}}), 200);
  EXPECT_EQ(desk_.get(phone, "").status, 401);
  EXPECT_EQ(cards({{"base", base}}), 200);
  EXPECT_EQ(cards({{"base", base}}), 400) << "everybody has a link";
  EXPECT_EQ(http(server_.port(), "POST", "/api/qr", std::string("http://a\0b", 10)).status, 400);
}

}  // namespace
}  // namespace longroad::tests
