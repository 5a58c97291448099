/// A table that is shown later: nothing tells anybody who looks on what has not been shown yet, and the rest
/// comes also after a restart.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "player.hpp"

namespace longroad::tests {
namespace {

constexpr int kDelay = 5000;

/// Ada plays with a bot, and has placed a settlement.
struct Shown {
  explicit Shown(int port)
      : made(make_table(port, "base", 1, 1, {{"delay", kDelay}, {"public", true}})),
        ada(port, made.id, made.secrets[0]) {
    seed_all({&ada});
    while (ada.state() != "playing" || ada.now().at("legal").as_array().empty()) ada.hear();
    std::mt19937 random(1);
    ada.play_any(random);
  }
  Made made;
  Player ada;
};

TEST(Delay, GoesOnAfterARestart) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  const Shown table(server->port());
  const auto lines = table.ada.lines();
  server->kill();
  server = std::make_unique<Server>(folder.path());
  Player watcher(server->port(), table.made.id, "");
  while (watcher.lines().size() < lines.size()) ASSERT_TRUE(watcher.hear(milliseconds(2 * kDelay)));
}

TEST(Delay, HidesTheEndUntilItIsShown) {
  TemporaryFolder folder;
  const Server server(folder.path());
  Shown table(server.port());
  const std::string path = "/api/tables/" + table.made.id;
  table.ada.command({{"t", "vote"}, {"seat", nullptr}, {"choice", "end"}});
  ASSERT_TRUE(table.ada.over());
  const auto status = [&](std::string_view what, const std::string& headers = {}) {
    return http(server.port(), "GET", path + std::string(what), {}, headers).status;
  };
  EXPECT_EQ(status("/record"), 409);
  EXPECT_EQ(status("/replay"), 409);
  const json::array seats{{{"kind", "me"}, {"name", "Eve"}}, {{"kind", "bot"}, {"bot", "random"}}};
  const json::object play_on{
      {"game", "base"}, {"seats", seats}, {"from", {{"table", table.made.id}, {"line", 1}}}};
  EXPECT_EQ(post(server.port(), "/api/tables", play_on).status, 409);
  EXPECT_NE(get(server.port(), path).value().at("state").as_string(), "over");
  EXPECT_NE(get(server.port(), "/api/tables").body.find(table.made.id), std::string::npos);
  const std::string mine = "Authorization: Bearer " + table.made.secrets[0] + "\r\n";
  EXPECT_EQ(status("/record", mine), 200) << "whoever played knows it anyway";
  EXPECT_EQ(status("/replay", mine), 200);
  EXPECT_EQ(status("/replay", "Authorization: Bearer nobody\r\n"), 409);

  Player watcher(server.port(), table.made.id, "");
  EXPECT_NE(watcher.welcome().at("info").at("state").as_string(), "over");
  EXPECT_LT(watcher.welcome().at("info").at("version").to_number<int>(), table.ada.version());
  watcher.wait_for_event("revealed");
  EXPECT_EQ(status("/record"), 200);
  EXPECT_EQ(get(server.port(), path).value().at("state").as_string(), "over");
  EXPECT_EQ(get(server.port(), "/api/tables").body.find(table.made.id), std::string::npos);
}

}  // namespace
}  // namespace longroad::tests
