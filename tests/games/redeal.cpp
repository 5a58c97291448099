/// Re-dealing where a view implies more than it shows: who led when a table stood still, and who holds the
/// cards of an open offer.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <set>

#include "properties.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;

constexpr int kDeals = 200;

games::PositionPtr read(std::string_view text) {
  const json::object document = json::parse(text).as_object();
  auto position = games::find_game(document.at("game").as_string())->read(document);
  if (!position) ADD_FAILURE() << position.error().sentence;
  return position ? std::move(*position) : nullptr;
}

/// Many deals for every viewer; each must look the same, and be a position that the rules allow.
template <class Look>
void redeal_often(const games::Position& position, Look look) {
  for (const games::Viewer viewer : all_viewers(position)) {
    const auto view = position.view(viewer);
    for (std::uint64_t i = 0; i < kDeals; ++i) {
      const auto redealt = view->redeal(RandKey{i});
      EXPECT_TRUE(redealt->view(viewer)->equals(*view));
      const auto again = games::find_game(position.game())->read(redealt->json());
      ASSERT_TRUE(again) << again.error().sentence << "\n" << written(*redealt);
      EXPECT_TRUE((*again)->equals(*redealt));
      look(viewer, *redealt);
    }
  }
}

void expect_the_winner_to_stay(const games::Position& position, int winner) {
  ASSERT_TRUE(position.over());
  ASSERT_EQ(position.score().winner, Seat::of(winner - 1));
  redeal_often(position, [&](games::Viewer, const games::Position& redealt) {
    EXPECT_TRUE(redealt.over());
    EXPECT_EQ(redealt.score().winner, position.score().winner) << written(redealt);
  });
}

/// Seat 1 leads by hidden points only, so of seat 2's view just the deals that give it some fit.
TEST(Redeal, KeepsWhoLedWhenTwoStoodStill) {
  const auto position = read(R"({"game":"duo","players":2,"options":{"standstill":3},
    "seats":[{"hand":"bw","settlements":[20],"cards":["point","point","knight","roads"]},
             {"hand":"ooo","settlements":[40,0],"cards":["knight","plenty"]}],
    "duo":{"idle":6},"turn":{"seat":2,"phase":"over","winner":1}})");
  expect_the_winner_to_stay(*position, 1);
}

TEST(Redeal, KeepsWhoLedWhenTheCardGameStoodStill) {
  const auto position = read(R"({"game":"struggle","players":3,"options":{"standstill":2},
    "seats":[{"hand":"bbw","settlements":2},{"hand":"oo","settlements":3},{"hand":"ggg"}],
    "turn":{"seat":1,"idle":6,"phase":"over"}})");
  expect_the_winner_to_stay(*position, 2);
}

/// Seat 2 accepted and seat 3 countered, which needs the cards; making the offer does not.
TEST(Redeal, GivesTheirCardsToWhoAgreedAndNotToWhoOffered) {
  const auto position = read(R"({"game":"base","players":4,
    "seats":[{"hand":"bllw","settlements":[20]},{"hand":"wwoo","settlements":[40]},
             {"hand":"blggo","settlements":[0]},{"hand":"lwgo","settlements":[4]}],
    "turn":{"phase":"trade","rolled":true,"offers":1,
            "offer":{"give":"b","want":"o","to":[2,3,4],
                     "answers":[null,"accept",{"give":"gg","want":"b"},null]}}})");
  std::set<bool> owner_has_it;
  redeal_often(*position, [&](games::Viewer viewer, const games::Position& redealt) {
    const json::object seen = redealt.json();
    const auto hand = [&](std::size_t seat) { return seen.at("seats").at(seat).at("hand").as_string(); };
    EXPECT_NE(hand(1).find('o'), json::string::npos);
    EXPECT_NE(hand(2).find("gg"), json::string::npos);
    if (viewer != games::Viewer{Seat::of(0)}) owner_has_it.insert(hand(0).find('b') != json::string::npos);
  });
  EXPECT_EQ(owner_has_it, (std::set<bool>{false, true}));
}

}  // namespace
}  // namespace longroad::tests
