/// What one person may cost a table and those who sit there: chat, welcomes, sockets, spectators.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <thread>

#include "browser.hpp"
#include "notation/record.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "server/table/party.hpp"
#include "server/table/record/replay_text.hpp"
#include "server/table/stage.hpp"
#include "store/store.hpp"
#include "table_maker.hpp"

namespace longroad::tests {
namespace {

using server::kStart;
namespace notice = server::notice;

std::string wide_text() {
  std::string text;
  for (int i = 0; i < 300; ++i) text += "\U0001F600";  // four bytes each
  return text;
}

/// Puts chat of a seat into a table's log behind the server's back, as an older program would have kept it.
void fill_with_chat(const std::string& folder, const std::string& table, int count) {
  const auto store = store::Store::open(tests::database_for(folder));
  store::Logs& logs = (*store)->logs();
  const std::string stream = store::stream_of_table(table);
  const int from = logs.read(stream).back().version;
  const std::string body =
      json::serialize(json::object{{"k", "said"}, {"seat", 1}, {"text", wide_text()}, {"by", 1}, {"id", ""}});
  (*store)->database().execute("BEGIN");
  std::vector<store::LogEntry> chat;
  for (int i = 1; i <= count; ++i) chat.push_back({from + i, kStart, body});
  EXPECT_EQ(logs.append(stream, from, logs.epoch(stream), chat), store::Appended::Ok);
  (*store)->database().execute("COMMIT");
}

TEST(TableBounds, AWelcomeCanAlwaysBeSent) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  const Made made = make_table(server->port(), "base", 2, 0);
  ASSERT_EQ(server->stop(), 0);
  fill_with_chat(folder.path(), made.id, 5000);  // six megabytes
  server = std::make_unique<Server>(folder.path());
  const Player player(server->port(), made.id, made.secrets[0]);
  const auto& events = player.welcome().at("events").as_array();
  EXPECT_LE(player.received().front().size(), server::kMostWelcome + 64 * 1024);
  int said = 0;
  for (const auto& event : events) said += event.at("what").at("kind") == "said" ? 1 : 0;
  EXPECT_EQ(said, server::kMostChat) << "the newest; older ones are gaps";
  EXPECT_EQ(events.back().at("what").at("kind"), "said");
  EXPECT_EQ(events.front().at("version"), player.welcome().at("since").as_int64() + 1);
  EXPECT_EQ(events.back().at("version"), player.welcome().at("version"));
}

TEST(TableBounds, AWelcomeTooLongBeginsLater) {
  auto table = server::make("base", 2, 2);
  const std::string text = wide_text();
  for (int i = 0; i < 40'000; ++i) table->talk().silence(Seat::of(0), i % 2 == 0, kStart);
  for (int i = 0; i < 1000; ++i) table->talk().say({Seat::of(0), "", kStart}, text);
  server::Stage stage(*table, table->version());
  const auto welcome = json::parse(stage.welcome(Seat::of(1), true, 0, {}, kStart));
  EXPECT_LE(json::serialize(welcome).size(), server::kMostWelcome + 64 * 1024);
  EXPECT_GT(welcome.at("since").as_int64(), 0);
  EXPECT_EQ(welcome.at("events").as_array().front().at("version"), welcome.at("since").as_int64() + 1);
  EXPECT_EQ(welcome.at("events").as_array().back().at("version"), table->version());
}

/// Whatever the number of its sockets.
TEST(TableBounds, ChatIsCountedByPerson) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}};
  const json::value made =
      post(server.port(), "/api/tables", json::object{{"game", "base"}, {"seats", seats}}).value();
  const std::string table(made.at("table").as_string());
  const std::string secret(made.at("seats").at(0).at("secret").as_string());
  const json::value joined =
      post(server.port(), "/api/tables/" + table + "/join", json::object{{"name", "Ben"}}).value();
  std::vector<std::unique_ptr<Player>> sockets;
  for (int i = 0; i < 6; ++i) sockets.push_back(std::make_unique<Player>(server.port(), table, secret));
  Player other(server.port(), table, std::string(joined.at("secret").as_string()));
  int taken = 0;
  for (int round = 0; round < 5; ++round)
    for (const auto& socket : sockets)
      taken += socket->command({{"t", "say"}, {"text", "hi"}}).at("t") == "ack" ? 1 : 0;
  EXPECT_GE(taken, 10);
  EXPECT_LE(taken, 20);
  EXPECT_EQ(other.command({{"t", "say"}, {"text", "hi"}}).at("t"), "ack") << "the other one may speak";
}

/// Who is at two tables says no more for that.
TEST(TableBounds, ChatIsCountedAtAllTablesTogether) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  Browser ada(server.port());
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}};
  std::vector<std::unique_ptr<Player>> tables;
  for (int i = 0; i < 3; ++i) {
    const json::value made = ada.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}}).value();
    tables.push_back(std::make_unique<Player>(server.port(), std::string(made.at("table").as_string()),
                                              std::string(made.at("seats").at(0).at("secret").as_string())));
  }
  const auto begin = std::chrono::steady_clock::now();
  int taken = 0;
  for (int round = 0; round < 10; ++round)
    for (const auto& table : tables)
      taken += table->command({{"t", "say"}, {"text", "hi"}}).at("t") == "ack" ? 1 : 0;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(taken, 10);
  EXPECT_LE(taken, 11 + passed.count() / 2);
}

