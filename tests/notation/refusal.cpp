#include "notation/refusal.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace longroad {
namespace {

std::vector<Rule> all_rules() {
  std::vector<Rule> rules;
  for (int i = 0; i < static_cast<int>(Rule::kCount); ++i) rules.push_back(static_cast<Rule>(i));
  return rules;
}

TEST(Refusal, EveryRuleHasItsOwnSnakeCaseName) {
  std::set<std::string_view> names;
  for (const Rule rule : all_rules()) {
    EXPECT_EQ(name(rule).find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos)
        << name(rule);
    EXPECT_TRUE(names.insert(name(rule)).second) << name(rule) << " is there twice";
  }
}

TEST(Refusal, EverySentenceIsOne) {
  std::set<std::string> sentences;
  for (const Rule rule : all_rules()) {
    const std::string said = sentence({.rule = rule, .seat = Seat::of(1), .number = 2});
    EXPECT_TRUE(said.front() >= 'A' && said.front() <= 'Z') << said;
    EXPECT_EQ(said.back(), '.') << said;
    EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << said;
    EXPECT_TRUE(sentences.insert(said).second) << said << " is there twice";
  }
}

TEST(Refusal, NamesAreStable) {
  EXPECT_EQ(name(Rule::TooClose), "too_close");
  EXPECT_EQ(name(Rule::NotYourTurn), "not_your_turn");
  EXPECT_EQ(name(Rule::OneCardATurn), "one_card_a_turn");
}

TEST(Refusal, NamesSeatsResourcesAndNumbers) {
  EXPECT_EQ(sentence({.rule = Rule::TooClose}), "Too close: there is a settlement one step away.");
  EXPECT_EQ(sentence({.rule = Rule::PastBuilding, .seat = Seat::of(1)}),
            "You may not build past seat 2's settlement.");
  EXPECT_EQ(sentence({.rule = Rule::NotAccepted, .seat = Seat::of(2)}), "Seat 3 has not accepted.");
  EXPECT_EQ(sentence({.rule = Rule::WrongRate, .number = 4, .resource = Resource::Brick}),
            "Your rate for brick is four to one.");
}

TEST(Refusal, CountsInWordsWithTheRightPlural) {
  EXPECT_EQ(sentence({.rule = Rule::BankShort, .number = 1, .resource = Resource::Ore}),
            "The bank has only one ore left.");
  EXPECT_EQ(sentence({.rule = Rule::BankShort, .number = 0, .resource = Resource::Wool}),
            "The bank has no wool left.");
  EXPECT_EQ(sentence({.rule = Rule::TooFewPoints, .number = 1}), "You have only one point.");
  EXPECT_EQ(sentence({.rule = Rule::TooFewPoints, .number = 12}), "You have only twelve points.");
  EXPECT_EQ(sentence({.rule = Rule::TooFewPoints, .number = 13}), "You have only 13 points.");
  EXPECT_EQ(sentence({.rule = Rule::OffersUsedUp, .number = 2}), "No more than two offers a turn.");
}

TEST(Refusal, ListsTheMissingCards) {
  const auto missing = [](Bundle cards) { return sentence({.rule = Rule::CannotPay, .cards = cards}); };
  EXPECT_EQ(missing(Bundle::each(1, 0, 0, 0, 2)),
            "You can't pay for that: one brick and two ore are missing.");
  EXPECT_EQ(missing(Bundle::each(0, 1, 0, 0, 0)), "You can't pay for that: one lumber is missing.");
  EXPECT_EQ(missing(Bundle::each(1, 1, 1, 1, 0)),
            "You can't pay for that: one brick, one lumber, one wool and one grain are missing.");
}

}  // namespace
}  // namespace longroad
