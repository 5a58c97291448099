/// The desk of a tournament over HTTP and sockets: a day of games, two people at one sheet, phones.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <thread>

#include "desk_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

TEST_F(DeskTest, ADayFromCheckInToChampion) {
  desk_.welcome(20);
  EXPECT_EQ(next().at("do").as_string(), "schedule");
  desk_.plan();
  EXPECT_EQ(next().at("do").as_string(), "start");
  const std::string referee = desk_.staff_link("referee", "Rita");

  desk_.must({{"do", "start"}, {"game", "1.1"}});
  // A signature is refused at table 1, and a referee decides.
  json::object report = desk_.report("1.1", 1);
  desk_.must(report);
  const json::value doubter = report.at("order").as_array()[2];
  desk_.must({{"do", "sign"},
              {"game", "1.1"},
              {"table", 1},
              {"seen", desk_.table("1.1", 1).at("version")},
              {"player", report.at("order").as_array()[0]}});
  desk_.must({{"do", "refuse"},
              {"game", "1.1"},
              {"table", 1},
              {"seen", desk_.table("1.1", 1).at("version")},
              {"player", doubter},
              {"reason", "those are not my points"}});
  EXPECT_EQ(desk_.table("1.1", 1).at("state").as_string(), "refused");
  json::object decision = desk_.report("1.1", 1, 2);
  decision["do"] = "decide";
  decision["reason"] = "the cards were counted";
  EXPECT_EQ(desk_.command(desk_.organiser(), decision).status, 422) << "Olga is no referee";
  EXPECT_EQ(desk_.command(referee, decision).status, 200);
  EXPECT_EQ(desk_.table("1.1", 1).at("signed"), json::array()) << "another result than was signed";
  // Somebody is disqualified at table 2 while it plays.
  const json::value cheat = desk_.table("1.1", 2).at("players").as_array()[3];
  EXPECT_EQ(
      desk_.command(referee, {{"do", "disqualify"}, {"player", cheat}, {"ground", "cards in the sleeve"}})
          .status,
      200);
  EXPECT_EQ(desk_.table("1.1", 2).at("lost").as_array()[0], cheat);
  desk_.finish("1.1");
  // A digit was misread.
  json::object correction = desk_.report("1.1", 3);
  correction["do"] = "correct";
  correction["points"] = json::array{10, 9, 2, 3};
  correction["reason"] = "a digit was misread";
  correction["seen"] = desk_.table("1.1", 3).at("version");
  desk_.must(correction);
  desk_.must({{"do", "publish"}, {"game", "1.1"}, {"results", true}});

  // Two more leave: game 2 is planned again, with tables of three.
  const json::array leaving = desk_.table("1.1", 4).at("players").as_array();
  desk_.must({{"do", "drop"}, {"player", leaving[0]}, {"reason", "is ill"}});
  desk_.must({{"do", "drop"}, {"player", leaving[1]}});
  EXPECT_EQ(next().at("do").as_string(), "schedule");
  const Answer preview =
      desk_.post(desk_.organiser(), "/preview", json::object{{"id", "p"}, {"do", "schedule"}});
  EXPECT_FALSE(preview.value().at("changes").as_array().empty());
  desk_.must({{"do", "schedule"}, {"seed", preview.value().at("seed")}});
  for (const char* game : {"1.2", "1.3"}) {
    if (next().at("do").as_string() == "publish") desk_.must({{"do", "publish"}, {"game", game}});
    play(game);
  }
  desk_.must({{"do", "advance"}});
  EXPECT_EQ(desk_.tables_of("semi"), 4);
  choose("semi");
  play("semi");
  desk_.must({{"do", "advance"}});
  choose("final");
  desk_.must({{"do", "banker"}, {"game", "final"}, {"table", 1}, {"name", "Jon"}});
  play("final");
  const json::object end = desk_.document(desk_.organiser());
  EXPECT_EQ(end.at("phase").as_string(), "over");
  EXPECT_EQ(end.at("champion"), desk_.table("final", 1).at("winner"));
  EXPECT_EQ(end.at("places").as_array()[0], end.at("champion"));
  const std::string text = desk_.get(desk_.organiser(), "/export/report.txt").body;
  EXPECT_NE(text.find("City Cup"), std::string::npos);
}

