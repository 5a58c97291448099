/// What online tables keep of what was undone at the desk, and whose their seats are.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "online_game.hpp"
#include "player.hpp"

namespace longroad::tests {
namespace {

json::value only_entry(const json::object& done) { return done.at("entries").as_array().at(0); }

json::value undo(DeskClient& desk, const json::value& entry) {
  return desk.command(desk.organiser(), {{"do", "undo"}, {"entry", entry}, {"reason", "by mistake"}}).value();
}

/// A seat that has left its game can't come back, so the desk does not pretend that it could.
TEST(DeskUndo, WhoeverLeftAnOnlineTableStaysOut) {
  SeatedGame game;
  const json::object left =
      game.desk.must({{"do", "drop"}, {"player", 1}, {"from", "1.1"}, {"reason", "the train"}});
  EXPECT_EQ(game.player.wait_for("error").at("code").as_string(), "bad_secret");
  const json::value refused = undo(game.desk, only_entry(left));
  EXPECT_EQ(refused.at("code"), "refused") << refused;
  EXPECT_EQ(refused.at("why").at("code"), "undo_left_table");
  EXPECT_EQ(game.desk.document(game.desk.organiser())
                .at("players")
                .as_array()[0]
                .at("events")
                .as_array()[0]
                .at("status"),
            "dropped");
}

TEST(DeskUndo, AnOpenTableStaysOpen) {
  OnlineGame game(1);
  const std::string ada = game.desk.player_link(1);
  const json::object opened = game.desk.must({{"do", "open_tables"}, {"game", "1.1"}, {"pace", 0}});
  const std::string id = game.id_of(ada);
  for (const json::value& entry : opened.at("entries").as_array()) {
    const json::value refused = undo(game.desk, entry);
    EXPECT_EQ(refused.at("why").at("code"), "undo_online") << refused;
  }
  EXPECT_EQ(game.id_of(ada), id);
  const json::value log = game.desk.get(game.desk.organiser(), "/log").value();
  for (const auto& entry : log.at("entries").as_array())
    EXPECT_FALSE(entry.at("do") == "online" && entry.at("can_undo").as_bool());
}

/// What would be refused is not offered.
TEST(DeskUndo, TheOnlyOrganiserStays) {
  TemporaryFolder folder;
  const Server server(folder.path());
  DeskClient desk(server.port());
  const auto founding = [&] {
    const json::value log = desk.get(desk.organiser(), "/log").value();
    return log.at("entries").as_array().at(log.at("entries").as_array().size() - 2).as_object();
  };
  ASSERT_EQ(founding().at("words").at("code"), "did_staff");
  EXPECT_FALSE(founding().at("can_undo").as_bool());
  ASSERT_FALSE(desk.staff_link("organiser", "Otto").empty());
  EXPECT_TRUE(founding().at("can_undo").as_bool()) << "there is another one now";
}

TEST(DeskUndo, ALimitThatIsUndoneHoldsNoLonger) {
  SeatedGame game;
  seed_all({&game.player});
  const auto wait_for_turn = [&](const json::value& turn) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    for (;;) {
      const json::value clock = get(game.port(), "/api/tables/" + game.id).value().at("clock");
      if (turn.is_null() ? clock.is_null() : clock.is_object() && clock.at("turn") == turn) return true;
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(milliseconds(50));
    }
  };
  const json::object shorter = game.desk.must({{"do", "limit"},
                                               {"game", "1.1"},
                                               {"table", game.own_table(game.link).at("table")},
                                               {"seconds", 45},
                                               {"asked", "the table"}});
  EXPECT_TRUE(wait_for_turn(45'000));
  undo(game.desk, only_entry(shorter));
  EXPECT_TRUE(wait_for_turn(90'000)) << "the limit of the game";
  const json::value log = game.desk.get(game.desk.organiser(), "/log").value();
  for (const auto& entry : log.at("entries").as_array())
    if (entry.at("do") == "limit" && !entry.at("undone").as_bool()) undo(game.desk, entry.at("n"));
  EXPECT_TRUE(wait_for_turn(nullptr)) << "no limit any more";
  finish({&game.player}, 5);
  EXPECT_EQ(game.wait_for(game.link, "reported").at("unsigned").as_array(), json::array{1});
}

/// Whoever taps on "leave" before the start finds the seat as it was; nobody else takes it.
TEST(DeskUndo, ASeatOfATournamentIsNobodyElses) {
  SeatedGame game;
  const int seat = game.player.seat();
  EXPECT_EQ(game.player.command({{"t", "leave"}}).at("t").as_string(), "ack");
  const Answer stranger =
      post(game.port(), "/api/tables/" + game.id + "/join", json::object{{"name", "Stranger"}});
  EXPECT_EQ(stranger.status, 409);
  EXPECT_EQ(stranger.value().at("code"), "reserved");
  Player again(game.port(), game.id, game.link);
  EXPECT_EQ(again.seat(), seat);
  seed_all({&again});
  finish({&again}, 5);
  EXPECT_EQ(game.wait_for(game.link, "reported").at("unsigned").as_array(), json::array{1});
}

TEST(DeskUndo, OpeningTablesCanBePreviewed) {
  OnlineGame game(1);
  const std::string ada = game.desk.player_link(1);
  const Answer preview = game.desk.post(game.desk.organiser(), "/preview",
                                        json::object{{"id", "x"}, {"do", "open_tables"}, {"game", "1.1"}});
  ASSERT_EQ(preview.status, 200) << preview.body;
  EXPECT_EQ(preview.value().at("entries").as_array().size(), 4U);
  EXPECT_EQ(game.id_of(ada), "");
}

}  // namespace
}  // namespace longroad::tests
