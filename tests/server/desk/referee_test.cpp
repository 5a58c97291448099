/// What referees do at the desk: calls and who goes there, logged dice, decisions with a disqualification,
/// lots.
#include <gtest/gtest.h>

#include <set>

#include "desk_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

class DeskReferee : public DeskTest {
 protected:
  void begin(int players) {
    desk_.welcome(players);
    desk_.plan();
    desk_.must({{"do", "start"}, {"game", "1.1"}});
    ruth_ = desk_.staff_link("referee", "Ruth");
  }
  json::array calls() { return desk_.document(ruth_).at("calls").as_array(); }

  std::string ruth_;
};

TEST_F(DeskReferee, SaysWhichCallTheyGoTo) {
  begin(16);
  const int player = static_cast<int>(desk_.table("1.1", 2).at("players").at(0).as_int64());
  const std::string link = desk_.player_link(player);
  EXPECT_EQ(desk_.command(ruth_, {{"do", "going"}, {"game", "1.1"}, {"table", 2}}).status, 422);
  ASSERT_EQ(desk_.command(link, {{"do", "call"}, {"game", "1.1"}, {"table", 2}}).status, 200)
      << "no words needed";
  EXPECT_EQ(calls().at(0).at("going"), "");
  EXPECT_EQ(desk_.command(link, {{"do", "going"}, {"game", "1.1"}, {"table", 2}}).status, 403);
  ASSERT_EQ(desk_.command(ruth_, {{"do", "going"}, {"game", "1.1"}, {"table", 2}}).status, 200);
  EXPECT_EQ(calls().at(0).at("going"), "Ruth");
  EXPECT_EQ(desk_.document(link).at("mine").at("games").at(0).at("going"), "Ruth");
  EXPECT_EQ(schema_fault("desk", "Document", desk_.document(link)), "");
  EXPECT_EQ(schema_fault("desk", "Document", desk_.document(ruth_)), "");
  ASSERT_EQ(
      desk_.command(ruth_, {{"do", "ruling"}, {"game", "1.1"}, {"table", 2}, {"text", "it stands"}}).status,
      200);
  EXPECT_TRUE(calls().empty());
  EXPECT_EQ(desk_.document(link).at("mine").at("games").at(0).at("going"), "");
}

TEST_F(DeskReferee, SaysWhenACallIsAnswered) {
  begin(16);
  const json::object answered{{"do", "answered"}, {"game", "1.1"}, {"table", 2}};
  EXPECT_EQ(desk_.command(ruth_, answered).value().at("why").at("code"), "no_call_open");
  desk_.must({{"do", "call"}, {"game", "1.1"}, {"table", 2}});
  desk_.must({{"do", "call"}, {"game", "1.1"}, {"table", 3}});
  const Answer done = desk_.command(ruth_, answered);
  ASSERT_EQ(done.status, 200) << done.body;
  EXPECT_TRUE(done.value().at("can_undo").as_bool());
  ASSERT_EQ(calls().size(), 1U);
  EXPECT_EQ(calls().at(0).at("table"), 3);
  const json::value entry = done.value().at("entries").at(0);
  ASSERT_EQ(desk_.command(ruth_, {{"do", "undo"}, {"entries", json::array{entry}}}).status, 200);
  EXPECT_EQ(calls().size(), 2U) << "it was another table";
}

TEST_F(DeskReferee, IsCalledByLoggedDice) {
  begin(16);
  const auto player = desk_.table("1.1", 1).at("players").at(0);
  desk_.must({{"do", "dice_log"}, {"game", "1.1"}, {"table", 1}, {"player", player}});
  ASSERT_EQ(calls().size(), 1U);
  EXPECT_EQ(calls().at(0).at("kind"), "dice log");
  const Answer again =
      desk_.command(ruth_, {{"do", "dice_log"}, {"game", "1.1"}, {"table", 1}, {"player", player}});
  EXPECT_EQ(again.value().at("why").at("code"), "logs_already");
}

