/// Online tables of a tournament: bots alone, people at their links, and across a restart.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "online_game.hpp"
#include "player.hpp"

namespace longroad::tests {
namespace {

json::object wait_until_over(const DeskClient& desk, milliseconds limit) {
  const auto end = std::chrono::steady_clock::now() + limit;
  for (;;) {
    json::object document = desk.document(desk.organiser());
    if (document.at("phase").as_string() == "over" && document.at("next").at("do").as_string().empty())
      return document;
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error(json::serialize(document.at("next")));
    std::this_thread::sleep_for(milliseconds(100));
  }
}

void fill_with_bots(DeskClient& desk, int count) {
  desk.must({{"do", "staff"}, {"name", "Ruth"}, {"role", "referee"}});
  desk.must({{"do", "register_bots"}, {"count", count}, {"bot", "random"}});
  desk.must({{"do", "set"}, {"key", "autopilot"}, {"value", "on"}});
}

TEST(DeskOnline, BotsPlayAWholeTournamentUntouched) {
  TemporaryFolder folder;
  Server server(folder.path());
  DeskClient desk(server.port());
  fill_with_bots(desk, 20);
  const json::object end = wait_until_over(desk, milliseconds(120'000));
  EXPECT_EQ(end.at("champion"), desk.table("final", 1).at("winner"));
  EXPECT_EQ(end.at("places").as_array().size(), 20U);
  for (const auto& game : end.at("games").as_array())
    for (const auto& table : game.at("tables").as_array()) {
      EXPECT_EQ(table.at("state").as_string(), "signed");
      const std::string id(table.at("online").as_string());
      EXPECT_EQ(get(server.port(), "/api/tables/" + id + "/record").status, 200);
    }
}

TEST(DeskOnline, ItGoesOnAfterTheServerWasKilled) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  DeskClient first(server->port());
  fill_with_bots(first, 16);
  for (int i = 0; i < 3; ++i) {
    std::this_thread::sleep_for(milliseconds(300));
    server->kill();
    server = std::make_unique<Server>(folder.path());
  }
  const DeskClient desk(server->port(), first.event(), first.organiser());
  EXPECT_TRUE(wait_until_over(desk, milliseconds(120'000)).at("champion").is_int64());
}

/// A person at a phone: the link of the desk opens the seat.
TEST(DeskOnline, PeopleSitDownWithTheirLinks) {
  OnlineGame game(3);
  EXPECT_EQ(game.desk.command(game.desk.organiser(), {{"do", "open_tables"}, {"game", "1.1"}}).status, 422)
      << "people without links could not sit down";
  const std::string ada = game.desk.player_link(1);
  for (const int player : {2, 3}) ASSERT_FALSE(game.desk.player_link(player).empty());
  game.open();
  const std::string id = game.id_of(ada);
  const Player player(game.port(), id, ada);
  EXPECT_EQ(player.seat(), game.own_table(ada).at("position").as_int64());
  const json::value info = get(game.port(), "/api/tables/" + id).value();
  EXPECT_EQ(info.at("clock").at("turn").as_int64(), 90'000);
  EXPECT_EQ(get(game.port(), "/api/desk/" + game.desk.event() + "/board/1.1").status, 401);
}

/// To the end, against bots: the result is a reported sheet, which the bots have signed and the person signs.
TEST(DeskOnline, APersonPlaysToTheEndAndSigns) {
  SeatedGame game;
  seed_all({&game.player});
  finish({&game.player}, 5);

  const json::value sheet = game.wait_for(game.link, "reported");
  EXPECT_EQ(sheet.at("unsigned").as_array(), json::array{1}) << "bots have signed";
  EXPECT_EQ(sheet.at("points"), game.player.now().at("score").at("points"));
  const json::value mine = game.own_table(game.link);
  EXPECT_EQ(mine.at("can").as_array(), (json::array{"report", "sign", "refuse", "call", "dice_log"}));
  const Answer signed_ = game.desk.command(game.link, {{"do", "sign"},
                                                       {"game", "1.1"},
                                                       {"table", mine.at("table")},
                                                       {"seen", sheet.at("version")},
                                                       {"player", 1}});
  ASSERT_EQ(signed_.status, 200) << signed_.body;
  EXPECT_EQ(game.wait_for(game.link, "signed").at("winner"), sheet.at("winner"));

  // The tables of bots alone have reported and signed by themselves: the game can be published.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (game.desk.document(game.desk.organiser()).at("next").at("do").as_string() != "publish") {
    ASSERT_LT(std::chrono::steady_clock::now(), end);
    std::this_thread::sleep_for(milliseconds(100));
  }
}

/// Who plays next is for the tournament to say, and bots are called what the sheet calls them.
TEST(DeskOnline, TheTableIsTheTournaments) {
  SeatedGame game;
  const json::value info = get(game.port(), "/api/tables/" + game.id).value();
  EXPECT_EQ(info.at("tournament").as_string(), game.desk.event());
  const json::array people = game.desk.document(game.desk.organiser()).at("players").as_array();
  const json::array seated = game.own_table(game.link).at("sheet").at("players").as_array();
  for (std::size_t seat = 0; seat < seated.size(); ++seat) {
    const auto player = static_cast<std::size_t>(seated[seat].as_int64());
    EXPECT_EQ(info.at("seats").as_array()[seat].at("name"), people[player - 1].at("name"));
  }
  seed_all({&game.player});
  finish({&game.player}, 5);
  EXPECT_EQ(game.player.command({{"t", "rematch"}}).at("code").as_string(), "tournament_next");
}

/// A phone is lost in the middle of a game: the new link opens the seat, the old one does not.
TEST(DeskOnline, ANewLinkTakesTheSeatOver) {
  SeatedGame game;
  seed_all({&game.player});
  const std::string found = game.desk.player_link(1);
  const json::object shown_out = game.player.wait_for("error");
  EXPECT_EQ(shown_out.at("code").as_string(), "bad_secret");
  EXPECT_TRUE(shown_out.at("closing").as_bool());
  EXPECT_THROW(Player(game.port(), game.id, game.link), std::runtime_error);
  Player owner(game.port(), game.id, found);
  EXPECT_EQ(owner.seat(), game.player.seat());
  finish({&owner}, 5);
  EXPECT_EQ(game.wait_for(found, "reported").at("unsigned").as_array(), json::array{1});
}

TEST(DeskOnline, ARevokedLinkOpensNoSeat) {
  OnlineGame game(1);
  const std::string stolen = game.desk.player_link(1);
  game.open();
  const std::string id = game.id_of(stolen);
  const json::value links = game.desk.get(game.desk.organiser(), "/links").value();
  for (const auto& link : links.at("links").as_array()) {
    if (link.at("player").is_null()) continue;
    const std::string path = "/links/" + std::string(link.at("link").as_string()) + "/revoke";
    ASSERT_EQ(game.desk.post(game.desk.organiser(), path, json::object()).status, 200);
  }
  EXPECT_THROW(Player(game.port(), id, stolen), std::runtime_error);
  const std::string again = game.desk.player_link(1);
  EXPECT_NE(Player(game.port(), id, again).seat(), 0);
}

/// A referee's word reaches the table: the seat is nobody's, its turns are skipped, and the others play on.
TEST(DeskOnline, WhoeverIsDisqualifiedIsOutOfTheRunningGame) {
  SeatedGame game;
  seed_all({&game.player});
  const std::string referee = game.desk.staff_link("referee", "Rita");
  ASSERT_EQ(
      game.desk.command(referee, {{"do", "disqualify"}, {"player", 1}, {"ground", "a second window"}}).status,
      200);
  EXPECT_EQ(game.player.wait_for("error").at("code").as_string(), "bad_secret");
  EXPECT_THROW(Player(game.port(), game.id, game.link), std::runtime_error);
  // The bots play it to its end; the sheet has three players, and none of them is Ada.
  const json::value sheet = game.wait_for(game.link, "signed");
  EXPECT_EQ(sheet.at("order").as_array().size(), 3U);
  EXPECT_NE(sheet.at("winner").as_int64(), 1);
  const std::string record = get(game.port(), "/api/tables/" + game.id + "/record").body;
  EXPECT_NE(record.find("* remove " + std::to_string(game.player.seat())), std::string::npos);
}

/// A table asks for a limit in the middle of its game (1.2.3).
TEST(DeskOnline, ALimitHoldsAtATableThatPlays) {
  SeatedGame game;
  seed_all({&game.player});
  game.desk.must({{"do", "limit"},
                  {"game", "1.1"},
                  {"table", game.own_table(game.link).at("table")},
                  {"seconds", 45},
                  {"asked", "the table"}});
  const auto turn = [&] { return get(game.port(), "/api/tables/" + game.id).value().at("clock").at("turn"); };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (turn() != 45'000) {
    ASSERT_LT(std::chrono::steady_clock::now(), end);
    std::this_thread::sleep_for(milliseconds(50));
  }
  finish({&game.player}, 5);
  EXPECT_EQ(game.wait_for(game.link, "reported").at("unsigned").as_array(), json::array{1});
}

/// The second laptop has the tournament, but not the tables of the first: they can be opened anew.
TEST(DeskOnline, ASecondLaptopOpensTheTablesAnew) {
  OnlineGame game(1);
  ASSERT_FALSE(game.desk.player_link(1).empty());
  game.open();
  const json::value kept = game.desk.get(game.desk.organiser(), "/export/event.json").value();
  TemporaryFolder folder;
  Server laptop(folder.path());
  const Answer made =
      post(laptop.port(), "/api/desk/restore", json::object{{"organiser", "Olga Ort"}, {"export", kept}});
  ASSERT_EQ(made.status, 201) << made.body;
  DeskClient there(laptop.port(), std::string(made.value().at("event").as_string()),
                   std::string(made.value().at("secret").as_string()));
  const std::string ada = there.player_link(1);
  const auto own_sheet = [&] {
    return there.document(ada).at("mine").at("games").as_array()[0].at("sheet").as_object();
  };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!own_sheet().at("online").as_string().empty()) {
    ASSERT_LT(std::chrono::steady_clock::now(), end) << "the table of the other laptop is still shown";
    std::this_thread::sleep_for(milliseconds(50));
  }
  there.must({{"do", "open_tables"}, {"game", "1.1"}, {"pace", 0}});
  const std::string id(own_sheet().at("online").as_string());
  EXPECT_NE(Player(laptop.port(), id, ada).seat(), 0);
}

/// Whatever a log from elsewhere says: nobody gets a seat, a clock or a result by naming a table.
TEST(DeskOnline, ALogFromElsewhereReachesNoTableOfOthers) {
  OnlineGame game(1);
  const std::string ada = game.desk.player_link(1);
  const Made theirs = make_table(game.port(), "base", 2, 0);
  json::value kept = game.desk.get(game.desk.organiser(), "/export/event.json").value();
  json::array& log = kept.at("log").as_array();
  log.push_back({{"n", log.size() + 1},
                 {"at", log.back().at("at")},
                 {"by", "online table"},
                 {"do", "online"},
                 {"game", "1.1"},
                 {"table", game.own_table(ada).at("table")},
                 {"address", theirs.id}});
  const Answer made =
      post(game.port(), "/api/desk/restore", json::object{{"organiser", "Olga Ort"}, {"export", kept}});
  ASSERT_EQ(made.status, 201) << made.body;
  const DeskClient there(game.port(), std::string(made.value().at("event").as_string()),
                         std::string(made.value().at("secret").as_string()));
  const std::string mallory = there.player_link(1);
  const auto address = [&] {
    return std::string(
        there.document(mallory).at("mine").at("games").as_array()[0].at("sheet").at("online").as_string());
  };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (address() == theirs.id) {
    ASSERT_LT(std::chrono::steady_clock::now(), end);
    std::this_thread::sleep_for(milliseconds(50));
  }
  EXPECT_EQ(address(), "") << "it is taken for a table that is gone";
  const auto resumed = [&](const std::string& secret) {
    return post(game.port(), "/api/tables/" + theirs.id + "/resume", json::object{{"secret", secret}}).status;
  };
  EXPECT_EQ(resumed(mallory), 403);
  for (const std::string& secret : theirs.secrets) EXPECT_EQ(resumed(secret), 200);
  EXPECT_TRUE(get(game.port(), "/api/tables/" + theirs.id).value().at("clock").is_null());
}

}  // namespace
}  // namespace longroad::tests