TEST_F(DeskTest, TwoScorekeepersAtOneSheet) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  const std::string sam = desk_.staff_link("scorekeeper", "Sam");
  const std::string sue = desk_.staff_link("scorekeeper", "Sue");
  DeskSocket sams(desk_, sam);
  DeskSocket sues(desk_, sue);
  const auto reported = [](const json::object& state) {
    return state.at("games").as_array()[0].at("tables").as_array()[0].at("state").as_string() == "reported";
  };
  ASSERT_TRUE(sams.message() && sues.message());
  const json::object first = desk_.report("1.1", 1, 0);
  const json::object second = desk_.report("1.1", 1, 1);  // seen at the same time
  ASSERT_EQ(desk_.command(sam, first).status, 200);
  sues.wait_for(reported);  // Sue sees it at once
  sams.wait_for(reported);
  const Answer refused = desk_.command(sue, second);
  ASSERT_EQ(refused.status, 409) << refused.body;
  EXPECT_EQ(schema_fault("desk", "Changed", refused.value()), "");
  EXPECT_EQ(refused.value().at("by").as_string(), "Sam");
  EXPECT_EQ(refused.value().at("table").at("winner"), first.at("winner"));
  EXPECT_EQ(desk_.table("1.1", 1).at("winner"), first.at("winner"));
  // Having seen it, she may overwrite on purpose.
  json::object again = second;
  again["seen"] = refused.value().at("table").at("version");
  EXPECT_EQ(desk_.command(sue, again).status, 200);
  EXPECT_EQ(desk_.table("1.1", 1).at("winner"), second.at("winner"));
}

TEST_F(DeskTest, ManyScorekeepersAtOnceLoseNothing) {
  desk_.welcome(64);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  std::vector<std::thread> threads;
  for (int k = 0; k < 4; ++k) {
    const std::string secret = desk_.staff_link("scorekeeper", fmt::format("Sam {}", k));
    threads.emplace_back([this, k, secret] {
      DeskClient own(server_.port(), desk_.event(), desk_.organiser());
      for (int t = 1 + k; t <= 16; t += 4) EXPECT_EQ(own.command(secret, own.report("1.1", t)).status, 200);
    });
  }
  for (auto& thread : threads) thread.join();
  for (int t = 1; t <= 16; ++t) EXPECT_EQ(desk_.table("1.1", t).at("state").as_string(), "reported") << t;
}

TEST_F(DeskTest, ACallWaitsUntilSomebodyAnswersIt) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  const auto waiting = [&] { return desk_.document(desk_.organiser()).at("calls").as_array().size(); };
  const json::object at{{"game", "1.1"}, {"table", 2}};
  const auto about = [&](std::string_view what, json::object more) {
    more["do"] = what;
    more.insert(at.begin(), at.end());
    desk_.must(std::move(more));
  };
  about("call", {{"about", "a road"}});
  about("dice_log", {{"player", desk_.table("1.1", 2).at("players").as_array()[0]}});
  EXPECT_EQ(waiting(), 2U) << "logged dice are no answer, and call too (1.5.7)";
  about("call", {{"about", "the robber"}});
  EXPECT_EQ(waiting(), 3U);
  about("note", {{"text", "Ruth was there"}});
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(DeskTest, PlayersReportAndSignOnTheirPhones) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  const json::array players = desk_.table("1.1", 3).at("players").as_array();
  std::vector<std::string> phones;
  for (const auto& player : players) phones.push_back(desk_.player_link(static_cast<int>(player.as_int64())));
  const json::object mine = desk_.document(phones[1]).at("mine").as_object();
  EXPECT_EQ(mine.at("games").as_array()[0].at("table").as_int64(), 3);
  EXPECT_EQ(mine.at("games").as_array()[0].at("position").as_int64(), 2);
  DeskSocket watching(desk_, phones[3]);
  ASSERT_TRUE(watching.message());
  ASSERT_EQ(
      desk_.command(phones[0], {{"do", "call"}, {"game", "1.1"}, {"table", 3}, {"about", "a road"}}).status,
      200);
  EXPECT_EQ(desk_.document(desk_.organiser()).at("calls").as_array().size(), 1U);
  ASSERT_EQ(desk_.command(phones[1], desk_.report("1.1", 3)).status, 200);
  const json::object told = watching.wait_for([](const json::object& state) {
    return state.at("mine").at("games").as_array()[0].at("sheet").at("state").as_string() == "reported";
  });
  const json::value seen = told.at("mine").at("games").as_array()[0].at("sheet").at("version");
  for (std::size_t i = 0; i < phones.size(); ++i) {
    const Answer signed_by = desk_.command(
        phones[i], {{"do", "sign"}, {"game", "1.1"}, {"table", 3}, {"seen", seen}, {"player", players[i]}});
    EXPECT_EQ(signed_by.status, 200) << signed_by.body;
  }
  EXPECT_EQ(desk_.table("1.1", 3).at("state").as_string(), "signed");
  ASSERT_EQ(desk_.command(phones[2], {{"do", "drop"}, {"player", players[2]}}).status, 200);
  EXPECT_EQ(desk_.document(phones[2]).at("mine").at("status").as_string(), "dropped");
}