TEST(TableBounds, ASeatHasSoManyMessagesWhateverItsSockets) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const Made made = make_table(server.port(), "base", 2, 0);
  std::vector<std::unique_ptr<Player>> sockets;
  for (int i = 0; i < 6; ++i)
    sockets.push_back(std::make_unique<Player>(server.port(), made.id, made.secrets[0]));
  for (const auto& socket : sockets)
    for (int i = 0; i < 40; ++i) socket->socket().send(json::object{{"t", "ping"}});
  int pongs = 0;
  for (const auto& socket : sockets)
    while (const auto text = socket->socket().receive(milliseconds(300)))
      pongs += text->find("pong") != std::string::npos ? 1 : 0;
  EXPECT_GE(pongs, 75);
  EXPECT_LE(pongs, 140) << "80 at once and 20 a second, of 240";
}

TEST(TableBounds, ASeatSaysNoMoreThanCanBeKept) {
  auto table = server::make("base", 2, 2);
  for (int i = 0; i < server::kMostNotices; ++i) {
    ASSERT_FALSE(said_enough(table->chairs(), Seat::of(0))) << i;
    table->talk().say({Seat::of(0), std::to_string(i), kStart}, "hi");
  }
  EXPECT_TRUE(said_enough(table->chairs(), Seat::of(0)));
  EXPECT_FALSE(said_enough(table->chairs(), Seat::of(1)));
  const auto again = server::Table::restore(table->id(), server::log_of(*table));
  EXPECT_TRUE(said_enough((*again)->chairs(), Seat::of(0))) << "also after a restart";
}

/// A list that was longer once, or in another program.
TEST(TableBounds, WhomSomebodyHasBlockedIsReadHoweverManyTheyAre) {
  auto table = server::make("base", 2, 2);
  table->seating().leave({Seat::of(1), "1", kStart});
  server::Sitter sitter{"Ben", {}, "print"};
  for (int i = 0; i < 1000; ++i) sitter.blocked.push_back(store::Person::guest(std::to_string(i)));
  ASSERT_FALSE(table->seating().sit(Seat::of(1), sitter, kStart));
  const auto restored = server::Table::restore(table->id(), server::log_of(*table));
  ASSERT_TRUE(restored) << restored.error().sentence;
  EXPECT_EQ((*restored)->chair(Seat::of(1)).sitter.blocked.size(), 1000u);
  (*restored)->seating().leave({Seat::of(0), "2", kStart});
  const server::Sitter ada{
      .name = "Ada", .account = {}, .secret_fingerprint = "another print", .guest = "ada"};
  ASSERT_FALSE((*restored)->seating().sit(Seat::of(0), ada, kStart));
  const auto refused =
      (*restored)->ask({Seat::of(1), "3", kStart}, server::request::Block{Seat::of(0), true});
  ASSERT_TRUE(refused) << "but it grows no more";
  EXPECT_EQ(refused->code(), "too_many");
}

TEST(TableBounds, AGameThatNeverEndsIsClosed) {
  auto table = server::make("base", 2, 2);
  table->play().start({Seat::of(0), "1", kStart}, "random");
  std::mt19937 random(3);
  for (int i = 0; i < 30; ++i) server::play_any(*table, random, kStart);
  EXPECT_FALSE(table->play().endless());
  while (table->version() <= server::kMostEntries) table->talk().silence(Seat::of(0), true, kStart);
  EXPECT_TRUE(table->play().endless());
}

TEST(TableBounds, AGameOfTooManyTurnsIsClosed) {
  const json::value midway =
      json::parse(R"({"game":"base","players":2,"seats":[{"settlements":[0]},{"settlements":[50]}],)"
                  R"("turn":{"seat":1,"number":20000,"phase":"main","rolled":true}})");
  notice::Opened opened{server::make("base", 2, 0)->settings(), server::random_hex(32), {}, {}};
  opened.settings.position = midway;
  opened.bots.resize(2);
  auto table = std::move(*server::Table::open(server::random_table_id(), std::move(opened), kStart));
  for (const int i : {0, 1}) table->seating().sit(Seat::of(i), {"P", {}, std::to_string(i)}, kStart);
  table->play().start_full(kStart);
  ASSERT_EQ(table->position()->turn(), server::kMostTurns);
  EXPECT_FALSE(table->play().endless());
  ASSERT_FALSE(table->play().line({Seat::of(0), "a", kStart}, "1 end"));
  EXPECT_TRUE(table->play().endless());
}

