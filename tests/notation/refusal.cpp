#include "notation/refusal.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace longroad {
namespace {

/// A refusal of any game, by its name.
constexpr Rule rule(std::string_view name) { return {phrases::hash_of(name)}; }

TEST(Refusal, IsNothingOrARule) {
  EXPECT_FALSE(Refusal{});
  EXPECT_TRUE(notation::refuse("not_now"));
  EXPECT_EQ(notation::refuse("not_your_turn", Seat::of(1)),
            (Refusal{.rule = rule("not_your_turn"), .seat = Seat::of(1)}));
  EXPECT_EQ(name(notation::refuse("not_now").rule), "not_now");
}

TEST(Refusal, NamesSeatsResourcesAndNumbers) {
  EXPECT_EQ(sentence({.rule = rule("too_close")}), "Too close: there is a settlement one step away.");
  EXPECT_EQ(sentence({.rule = rule("past_building"), .seat = Seat::of(1)}),
            "You may not build past seat 2's settlement.");
  EXPECT_EQ(sentence({.rule = rule("not_accepted"), .seat = Seat::of(2)}), "Seat 3 has not accepted.");
  EXPECT_EQ(sentence({.rule = rule("wrong_rate"), .number = 4, .resource = Resource::Brick}),
            "Your rate for brick is four to one.");
}

TEST(Refusal, CountsInWordsWithTheRightPlural) {
  EXPECT_EQ(sentence({.rule = rule("bank_short"), .number = 1, .resource = Resource::Ore}),
            "The bank has only one ore left.");
  EXPECT_EQ(sentence({.rule = rule("bank_short"), .number = 0, .resource = Resource::Wool}),
            "The bank has no wool left.");
  EXPECT_EQ(sentence({.rule = rule("too_few_points"), .number = 1}), "You have only one point.");
  EXPECT_EQ(sentence({.rule = rule("too_few_points"), .number = 12}), "You have only twelve points.");
  EXPECT_EQ(sentence({.rule = rule("too_few_points"), .number = 13}), "You have only 13 points.");
  EXPECT_EQ(sentence({.rule = rule("offers_used_up"), .number = 2}), "No more than two offers a turn.");
}

TEST(Refusal, ListsTheMissingCards) {
  const auto missing = [](Bundle cards) { return sentence({.rule = rule("cannot_pay"), .cards = cards}); };
  EXPECT_EQ(missing(Bundle::each(1, 0, 0, 0, 2)),
            "You can't pay for that: one brick and two ore are missing.");
  EXPECT_EQ(missing(Bundle::each(0, 1, 0, 0, 0)), "You can't pay for that: one lumber is missing.");
  EXPECT_EQ(missing(Bundle::each(1, 1, 1, 1, 0)),
            "You can't pay for that: one brick, one lumber, one wool and one grain are missing.");
}

}  // namespace
}  // namespace longroad