TEST_F(DeskTest, WhoeverLeavesPlaysTheRunningGameToItsEndOrSaysNow) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  const json::value later = desk_.table("1.1", 1).at("players").as_array()[0];
  const json::value now = desk_.table("1.1", 2).at("players").as_array()[0];
  desk_.must({{"do", "drop"}, {"player", later}, {"reason", "has to go after this game"}});
  desk_.must({{"do", "drop"}, {"player", now}, {"from", "1.1"}});
  EXPECT_EQ(desk_.table("1.1", 1).at("lost").as_array(), json::array());
  EXPECT_EQ(desk_.table("1.1", 2).at("lost").as_array(), json::array{now});
  EXPECT_EQ(desk_.must(desk_.report("1.1", 1)).at("entries").as_array().size(), 1U);
  EXPECT_EQ(desk_.table("1.1", 1).at("winner"), later) << "the win of whoever left counts";
  EXPECT_EQ(desk_.command(desk_.organiser(), {{"do", "drop"}, {"player", 1}, {"from", "game 9"}}).status,
            400);
}

TEST_F(DeskTest, WhoeverLeavesAfterGameThreeIsMissingInTheSemifinals) {
  desk_.welcome(17);
  desk_.plan();
  play("1.1");
  play("1.2");
  desk_.must({{"do", "start"}, {"game", "1.3"}});
  const json::value gone = desk_.table("1.3", 1).at("players").as_array()[0];
  const std::string phone = desk_.player_link(static_cast<int>(gone.as_int64()));
  const Answer left = desk_.command(phone, {{"do", "drop"}, {"player", gone}});
  ASSERT_EQ(left.status, 200);
  EXPECT_EQ(left.value().at("notices").as_array(), json::array())
      << "what follows is the organiser's business";
  EXPECT_EQ(desk_.document(phone).at("mine").at("status").as_string(), "dropped");
  desk_.must({{"do", "return"}, {"player", gone}});
  EXPECT_EQ(desk_.document(phone).at("mine").at("status").as_string(), "present");
  ASSERT_EQ(desk_.command(phone, {{"do", "drop"}, {"player", gone}}).status, 200);
  desk_.finish("1.3");
  desk_.must({{"do", "publish"}, {"game", "1.3"}, {"results", true}});
  desk_.must({{"do", "advance"}});
  for (int t = 1; t <= 4; ++t) {
    const json::array players = desk_.table("semi", t).at("players").as_array();
    EXPECT_EQ(players.size(), 4U) << "the seventeenth moved up";
    for (const auto& player : players) EXPECT_NE(player, gone);
  }
}

TEST_F(DeskTest, WhoeverHasChosenSeesTheirPositionAtOnce) {
  desk_.welcome(16);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) play(game);
  desk_.must({{"do", "advance"}});
  EXPECT_FALSE(desk_.table("semi", 1).contains("chooses")) << "the board is laid out first";
  desk_.must({{"do", "layout"}, {"game", "semi"}, {"confirmed", true}});
  const json::array order = desk_.table("semi", 1).at("selection").as_array();
  EXPECT_EQ(desk_.table("semi", 1).at("chooses"), order[0]);
  const auto position = [&](std::size_t place) {
    const auto player = static_cast<int>(order[place].as_int64());
    return desk_.document(desk_.player_link(player)).at("mine").at("games").as_array().back().at("position");
  };
  desk_.must({{"do", "choose"}, {"game", "semi"}, {"table", 1}, {"player", order[0]}, {"position", 3}});
  EXPECT_EQ(desk_.table("semi", 1).at("chooses"), order[1]);
  EXPECT_EQ(position(0), 3);
  EXPECT_EQ(position(1), json::value());
}

