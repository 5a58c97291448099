/// What views say beside the position, so that pages need no rules.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "notation/members.hpp"
#include "properties.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using games::Position;
using games::Viewer;

template <class Shown>
json::object helped(const Shown& shown) {
  notation::Members members;
  shown.write(members);
  return json::parse(members.whole()).as_object();
}

TEST_P(Properties, PointsAreToldByWhatTheyAreFor) {
  if (GetParam().game->example) GTEST_SKIP() << "an example tells nothing beside its position";
  play_all(0.05, [&](const Position& position) {
    if (!every(40) && !position.over()) return;
    const json::object shown = helped(position);
    for (int i = 0; i < position.players(); ++i) {
      int sum = 0;
      for (const auto& item : shown.at("scored").at(static_cast<std::size_t>(i)).as_array()) {
        EXPECT_FALSE(item.at("kind").as_string().empty());
        EXPECT_GT(item.at("count").as_int64(), 0);
        EXPECT_NE(item.at("points").as_int64(), 0);
        sum += static_cast<int>(item.at("points").as_int64());
      }
      EXPECT_EQ(sum, position.score().points[i]) << json::serialize(shown.at("scored"));
    }
    for (const Viewer viewer : all_viewers(position))
      EXPECT_FALSE(helped(*position.view(viewer)).contains("scored")) << "hidden points are nobody else's";
  });
}

json::value standstill_of(std::string_view game, std::string_view document) {
  const auto position = games::find_game(game)->read(json::parse(document).as_object());
  if (!position) {
    ADD_FAILURE() << position.error().sentence;
    return {};
  }
  return helped(*(*position)->view(std::nullopt)).at("standstill");
}

TEST(Standstill, IsToldInRoundsWithTheOneBeingPlayed) {
  const auto duo = [](std::string_view idle, std::string_view turn = R"({"seat":2})") {
    return standstill_of("duo", R"({"seats":[{"settlements":[20]},{"cities":[33]}],"turn":)" +
                                    std::string(turn) + R"(,"duo":{"idle":)" + std::string(idle) + "}}");
  };
  EXPECT_EQ(duo("0"), (json::value{{"rounds", 1000}, {"left", 1000}}));
  EXPECT_EQ(duo("1991"), (json::value{{"rounds", 1000}, {"left", 5}}));
  EXPECT_EQ(duo("1999"), (json::value{{"rounds", 1000}, {"left", 1}}));
  EXPECT_EQ(duo("2000"), (json::value{{"rounds", 1000}, {"left", 1}}));  // its last turn is being played
  EXPECT_EQ(duo("2000", R"({"seat":2,"phase":"over","winner":2})"),
            (json::value{{"rounds", 1000}, {"left", 0}}));
  const auto cards = [](std::string_view third, std::string_view options) {
    return standstill_of("struggle", R"({"options":)" + std::string(options) + R"(,"seats":[{},{},)" +
                                         std::string(third) + R"(],"turn":{"idle":98}})");
  };
  const auto left = [](const json::value& told) { return told.at("left").as_int64(); };
  EXPECT_EQ(left(cards("{}", R"({"standstill":50})")), 18);               // a round is a turn of each
  EXPECT_EQ(left(cards(R"({"left":true})", R"({"standstill":50})")), 1);  // of those who still play
  EXPECT_TRUE(cards("{}", R"({"standstill":0})").is_null());
}

TEST(GamesTable, SaysHowManyPeoplePlay) {
  for (const games::Game& game : games::all_games()) {
    EXPECT_GE(game.min_people, game.min_players) << game.name;
    EXPECT_GE(game.usual_players, game.min_people) << game.name;
    EXPECT_LE(game.usual_players, game.max_players) << game.name;
  }
  EXPECT_EQ(games::default_game().min_people, 3);  // bots study it with two
}

}  // namespace
}  // namespace longroad::tests
