/// A bot's offer stands for people who have not answered (docs/bots.md), by the clock of a real server.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "player.hpp"
#include "store/store.hpp"
#include "wall_clock.hpp"

namespace longroad::tests {
namespace {

/// Two players, so that the bot can count the other's cards. It lacks a grain for its settlement, and its ore
/// makes the other's city: both gain.
constexpr std::string_view kRecord =
    "format: 1\ngame: base\nplayers: [\"Bot\",\"P\"]\nposition: "
    R"({"game":"base","players":2,"seats":[{"hand":"blwoo","settlements":[20],"roads":["20-21","21-22"]},)"
    R"({"hand":"gggoo","settlements":[40],"roads":["40-41"]}],)"
    R"("turn":{"seat":1,"number":9,"phase":"main","rolled":true}})"
    "\n\n";

class BotOffers : public WallClock {
 protected:
  void SetUp() override {
    serve();
    const json::array seats{{{"kind", "bot"}, {"bot", "master"}}, {{"kind", "me"}, {"name", "P"}}};
    made_ = make_table(server_->port(), "base", 0, 0,
                       {{"seats", seats}, {"from", {{"line", 0}, {"record", kRecord}}}});
  }
  void serve() { server_ = std::make_unique<Server>(folder_ / "data"); }
  [[nodiscard]] Player person() const { return {server_->port(), made_.id, made_.secrets[0]}; }
  static bool has_offer(const Player& player) {
    const auto lines = player.lines();
    return !lines.empty() && lines.back().starts_with("1 offer ");
  }
  /// Until the bot has offered something.
  static void hear_offer(Player& player) {
    while (!has_offer(player)) ASSERT_TRUE(player.hear()) << "no offer came";
  }
  /// Between the offer and the bot's next line, in the log that the server leaves.
  std::int64_t stood() {
    EXPECT_EQ(server_->stop(), 0);
    std::int64_t offered = 0;
    for (const auto& event : (*store::Store::open(folder_ / "data"))->log(made_.id)) {
      if (offered > 0 && event.body.find(R"("1 )") != std::string::npos) return event.at - offered;
      if (event.body.find("1 offer") != std::string::npos) offered = event.at;
    }
    return -1;
  }

  std::unique_ptr<Server> server_;
  Made made_;
};

TEST_F(BotOffers, StandTwentySecondsForWhoeverHasNotAnswered) {
  {
    Player waiting = person();
    hear_offer(waiting);
    while (waiting.hear(milliseconds(1500))) {
    }
    EXPECT_TRUE(has_offer(waiting)) << waiting.lines().back();
  }
  // The clock goes on while the server is away: so the rest need not be waited for.
  ASSERT_EQ(server_->stop(), 0);
  set(16);
  serve();
  Player waiting = person();
  while (has_offer(waiting)) ASSERT_TRUE(waiting.hear()) << "the bot waits for ever";
  const auto ms = stood();
  EXPECT_GE(ms, 20'000);
  EXPECT_LT(ms, 40'000);
}

TEST_F(BotOffers, AreOverOnceAllHaveAnswered) {
  Player answering = person();
  hear_offer(answering);
  ASSERT_EQ(answering.play("2 refuse").at("t"), "ack");
  while (answering.lines().back() == "2 refuse") ASSERT_TRUE(answering.hear()) << "the bot waits for ever";
  EXPECT_LT(stood(), 15'000);
}

}  // namespace
}  // namespace longroad::tests