TEST_F(DeskTest, ABankerIsOfTheTableOrAJudge) {
  desk_.welcome(16);
  desk_.plan();
  const auto name_at = [&](int table) {
    const auto player = desk_.table("1.1", table).at("players").as_array()[1].as_int64();
    return "P" + std::to_string(player);
  };
  const auto banker = [&](const std::string& name) {
    const json::object order{{"do", "banker"}, {"game", "1.1"}, {"table", 1}, {"name", name}};
    return desk_.command(desk_.organiser(), order);
  };
  EXPECT_EQ(banker(name_at(2)).value().at("why").at("code").as_string(), "banker_elsewhere");
  EXPECT_EQ(banker("Nobody").status, 422);
  EXPECT_EQ(banker(name_at(1)).status, 200);
  EXPECT_EQ(banker("Jon").status, 200) << "a judge";
}

TEST_F(DeskTest, WhoeverComesLateIsAskedForTheCodeOfConductToo) {
  const json::array late{json::object{{"name", "Tilda Late"}}};
  desk_.must({{"do", "register"}, {"players", late}, {"check_in", true}, {"accepted", false}});
  const json::object tilda = desk_.document(desk_.organiser()).at("players").as_array().back().as_object();
  EXPECT_EQ(tilda.at("events").as_array()[0].at("status").as_string(), "present");
  EXPECT_FALSE(tilda.at("events").as_array()[0].at("accepted").as_bool());
}

TEST_F(DeskTest, ASignatureStaysWithTheResultThatWasSigned) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  const json::array players = desk_.table("1.1", 1).at("players").as_array();
  const auto sign = [&](const json::array& signers) {
    desk_.must({{"do", "sign"},
                {"game", "1.1"},
                {"table", 1},
                {"seen", desk_.table("1.1", 1).at("version")},
                {"players", signers}});
  };
  desk_.must(desk_.report("1.1", 1, 0));
  sign({players[0]});
  const json::object second = desk_.must(desk_.report("1.1", 1, 1));
  sign({players[1], players[2], players[3]});
  const Answer undone =
      desk_.command(desk_.organiser(), {{"do", "undo"}, {"entry", second.at("entries").as_array()[0]}});
  EXPECT_EQ(undone.status, 422) << undone.body;
  EXPECT_EQ(desk_.table("1.1", 1).at("state").as_string(), "reported");
  EXPECT_EQ(desk_.table("1.1", 1).at("winner"), players[1]);
}

TEST_F(DeskTest, ACommandThatIsSentAgainCountsOnce) {
  desk_.welcome(16);
  const json::object note{{"id", "same"}, {"do", "note"}, {"text", "the heating is broken"}};
  const auto before = desk_.document(desk_.organiser()).at("version").as_int64();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(desk_.command(desk_.organiser(), note).status, 200);
  EXPECT_EQ(desk_.document(desk_.organiser()).at("version").as_int64(), before + 1);
}

/// The hat is in the room: the lots are typed in, the first one drawn first.
TEST_F(DeskTest, LotsMayBeDrawnByHand) {
  desk_.welcome(16);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) play(game);
  json::array lots;
  for (int player = 16; player >= 2; --player) lots.push_back(player);
  const Answer incomplete =
      desk_.post(desk_.organiser(), "/preview", json::object{{"id", "p"}, {"do", "advance"}, {"lots", lots}});
  EXPECT_EQ(incomplete.status, 422);
  EXPECT_EQ(incomplete.value().at("why").at("code"), "lots_incomplete");
  lots.push_back(1);
  const json::object done = desk_.must({{"do", "advance"}, {"lots", lots}});
  EXPECT_EQ(done.at("words").as_array()[0].at("code"), "did_draw_lots_by_hand");
  const json::object document = desk_.document(desk_.organiser());
  for (const auto& row : document.at("standings").as_array())
    EXPECT_EQ(row.at("lot").as_int64(), 17 - row.at("player").as_int64());
  EXPECT_EQ(desk_.tables_of("semi"), 4);
}

}  // namespace
}  // namespace longroad::tests
