/// A bot's offer stands for people who have not answered (docs/bots.md), by the clock of a real server.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "player.hpp"
#include "postgres/database.hpp"
#include "server/net/loop.hpp"
#include "store/store.hpp"
#include "table_maker.hpp"

namespace longroad::tests {
namespace {

using server::Time;

constexpr std::string_view kOffer = "1 offer b o";

/// A table whose bot, on seat 1, has made its offer to two people; it is only on disk yet.
class BotOffers : public ::testing::Test {
 protected:
  /// The offer is so old when the server starts.
  void offer_before(Time age) {
    offered_ = server::wall_now() - age;
    server::notice::Opened opened;
    opened.settings.game = "base";
    opened.settings.players = 3;
    opened.settings.position = json::parse(
        R"({"game":"base","players":3,
            "seats":[{"hand":"bw","settlements":[20],"roads":["20-21"]},
                     {"hand":"o","settlements":[40],"roads":["40-41"]},
                     {"hand":"o","settlements":[50],"roads":["50-51"]}],
            "turn":{"seat":1,"number":7,"phase":"main","rolled":true}})");
    opened.dice_secret = server::random_hex(32);
    opened.bots = {"greedy", "", ""};
    auto table = server::Table::open(server::random_table_id(), opened, offered_);
    ASSERT_TRUE(table) << table.error().sentence;
    for (const int i : {1, 2})
      (*table)->seating().sit(Seat::of(i), {"P", {}, server::fingerprint(secret(i + 1))}, offered_);
    (*table)->play().start_full(offered_);
    const server::BotChoice choice{Seat::of(0), (*table)->chair(Seat::of(0)).bot,
                                   *(*table)->position()->parse(kOffer), (*table)->version()};
    ASSERT_TRUE((*table)->play().bot_line(choice, offered_));
    id_ = (*table)->id();
    const auto store = store::Store::open(tests::database_for(folder_.path()));
    store::Logs& logs = (*store)->logs();
    const auto log = server::log_of(**table);
    ASSERT_EQ(logs.append(store::stream_of_table(id_), 0, 0, log), store::Appended::Ok);
    (*store)->set_table({id_, store::TableState::Playing, offered_});
  }
  static std::string secret(int seat) { return "secret" + std::to_string(seat); }
  /// How long the offer was old when the bot went on, by the log that the server leaves.
  Time stood(Server& server) {
    EXPECT_EQ(server.stop(), 0);
    const auto log =
        (*store::Store::open(tests::database_for(folder_.path())))->logs().read(store::stream_of_table(id_));
    bool open = false;
    for (const auto& entry : log) {
      if (open && entry.body.find(R"("1 )") != std::string::npos) return entry.at - offered_;
      open = open || entry.body.find(kOffer) != std::string::npos;
    }
    return -1;
  }

  TemporaryFolder folder_;
  std::string id_;
  Time offered_ = 0;
};

TEST_F(BotOffers, StandTwentySecondsForWhoeverHasNotAnswered) {
  offer_before(12'000);
  Server server(folder_.path());
  Player waiting(server.port(), id_, secret(2));
  ASSERT_FALSE(waiting.lines().empty());
  while (waiting.lines().back() == kOffer) ASSERT_TRUE(waiting.hear(milliseconds(30'000)));
  const Time ms = stood(server);
  EXPECT_GE(ms, 20'000);
  EXPECT_LT(ms, 50'000);
}

TEST_F(BotOffers, AreOverOnceAllHaveAnswered) {
  offer_before(0);
  Server server(folder_.path());
  Player one(server.port(), id_, secret(2));
  Player two(server.port(), id_, secret(3));
  ASSERT_EQ(one.play("2 refuse").at("t"), "ack");
  ASSERT_EQ(two.play("3 refuse").at("t"), "ack");
  while (two.lines().back() == "3 refuse") ASSERT_TRUE(two.hear());
  EXPECT_LT(stood(server), 20'000);
}

}  // namespace
}  // namespace longroad::tests
