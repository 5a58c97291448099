/// A server whose PostgreSQL goes away and comes back.

#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "player.hpp"
#include "postgres/database.hpp"

namespace longroad::tests {
namespace {

class DatabaseAway : public ::testing::Test {
 protected:
  void SetUp() override {
    LONGROAD_NEEDS_POSTGRES();
    server_ = std::make_unique<Server>(
        folder_.path(), std::vector<std::string>{"--no-limits", "--database", postgres_for(folder_.path())});
  }
  /// Asks until this is answered; the last answer.
  Answer ask_until(int status) {
    Answer answer;
    for (int i = 0; i < 200 && answer.status != status; ++i) {
      answer = get(server_->port(), "/api/tables");
      std::this_thread::sleep_for(milliseconds(25));
    }
    return answer;
  }
  TemporaryFolder folder_;
  std::unique_ptr<Server> server_;
};

TEST_F(DatabaseAway, NothingIsToldAndEverythingGoesOnWhenItIsBack) {
  const Made made = make_table(server_->port(), "base", 3, 0);
  Player ada(server_->port(), made.id, made.secrets[0]);
  Player ben(server_->port(), made.id, made.secrets[1]);
  for (int round = 0; round < 3; ++round) {
    const std::string text = "round " + std::to_string(round);
    postgres().stop();
    auto answer = std::async(std::launch::async, [&] { return ada.command({{"t", "say"}, {"text", text}}); });
    const Answer refused = ask_until(503);
    ASSERT_EQ(refused.status, 503) << "nobody waits for an answer that comes who knows when";
    EXPECT_EQ(refused.value().at("code"), "busy");
    EXPECT_EQ(refused.value().at("why").at("code"), "busy.database");
    EXPECT_EQ(get(server_->port(), "/healthz").status, 200);
    EXPECT_NE(answer.wait_for(milliseconds(300)), std::future_status::ready) << "told before it is kept";
    while (ben.hear(milliseconds(50)))
      EXPECT_EQ(ben.received().back().find(text), std::string::npos) << "told before it is kept";
    postgres().start();
    EXPECT_EQ(answer.get().at("t"), "ack");
    while (ben.received().back().find(text) == std::string::npos) ASSERT_TRUE(ben.hear());
    EXPECT_EQ(ask_until(200).status, 200);
  }
  // What was told is there for whoever comes after the next start.
  server_->kill();
  server_ = std::make_unique<Server>(
      folder_.path(), std::vector<std::string>{"--no-limits", "--database", postgres_for(folder_.path())});
  const Player cleo(server_->port(), made.id, made.secrets[2]);
  EXPECT_GE(cleo.version(), ben.version());
}

TEST_F(DatabaseAway, AServerThatCantBeginSaysWhy) {
  const auto start = [&](const std::string& url) {
    try {
      TemporaryFolder folder;
      const Server server(folder.path(), {"--database", url});
    } catch (const std::runtime_error&) {
      return false;
    }
    return true;
  };
  EXPECT_FALSE(start("postgresql:///nobody?host=/nowhere"));
  EXPECT_FALSE(start("mysql://localhost/x"));
  EXPECT_TRUE(start(postgres_for(folder_.path() + "/second")));
}

}  // namespace
}  // namespace longroad::tests