/// A rematch is one table more.
TEST(TableBounds, ThereIsNoRematchWhereThereIsNoRoomForIt) {
  for (const bool room : {false, true}) {
    TemporaryFolder folder;
    const Server server(folder.path(), {"--no-limits", "--tables", room ? "2" : "1"});
    const Made made = make_table(server.port(), "base", 1, 1);
    Player player(server.port(), made.id, made.secrets[0]);
    seed_all({&player});
    finish({&player}, 4);
    EXPECT_EQ(player.command({{"t", "rematch"}}).at("t"), "ack");
    while (player.hear(milliseconds(300))) {
    }
    bool opened = false;
    for (const json::value& what : player.events())
      opened = opened || (what.at("kind") == "rematch" && what.at("table").is_string());
    EXPECT_EQ(opened, room);
  }
}

TEST(TableBounds, AReplayHasSoManyBytes) {
  EXPECT_EQ(server::kMostReplayBytes, 16U * 1024 * 1024);
  auto table = server::make("base", 2, 2);
  table->play().start_full(kStart);
  std::mt19937 random(3);
  for (int i = 0; i < 100; ++i) server::play_any(*table, random, kStart);
  const std::string record = notation::write_record(table->record());
  const auto whole = server::replay_text(record);
  ASSERT_TRUE(whole) << whole.error().sentence;
  EXPECT_TRUE(server::replay_text(record, whole->size()));
  EXPECT_FALSE(server::replay_text(record, whole->size() / 3));
}

TEST(TableBounds, TheOldestSocketOfASeatMakesRoom) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "base", 2, 0);
  std::vector<std::unique_ptr<Player>> sockets;
  for (int i = 0; i < 12; ++i)
    sockets.push_back(std::make_unique<Player>(server.port(), made.id, made.secrets[0]));
  int open = 0;
  for (std::size_t i = 0; i < sockets.size(); ++i) {
    while (sockets[i]->socket().receive(milliseconds(200))) {
    }
    EXPECT_EQ(sockets[i]->socket().closed(), i < 4) << i;
    open += sockets[i]->socket().closed() ? 0 : 1;
  }
  EXPECT_EQ(open, 8);
}

TEST(TableBounds, SpectatorsAreCountedAndToldTogether) {
  allow_many_files();
  TemporaryFolder folder;
  const Server server(folder.path(), {"--sockets", "2000"});
  const Made made = make_table(server.port(), "base", 2, 0);
  const Player player(server.port(), made.id, made.secrets[0]);
  const double before = metric(server.port(), "longroad_messages_out_total");
  std::vector<std::unique_ptr<Socket>> watchers;
  int welcome = 0;
  for (int i = 0; i < 260; ++i) {
    watchers.push_back(std::make_unique<Socket>(server.port(), made.id));
    watchers.back()->send(json::object{{"t", "hello"}, {"v", 1}});
    const std::string text = watchers.back()->receive().value_or("");
    welcome += text.find("welcome") != std::string::npos ? 1 : 0;
    EXPECT_EQ(text.find("\"crowded\"") != std::string::npos, i >= 250) << text;
  }
  EXPECT_EQ(welcome, 250);
  const double sent = metric(server.port(), "longroad_messages_out_total") - before;
  EXPECT_LT(sent, 250 * 250 / 2) << "not everybody is told of each";
}

/// The bound of what waits is network_bounds_test's; here a whole server counts it.
TEST(TableBounds, WhatAPageHasTakenInIsNotCountedAsWaiting) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "base", 2, 0);
  Socket slow(server.port(), made.id);
  slow.send(json::object{{"t", "hello"}, {"v", 1}, {"secret", made.secrets[0]}});
  ASSERT_TRUE(slow.receive()) << "the welcome";
  while (slow.receive(milliseconds(100))) {
  }
  for (int i = 0; i < 500 && metric(server.port(), "longroad_unsent_bytes") != 0; ++i)
    std::this_thread::sleep_for(milliseconds(20));
  EXPECT_EQ(metric(server.port(), "longroad_unsent_bytes"), 0);
}

/// Each time is an entry, and a log that is too long ends the game for all.
TEST(TableBounds, WhoeverLeavesAgainAndAgainHasLeftInTheEnd) {
  auto table = server::make("base", 2, 2);
  table->play().start_full(kStart);
  server::Presence presence(kStart);
  server::Party party(*table, presence);
  const auto leave_and_return = [&](int i) {
    table->seating().leave({Seat::of(0), "leave" + std::to_string(i), kStart});
    table->seating().come_back(Seat::of(0), kStart);
  };
  for (int i = 0; i < server::kMostNotices - 1; ++i) leave_and_return(i);
  EXPECT_FALSE(table->chair(Seat::of(0)).left);
  leave_and_return(server::kMostNotices);
  EXPECT_TRUE(table->chair(Seat::of(0)).left);
  const int version = table->version();
  leave_and_return(server::kMostNotices + 1);
  EXPECT_TRUE(party.on({Seat::of(0), "back", kStart}, server::request::Do{.line = "1 end"}));
  EXPECT_EQ(table->version(), version);
}

}  // namespace
}  // namespace longroad::tests