TEST_F(DeskReferee, DecidesTheGameOfADisqualifiedWinnerAtOnce) {
  begin(16);
  desk_.must(desk_.report("1.1", 1));
  const json::object table = desk_.table("1.1", 1);
  const json::value winner = table.at("winner");
  json::object order{{"id", "d"}, {"do", "disqualify"}, {"player", winner}, {"ground", "hid a card"}};
  const Answer preview = desk_.post(ruth_, "/preview", order);
  ASSERT_EQ(preview.status, 200) << preview.body;
  std::set<std::string> codes;
  const json::array notices = preview.value().at("notices").as_array();
  for (const auto& notice : notices) codes.insert(std::string(notice.at("code").as_string()));
  EXPECT_TRUE(codes.contains("winner_to_decide")) << preview.body;
  json::object decision{{"game", "1.1"},
                        {"table", 1},
                        {"order", table.at("order")},
                        {"points", table.at("points")},
                        {"winner", 99},
                        {"reason", "the winner hid a card"}};
  order["decision"] = decision;
  EXPECT_EQ(desk_.command(ruth_, order).status, 422) << "both or nothing";
  EXPECT_TRUE(desk_.document(ruth_).at("players").at(winner.as_int64() - 1).at("out").is_null());
  decision["winner"] = table.at("order").at(1);
  order["decision"] = decision;
  order["id"] = "e";
  const Answer done = desk_.command(ruth_, order);
  ASSERT_EQ(done.status, 200) << done.body;
  EXPECT_EQ(done.value().at("entries").as_array().size(), 2U);
  EXPECT_EQ(desk_.table("1.1", 1).at("state"), "decided");
}

TEST_F(DeskReferee, AsksForTheOrderOfThoseWhoAreTied) {
  desk_.welcome(16);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) {
    desk_.must({{"do", "start"}, {"game", game}});
    for (int t = 1; t <= desk_.tables_of(game); ++t) {
      json::object report = desk_.report(game, t);
      const bool first = t == 1 && std::string_view(game) == "1.1";
      report["points"] = json::array{10, first ? 2 : 6, 6, 6};  // one of them stands alone
      desk_.must(report);
    }
    desk_.finish(game);
    desk_.must({{"do", "publish"}, {"game", game}, {"results", true}});
  }
  const json::array standings = desk_.document(desk_.organiser()).at("standings").as_array();
  json::array tied;
  for (const auto& row : standings) {
    if (row.at("tied").is_null()) continue;
    EXPECT_LE(row.at("tied").at(0).as_int64(), row.at("rank").as_int64());
    EXPECT_GE(row.at("tied").at(1).as_int64(), row.at("rank").as_int64());
    tied.insert(tied.begin(), row.at("player"));
  }
  ASSERT_GT(tied.size(), 1U) << "whoever never won has 18 points";
  ASSERT_LT(tied.size(), standings.size());
  json::array too_few = tied;
  too_few.pop_back();
  const Answer refused = desk_.command(desk_.organiser(), {{"do", "advance"}, {"lots", too_few}});
  EXPECT_EQ(refused.status, 422) << refused.body;
  EXPECT_EQ(refused.value().at("why").at("code"), "lots_tied");
  desk_.must({{"do", "advance"}, {"lots", tied}});
  const json::array drawn = desk_.document(desk_.organiser()).at("standings").as_array();
  for (const auto& row : drawn) {
    EXPECT_TRUE(row.at("tied").is_null());
    EXPECT_FALSE(row.at("lot").is_null()) << "everybody keeps a number";
  }
}

TEST_F(DeskReferee, HasOneLinkAndTheOldOneEnds) {
  desk_.welcome(16);
  const std::string first = desk_.staff_link("referee", "Ruth Rau");
  const std::string second = desk_.staff_link("referee", "Ruth Rau");
  EXPECT_EQ(desk_.get(first, "").status, 401);
  EXPECT_EQ(desk_.get(second, "").status, 200);
  EXPECT_EQ(desk_.get(desk_.staff_link("scorekeeper", "Ruth Rau"), "").status, 200)
      << "another role is another link";
  EXPECT_EQ(desk_.get(second, "").status, 200);
  EXPECT_EQ(desk_.get(desk_.staff_link("referee", "RUTH  RAU"), "").status, 200);
  EXPECT_EQ(desk_.get(second, "").status, 401) << "it is the same person";
}

TEST_F(DeskReferee, FindsNamesWithoutTheirMarks) {
  desk_.must({{"do", "register"}, {"players", json::array{json::object{{"name", "Zoë Müller"}}}}});
  const json::value person = desk_.document(desk_.organiser()).at("players").at(0);
  EXPECT_EQ(person.at("search"), "zoe muller\nzoe mueller");
  const Answer twice =
      desk_.command(desk_.organiser(),
                    {{"do", "register"}, {"players", json::array{json::object{{"name", "ZOE  MULLER"}}}}});
  EXPECT_EQ(twice.value().at("why").at("code"), "name_taken") << twice.body;
  EXPECT_EQ(desk_.document(desk_.player_link(1)).at("players").at(0).as_object().if_contains("search"),
            nullptr);
}

TEST_F(DeskReferee, AsksWhatCannotBePrinted) {
  desk_.must({{"do", "register"},
              {"players", json::array{json::object{{"name", "Zoë"}}, json::object{{"name", "\U00012000"}}}}});
  EXPECT_EQ(desk_.get(desk_.organiser(), "/glyphs").value().at("missing"), json::value(json::array{2}));
}

}  // namespace
}  // namespace longroad::tests
