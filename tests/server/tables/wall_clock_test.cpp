/// Whoever sets the wall clock of the machine changes nobody's time at a table, and locks nobody out.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "player.hpp"
#include "postgres/database.hpp"
#include "store/store.hpp"
#include "wall_clock.hpp"

namespace longroad::tests {
namespace {

TEST_F(WallClock, SetBackLocksNobodyOut) {
  const Server server(folder_ / "data", {});
  const Made made = make_table(server.port(), "base", 2, 0);
  const auto resume = [&] {
    return post(server.port(), "/api/tables/" + made.id + "/resume", {{"secret", made.secrets[0]}}).status;
  };
  int tried = 0;
  while (resume() == 200 && tried < 500) ++tried;
  EXPECT_LT(tried, 500) << "there is a rate";
  set(-3600);
  std::this_thread::sleep_for(milliseconds(1200));
  EXPECT_EQ(resume(), 200);
}

TEST_F(WallClock, SetForwardTimesNobodyOutAndShowsNothingEarly) {
  const Server server(folder_ / "data");
  const Made made =
      make_table(server.port(), "base", 2, 0, {{"clock", {{"turn", 120'000}}}, {"delay", 600'000}});
  Player one(server.port(), made.id, made.secrets[0]);
  Player two(server.port(), made.id, made.secrets[1]);
  seed_all({&one, &two});
  std::mt19937 random(5);
  const auto play = [&](int lines) {
    for (int i = 0; i < lines; ++i) {
      while (!one.play_any(random) && !two.play_any(random))
        while (one.hear(milliseconds(50)) || two.hear(milliseconds(0))) {
        }
    }
  };
  play(12);
  Player watcher(server.port(), made.id, "");
  ASSERT_TRUE(watcher.lines().empty());
  set(900);
  play(4);
  while (one.hear(milliseconds(500))) {
  }
  for (const std::string& line : one.lines()) EXPECT_EQ(line.find("timeout"), std::string::npos);
  while (watcher.hear(milliseconds(300))) {
  }
  EXPECT_TRUE(watcher.lines().empty()) << "they are shown after ten minutes";
}

TEST_F(WallClock, SetBackWhileTheServerIsAwayLetsTablesGoOn) {
  auto server = std::make_unique<Server>(folder_ / "data");
  const Made made = make_table(server->port(), "base", 2, 0, {{"clock", {{"turn", 120'000}}}});
  {
    Player one(server->port(), made.id, made.secrets[0]);
    EXPECT_EQ(one.command({{"t", "say"}, {"text", "before"}}).at("t"), "ack");
  }
  ASSERT_EQ(server->stop(), 0);
  set(-3600);
  server = std::make_unique<Server>(folder_ / "data");
  {
    Player one(server->port(), made.id, made.secrets[0]);
    EXPECT_EQ(one.command({{"t", "say"}, {"text", "after"}}).at("t"), "ack");
  }
  ASSERT_EQ(server->stop(), 0);
  std::int64_t last = 0;
  for (const auto& event : (*store::Store::open(tests::database_for(folder_ / "data")))
                               ->logs()
                               .read(store::stream_of_table(made.id))) {
    EXPECT_GE(event.at, last) << event.body;
    last = event.at;
  }
}

}  // namespace
}  // namespace longroad::tests
