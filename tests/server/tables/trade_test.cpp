/// Offers: what a seat has asked for in advance is done for it, an answer is to the offer that was seen, and
/// nobody offers for ever.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "server/table/model/secret.hpp"
#include "server/table/stage.hpp"
#include "server/table/table_bots.hpp"

namespace longroad::server {
namespace {

constexpr Time kStart = 1'700'000'000'000;

/// Seat 1 has brick and wool and is to move, seat 2 has ore, seat 3 has lumber.
class Offers : public ::testing::Test {
 protected:
  void SetUp() override {
    notice::Opened opened;
    opened.settings.game = "base";
    opened.settings.players = 3;
    opened.settings.position = boost::json::parse(
        R"({"game":"base","players":3,
            "seats":[{"hand":"bw","settlements":[20],"roads":["20-21"]},
                     {"hand":"o","settlements":[40],"roads":["40-41"]},
                     {"hand":"l","settlements":[50],"roads":["50-51"]}],
            "turn":{"seat":1,"number":7,"phase":"main","rolled":true}})");
    opened.settings.clock = ClockRules{60'000, 0, 20'000};
    opened.dice_secret = random_hex(32);
    opened.bots.resize(3);
    if (first_is_bot_) opened.bots[0] = "greedy";
    auto table = Table::open(random_table_id(), opened, kStart);
    ASSERT_TRUE(table) << table.error().sentence;
    table_ = std::move(*table);
    for (int i = first_is_bot_ ? 1 : 0; i < 3; ++i) {
      Sitter sitter{"P", {}, fingerprint(std::to_string(i))};
      sitter.program = i == 0 && first_is_program_;
      table_->seating().sit(Seat::of(i), sitter, kStart);
    }
    table_->play().start_full(kStart);
  }
  Command by(int seat) { return {Seat::of(seat - 1), std::to_string(++commands_), kStart}; }
  void play(int seat, std::string_view line) {
    const auto refused = table_->play().line(by(seat), line);
    ASSERT_FALSE(refused) << refused->why.text;
  }
  /// The lines since this version.
  std::vector<std::string> lines_after(int version) {
    std::vector<std::string> lines;
    for (int v = version + 1; v <= table_->version(); ++v)
      if (!table_->entry(v).shown)
        lines.push_back(table_->log().line_for(*table_->position(), std::nullopt, v));
    return lines;
  }

  bool first_is_program_ = false;
  bool first_is_bot_ = false;
  std::unique_ptr<Table> table_;
  int commands_ = 0;
};

/// Seat 1 is played by a program.
class OffersOfAProgram : public Offers {
 protected:
  OffersOfAProgram() { first_is_program_ = true; }
};

/// Seat 1 is a bot.
class OffersOfABot : public Offers {
 protected:
  OffersOfABot() { first_is_bot_ = true; }
};

using Lines = std::vector<std::string>;

TEST_F(Offers, AreAllRefusedByWhoeverWantsThatWhateverTheHandHolds) {
  table_->ask(by(2), request::Settle{true});
  for (const std::string offer : {"1 offer b o", "1 offer b l", "1 offer w g 2", "1 offer w o 2"}) {
    const int before = table_->version();
    play(1, offer);
    EXPECT_EQ(lines_after(before), (Lines{offer, "2 refuse"})) << "seat 2 has ore, and nobody learns it";
    if (table_->position()->to_act().has(Seat::of(2))) play(1, "1 withdraw");
  }
}

TEST_F(Offers, AreAnsweredAsTheyWereSeen) {
  play(1, "1 offer b o");
  const int seen = table_->version();
  play(1, "1 withdraw");
  play(1, "1 offer w o");
  const auto refused = table_->play().line(by(2), "2 accept", seen);
  ASSERT_TRUE(refused) << "that was another offer";
  EXPECT_EQ(refused->code(), "stale");
  ASSERT_FALSE(table_->play().line(by(2), "2 accept", table_->version()));
}

TEST_F(Offers, AreAnsweredInAnyOrder) {
  play(1, "1 offer b o");
  const int seen = table_->version();
  table_->talk().say(by(3), "hm");
  ASSERT_FALSE(table_->play().line(by(3), "3 refuse", seen));
  ASSERT_FALSE(table_->play().line(by(2), "2 accept", seen)) << "what another one answers changes nothing";
  EXPECT_EQ(table_->play().line(by(2), "2 refuse", seen)->code(), "stale") << "but what oneself has answered";
  ASSERT_FALSE(table_->play().line(by(1), "1 trade 2", table_->version() - 1));
}

TEST_F(Offers, AreAnsweredByABotAsItSawThem) {
  SeatSet others = SeatSet::of(Seat::of(0));
  ASSERT_FALSE(table_->voting().vote(by(1), Seat::of(1), Choice::Bot, others));
  const std::string bot = table_->chair(Seat::of(1)).bot;
  play(1, "1 offer b o");
  const BotChoice thought{Seat::of(1), bot, *table_->position()->parse("2 accept"), table_->version()};
  play(1, "1 withdraw");
  play(1, "1 offer w o");
  EXPECT_FALSE(table_->play().bot_line(thought, kStart)) << "it was thought out for another offer";
  BotChoice again = thought;
  again.seen = table_->version();
  table_->seating().come_back(Seat::of(1), kStart);
  EXPECT_FALSE(table_->play().bot_line(again, kStart)) << "the owner decides again";
  ASSERT_FALSE(table_->voting().vote(by(1), Seat::of(1), Choice::Bot, others));
  EXPECT_TRUE(table_->play().bot_line(again, kStart));
}

TEST_F(Offers, OfSomebodyMutedAreRefusedAlsoWhereTheyCouldBePaid) {
  table_->ask(by(2), request::Mute{Seat::of(0), true});
  const int before = table_->version();
  play(1, "1 offer b o");
  EXPECT_EQ(lines_after(before), (Lines{"1 offer b o", "2 refuse"}));
}

TEST_F(Offers, ThatAreOpenAlreadyAreRefusedWhenTheWishComesLater) {
  play(1, "1 offer b o");
  const int before = table_->version();
  table_->ask(by(3), request::Settle{true});
  EXPECT_EQ(lines_after(before), (Lines{"3 refuse"}));
  table_->ask(by(2), request::Mute{Seat::of(0), true});
  EXPECT_EQ(lines_after(before), (Lines{"3 refuse", "2 refuse"}));
}

TEST_F(Offers, OfSomebodyHeardAgainAreNotRefusedAnyMore) {
  table_->ask(by(2), request::Mute{Seat::of(0), true});
  table_->ask(by(2), request::Mute{Seat::of(0), false});
  const int before = table_->version();
  play(1, "1 offer b o 2");
  EXPECT_EQ(lines_after(before), (Lines{"1 offer b o 2"}));
  play(2, "2 counter o bw");
  play(1, "1 trade 2");
  EXPECT_EQ(lines_after(before).size(), 3u);
}

TEST_F(Offers, AreTenATurn) {
  Stage stage(*table_, table_->version());
  const auto may_offer = [&] {
    while (stage.version() < table_->version()) stage.step();
    return stage.event(Seat::of(0), false, kStart).find(R"("open":["offer"])") != std::string::npos;
  };
  for (int i = 0; i < 10; ++i) {
    EXPECT_TRUE(may_offer());
    play(1, "1 offer b o");
    play(1, "1 withdraw");
  }
  EXPECT_FALSE(may_offer());
  const auto refused = table_->play().line(by(1), "1 offer b o");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code(), "offers_used_up");
  play(1, "1 end");
}

