/// What bots do in positions where anybody can see what is right, and what is not.
#include <boost/json/parse.hpp>

#include "bots/search/outlook.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "playing.hpp"

namespace longroad {
namespace {

games::PositionPtr read(std::string_view text) {
  const auto document = boost::json::parse(text);
  const auto name = document.at("game").as_string();
  auto position = games::find_game(name)->read(document.as_object());
  EXPECT_TRUE(position) << position.error().sentence;
  return std::move(*position);
}

void play(games::Position& position, std::string_view line) {
  const auto action = position.parse(line);
  ASSERT_TRUE(action) << action.error().sentence;
  ASSERT_FALSE(position.check(*action)) << line;
  position.apply(*action);
}

std::string decision(const games::Position& position, std::string_view bot, int seat) {
  Actions legal;
  position.legal(Seat::of(seat - 1), legal);
  const auto made = tests::recipe(bot)();
  return position.text(made->choose(bots::Seen(position, Seat::of(seat - 1)), legal, RandKey{3}));
}

constexpr std::string_view kAll[]{"novice", "casual", "steady", "sharp", "master", "mcts:nodes=50"};

/// Seat 2 would gladly give a spare card for the ore of its next city; only who asks makes a difference.
std::string answer_to(std::string_view cities, std::string_view bot) {
  const auto position = read(
      R"({"game":"base","players":3,"seats":[{"hand":"o","cities":)" + std::string(cities) +
      R"(},{"hand":"wwwggoo","settlements":[31,33]},{"settlements":[51]}],"turn":{"seat":1,"number":9,"phase":"main","rolled":true}})");
  play(*position, "1 offer o w");
  return decision(*position, bot, 2);
}

TEST(Sense, NobodyFeedsWhoeverIsAboutToWin) {
  for (const std::string_view bot : kAll) EXPECT_EQ(answer_to("[0,3,7,47]", bot), "2 refuse") << bot;
}

TEST(Sense, AGoodDealIsTakenFromWhoeverIsNot) {
  for (const std::string_view bot : {"casual", "steady", "sharp", "master"})
    EXPECT_EQ(answer_to("[0]", bot), "2 accept") << bot;
}

/// One card to be had and two to be given for it: a loss, though the card comes first.
TEST(Sense, AForcedTradeThatLosesACardIsLeft) {
  const auto position = read(
      R"({"game":"duo","players":2,"seats":[{"hand":"bg","settlements":[20],"roads":["20-21"]},)"
      R"({"hand":"w","settlements":[40],"roads":["40-41"]}],"turn":{"number":5,"phase":"main","rolled":true}})");
  for (const std::string_view bot : kAll) EXPECT_NE(decision(*position, bot, 1), "1 force") << bot;
}

/// Cards are drawn at the end of every turn, four of them here, so that is no reason to end it before
/// building.
TEST(Sense, InTheCardGameOneBuildsBeforeOneDraws) {
  const auto position = read(
      R"({"game":"struggle","players":3,"seats":[{"hand":"ggooo","roads":"AB","knights":"ABA","settlements":1},)"
      R"({"hand":"bo","roads":"A","settlements":1},{"hand":"wg","roads":"A","settlements":1}],"turn":{"phase":"build"}})");
  for (const std::string_view bot : {"novice", "casual", "steady"})
    EXPECT_EQ(decision(*position, bot, 1), "1 build city") << bot;
}

std::string knights(int count) {
  std::string list;
  for (int i = 0; i < count; ++i) list += i == 0 ? R"("knight")" : R"(,"knight")";
  return "[" + list + "]";
}

/// A winning city is found although the matchday that it brings has more outcomes than can be listed.
TEST(Sense, AMatchdayThatIsDueKeepsNobodyFromBuilding) {
  const std::string trained = R"(,"removed":)" + knights(3) + "}";
  const auto position =
      read(R"({"game":"soccer","players":4,"seats":[{"hand":"ggooo","settlements":[20,35],"cities":[0])" +
           trained + R"(,{"settlements":[40])" + trained + R"(,{"settlements":[51])" + trained +
           R"(,{"settlements":[7])" + trained + R"(],"turn":{"number":9,"phase":"main","rolled":true}})");
  for (const std::string_view bot : {"sharp", "master"})
    EXPECT_NE(decision(*position, bot, 1).find("city"), std::string::npos) << bot;
}

/// The first seat has three shots after its city, or six.
bots::search::Prospects outlook_of_match(int first_trained, int second_trained) {
  const auto position = read(
      R"({"game":"soccer","players":4,"seats":[{"hand":"ggooo","settlements":[20],"removed":)" +
      knights(first_trained) + R"(},{"settlements":[40],"removed":)" + knights(second_trained) +
      R"(},{"settlements":[51]},{"settlements":[7]}],"turn":{"number":9,"phase":"main","rolled":true}})");
  play(*position, "1 city 20");
  play(*position, "1 end");
  const auto& at = dynamic_cast<const games::Erased<island::Island>&>(*position);
  return bots::search::prospects(at.rules(), at.state());
}

TEST(Outlook, OfAMatchIsWhoWinsItHoweverManyShotsThereAre) {
  const auto few = outlook_of_match(0, 0);
  ASSERT_EQ(few.size(), 3);
  EXPECT_NEAR(few[0].odds, 11.0 / 16, 1e-12);
  EXPECT_NEAR(few[1].odds, 4.0 / 16, 1e-12);
  EXPECT_NEAR(few[2].odds, 1.0 / 16, 1e-12);
  const auto many = outlook_of_match(3, 5);
  ASSERT_EQ(many.size(), 3);
  EXPECT_NEAR(many[0].odds, many[2].odds, 1e-12);
  EXPECT_NEAR(many[1].odds, 924.0 / 4096, 1e-12);  // the ways to share 6 of 12 evenly
}

}  // namespace
}  // namespace longroad
