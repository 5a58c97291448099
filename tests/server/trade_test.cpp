/// What a seat has asked for in advance is done for it: offers it can't pay, or of somebody it does
/// not want to hear, are refused at once.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "server/table/secret.hpp"
#include "server/table/table.hpp"

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
    opened.dice_secret = random_hex(32);
    opened.bots.resize(3);
    auto table = Table::open(random_table_id(), opened, kStart);
    ASSERT_TRUE(table) << table.error().sentence;
    table_ = std::move(*table);
    for (int i = 0; i < 3; ++i) {
      Sitter sitter{"P", {}, fingerprint(std::to_string(i))};
      sitter.program = i == 0 && first_is_program_;
      table_->sit(Seat::of(i), sitter, kStart);
    }
    table_->start_full(kStart);
  }
  Command by(int seat) { return {Seat::of(seat - 1), std::to_string(++commands_), kStart}; }
  void play(int seat, std::string_view line) {
    const auto refused = table_->play(by(seat), line);
    ASSERT_FALSE(refused) << refused->sentence;
  }
  /// The lines since this version.
  std::vector<std::string> lines_after(int version) {
    std::vector<std::string> lines;
    for (int v = version + 1; v <= table_->version(); ++v)
      if (!table_->entry(v).shown) lines.push_back(table_->line_for(std::nullopt, v));
    return lines;
  }

  bool first_is_program_ = false;
  std::unique_ptr<Table> table_;
  int commands_ = 0;
};

/// Seat 1 is played by a program.
class OffersOfAProgram : public Offers {
 protected:
  OffersOfAProgram() { first_is_program_ = true; }
};

using Lines = std::vector<std::string>;

TEST_F(Offers, ThatCannotBePaidAreRefusedByWhoeverWantsThat) {
  table_->prefer(by(2), true);
  table_->prefer(by(3), true);
  const int before = table_->version();
  play(1, "1 offer b o");
  EXPECT_EQ(lines_after(before), (Lines{"1 offer b o", "3 refuse"}))
      << "seat 2 could pay, and decides itself";
  play(2, "2 accept");
  play(1, "1 trade 2");
}

TEST_F(Offers, OfSomebodyMutedAreRefusedAlsoWhereTheyCouldBePaid) {
  table_->mute(by(2), Seat::of(0), true);
  const int before = table_->version();
  play(1, "1 offer b o");
  EXPECT_EQ(lines_after(before), (Lines{"1 offer b o", "2 refuse"}));
}

TEST_F(Offers, ThatAreOpenAlreadyAreRefusedWhenTheWishComesLater) {
  play(1, "1 offer b o");
  const int before = table_->version();
  table_->prefer(by(3), true);
  EXPECT_EQ(lines_after(before), (Lines{"3 refuse"}));
  table_->mute(by(2), Seat::of(0), true);
  EXPECT_EQ(lines_after(before), (Lines{"3 refuse", "2 refuse"}));
}

TEST_F(Offers, OfSomebodyHeardAgainAreNotRefusedAnyMore) {
  table_->mute(by(2), Seat::of(0), true);
  table_->mute(by(2), Seat::of(0), false);
  const int before = table_->version();
  play(1, "1 offer b o 2");
  EXPECT_EQ(lines_after(before), (Lines{"1 offer b o 2"}));
  play(2, "2 counter o bw");
  play(1, "1 trade 2");
  EXPECT_EQ(lines_after(before).size(), 3u);
}

TEST_F(Offers, AreAsManyAsPeopleLike) {
  for (int i = 0; i < 4; ++i) {
    play(1, "1 offer b o");
    play(1, "1 withdraw");
  }
}

TEST_F(OffersOfAProgram, AreTwoATurn) {
  for (int i = 0; i < 2; ++i) {
    play(1, "1 offer b o");
    play(1, "1 withdraw");
  }
  const auto refused = table_->play(by(1), "1 offer b o");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, "offers_used_up");
  EXPECT_EQ(refused->sentence, "No more than two offers a turn.");
  play(1, "1 end");
}

}  // namespace
}  // namespace longroad::server