TEST_F(Offers, AboveTenInALogOfEarlierDaysAreRead) {
  auto log = [&] {
    std::vector<store::LogEntry> events;
    for (int v = 1; v <= table_->version(); ++v) events.push_back({v, table_->entry(v).at, table_->body(v)});
    return events;
  }();
  for (int i = 0; i < 12; ++i)
    for (const char* line : {R"({"l":"1 offer b o"})", R"({"l":"1 withdraw"})"})
      log.push_back({static_cast<int>(log.size()) + 1, kStart, line});
  const auto read = Table::restore(table_->id(), log);
  EXPECT_TRUE(read) << read.error().sentence;
}

TEST_F(Offers, AfterTheFirstFewCostTheirOwnerTheTimeOfTheAnswers) {
  const auto time = [&] { return table_->clock().left(Seat::of(0), kStart + 5000).turn; };
  for (int i = 0; i < 3; ++i) {
    play(1, "1 offer b o");
    EXPECT_EQ(time(), 60'000) << "the clock stands still while the others think";
    play(1, "1 withdraw");
  }
  play(1, "1 offer b o");
  EXPECT_EQ(time(), 55'000);
  EXPECT_EQ(table_->clock().left(Seat::of(1), kStart + 5000).answer, 15'000);
  ASSERT_TRUE(table_->play().run_clock(kStart + 20'000 + kLag)) << "first those who owe an answer";
  ASSERT_TRUE(table_->play().run_clock(kStart + 60'000 + kLag));
  EXPECT_EQ(table_->position()->turn(), 8);
}

TEST_F(OffersOfAProgram, AreTwoATurn) {
  for (int i = 0; i < 2; ++i) {
    play(1, "1 offer b o");
    play(1, "1 withdraw");
  }
  const auto refused = table_->play().line(by(1), "1 offer b o");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code(), "offers_used_up");
  EXPECT_EQ(refused->why.text, "No more than two offers a turn.");
  play(1, "1 end");
}

TEST_F(OffersOfABot, StandForPeopleWhoHaveNotAnswered) {
  const auto offer = table_->position()->parse("1 offer b o");
  table_->play().bot_line({Seat::of(0), table_->chair(Seat::of(0)).bot, *offer, table_->version()},
                          kStart + 5000);
  EXPECT_EQ(offer_stands_until(*table_, Seat::of(0)), kStart + 25'000);
  EXPECT_EQ(offer_stands_until(*table_, Seat::of(1)), 0) << "who is asked may answer at once";
  play(2, "2 refuse");
  EXPECT_EQ(offer_stands_until(*table_, Seat::of(0)), kStart + 25'000);
  play(3, "3 refuse");
  EXPECT_EQ(offer_stands_until(*table_, Seat::of(0)), 0) << "all have answered";
}

}  // namespace
}  // namespace longroad::server
