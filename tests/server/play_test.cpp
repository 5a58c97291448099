/// Whole games over real sockets, and what each seat learns from them.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "games/game.hpp"
#include "games/replay.hpp"
#include "player.hpp"
#include "schema.hpp"
#include "server/table/fair.hpp"

namespace longroad::test {
namespace {

class Play : public ::testing::Test {
 protected:
  TempFolder folder_;
  Server server_{folder_.path()};
};

/// Plays until the game is over: whoever has something to do does anything.
void finish(std::vector<Player*> players, unsigned seed) {
  std::mt19937 random(seed);
  while (!players[0]->over()) {
    bool acted = false;
    for (Player* player : players)
      while (!player->over() && player->play_any(random)) acted = true;
    for (Player* player : players)
      while (player->hear(milliseconds(0))) acted = true;
    if (!acted && !players[0]->over()) {
      ASSERT_TRUE(players[0]->hear()) << "the table is stuck";
    }
  }
  for (Player* player : players)
    while (player->events().back().at("kind").as_string() != "revealed") ASSERT_TRUE(player->hear());
}

void seed_all(std::vector<Player*> players) {
  for (Player* player : players)
    player->command({{"t", "seed"}, {"seed", "part of seat " + std::to_string(player->seat())}});
}

/// Fails where a value that only its owner may know is anything but a count.
void expect_counts(const json::value& view, int seat) {
  if (!view.is_object()) return;
  // The Library of the card game shows one hand to the player to move, who then chooses from it.
  const auto& turn = view.at("turn");
  const bool library = turn.at("phase").as_string() == "choose" && turn.at("seat").to_number<int>() == seat;
  int number = 0;
  for (const auto& other : view.at("seats").as_array()) {
    if (++number == seat || library) continue;
    for (const char* key : {"hand", "cards", "fresh"}) {
      const auto* value = other.as_object().if_contains(key);
      ASSERT_TRUE(value == nullptr || value->is_number() || value->is_null()) << json::serialize(other);
    }
  }
  const auto* deck = view.as_object().if_contains("deck");
  ASSERT_TRUE(deck == nullptr || deck->is_number());
}

/// Every view and every line must be exactly what the rules let this viewer know, and no text may
/// hold a secret.
void expect_no_secret(const Player& player, const notation::Record& record,
                      const std::vector<std::string>& secrets) {
  auto begun = games::begin(record);
  ASSERT_TRUE(begun) << begun.error().sentence;
  games::Position& position = **begun;
  const games::Viewer viewer =
      player.seat() == 0 ? games::Viewer{} : games::Viewer{Seat::of(player.seat() - 1)};
  std::size_t line = 0;
  for (std::size_t i = 0; i < player.events().size(); ++i) {
    if (player.events()[i].at("kind").as_string() == "line") {
      const auto action = position.parse(record.lines[line++].action);
      ASSERT_EQ(player.events()[i].at("line").as_string(), position.text_for(viewer, *action));
      position.apply(*action);
    } else if (player.events()[i].at("kind").as_string() != "started") {
      continue;
    }
    ASSERT_EQ(player.views()[i], json::value(position.view(viewer)->json())) << "after line " << line;
    expect_counts(player.views()[i], player.seat());
  }
  EXPECT_EQ(line, record.lines.size());
  for (const std::string& text : player.received()) {
    if (text.find("\"revealed\"") != std::string::npos) break;
    for (const std::string& secret : secrets)
      ASSERT_EQ(text.find(secret), std::string::npos) << "a secret in " << text;
  }
}

TEST_F(Play, WholeGamesTellNoSeatWhatItMayNotKnow) {
  for (const games::Game& game : games::all_games()) {
    SCOPED_TRACE(game.name);
    const Made made = make_table(server_.port(), game.name, game.max_players, 0);
    std::vector<std::unique_ptr<Player>> players;
    for (const auto& secret : made.secrets)
      players.push_back(std::make_unique<Player>(server_.port(), made.id, secret));
    Player spectator(server_.port(), made.id, {});
    std::vector<Player*> seats;
    for (const auto& player : players) seats.push_back(player.get());
    seed_all(seats);
    finish(seats, 5);
    while (spectator.events().back().at("kind").as_string() != "revealed") ASSERT_TRUE(spectator.hear());

    const Answer text = get(server_.port(), "/api/tables/" + made.id + "/record");
    ASSERT_EQ(text.status, 200);
    const auto record = notation::read_record(text.body);
    ASSERT_TRUE(record);
    const auto verdict = server::verify(*record);
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->proven) << verdict->sentence;
    std::vector<std::string> secrets = made.secrets;
    secrets.push_back(verdict->dice.secret);
    for (const auto& seed : verdict->dice.seeds) secrets.push_back(seed);
    for (const auto& player : players) expect_no_secret(*player, *record, secrets);
    expect_no_secret(spectator, *record, secrets);
  }
}

TEST_F(Play, APersonAgainstBotsFinishesEveryGame) {
  for (const games::Game& game : games::all_games()) {
    SCOPED_TRACE(game.name);
    const Made made = make_table(server_.port(), game.name, 1, game.max_players - 1);
    Player player(server_.port(), made.id, made.secrets[0]);
    seed_all({&player});
    finish({&player}, 9);
    EXPECT_EQ(player.now().at("score").at("points").as_array().size(),
              static_cast<std::size_t>(game.max_players));
    const Answer replay = get(server_.port(), "/api/tables/" + made.id + "/replay");
    ASSERT_EQ(replay.status, 200);
    EXPECT_EQ(schema_fault("Replay", replay.value()), "");
    EXPECT_EQ(replay.value().at("frames").as_array().size(), player.lines().size());
    EXPECT_TRUE(replay.value().at("fair").at("proven").as_bool());
  }
}

TEST_F(Play, ReloadingGivesTheSameViewAndTheMissingEvents) {
  std::mt19937 random(4);
  const Made made = make_table(server_.port(), "base", 2, 2);
  Player one(server_.port(), made.id, made.secrets[0]);
  Player two(server_.port(), made.id, made.secrets[1]);
  seed_all({&one, &two});
  for (int i = 0; i < 40; ++i) {
    while (one.hear(milliseconds(20)) || two.hear(milliseconds(20))) {
    }
    if (!one.play_any(random)) two.play_any(random);
  }
  while (one.hear(milliseconds(100)) || two.hear(milliseconds(100))) {
  }
  const Player again(server_.port(), made.id, made.secrets[0]);
  EXPECT_EQ(again.version(), one.version());
  EXPECT_EQ(again.view(), one.view());
  EXPECT_EQ(again.events(), one.events());
  EXPECT_EQ(again.now(), one.now());
  const Player late(server_.port(), made.id, made.secrets[0], one.version() - 3);
  EXPECT_EQ(late.events().size(), 3u);
  EXPECT_EQ(late.events().back(), one.events().back());
}

TEST_F(Play, ARepeatedActionIsAcknowledgedAgainAndCountsOnce) {
  const Made made = make_table(server_.port(), "base", 3, 0);
  Player player(server_.port(), made.id, made.secrets[0]);
  player.command({{"t", "start"}});
  const json::object settle{{"t", "do"}, {"id", "x"}, {"line", "1 settle 20"}};
  EXPECT_EQ(player.command(settle).at("t").as_string(), "ack");
  const int version = player.version();
  EXPECT_EQ(player.command(settle).at("t").as_string(), "ack");
  Player again(server_.port(), made.id, made.secrets[0]);
  EXPECT_EQ(again.command(settle).at("t").as_string(), "ack");
  EXPECT_EQ(again.version(), version);
}

TEST_F(Play, FriendsJoinByLinkTheHostStartsAndARematchFollows) {
  const Answer made =
      post(server_.port(), "/api/tables",
           {{"game", "base"},
            {"pace", 0},
            {"public", true},
            {"seats", {{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}, {{"kind", "open"}}}}});
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(schema_fault("TableMade", made.value()), "");
  EXPECT_EQ(schema_fault("About", get(server_.port(), "/api/about").value()), "");
  EXPECT_NE(made.headers.find("HttpOnly"), std::string::npos);
  const std::string id(made.value().at("table").as_string());
  const std::string path = "/api/tables/" + id;
  EXPECT_EQ(get(server_.port(), "/api/tables").value().at("tables").as_array().size(), 1u);
  const Answer joined = post(server_.port(), path + "/join", {{"name", "Ben"}});
  ASSERT_EQ(joined.status, 200);
  EXPECT_EQ(joined.value().at("seat").to_number<int>(), 2);
  EXPECT_EQ(post(server_.port(), path + "/join", {{"name", "Cleo"}, {"seat", 2}}).status, 409);
  EXPECT_EQ(get(server_.port(), path + "/record").status, 409);

  Player ada(server_.port(), id, std::string(made.value().at("seats").at(0).at("secret").as_string()));
  Player ben(server_.port(), id, std::string(joined.value().at("secret").as_string()));
  EXPECT_EQ(ben.command({{"t", "start"}}).at("code").as_string(), "not_host");
  EXPECT_EQ(ada.command({{"t", "start"}}).at("t").as_string(), "ack");
  EXPECT_EQ(ada.state(), "playing");
  ada.command({{"t", "say"}, {"text", "Good luck!"}});
  for (Player* player : {&ada, &ben}) player->command({{"t", "vote"}, {"choice", "end"}});
  EXPECT_TRUE(ben.over());
  ada.command({{"t", "rematch"}});
  ben.command({{"t", "rematch"}});
  const std::string next(ben.events().back().at("table").as_string());
  Player again(server_.port(), next, std::string(joined.value().at("secret").as_string()));
  EXPECT_EQ(again.seat(), 2);
}

TEST_F(Play, PlaysOnFromAMomentOfAFinishedGame) {
  const Made made = make_table(server_.port(), "base", 1, 3);
  Player player(server_.port(), made.id, made.secrets[0]);
  seed_all({&player});
  finish({&player}, 2);
  const json::object from{{"from", {{"table", made.id}, {"line", 40}}}};
  const Made next = make_table(server_.port(), "base", 1, 3, from);
  Player again(server_.port(), next.id, next.secrets[0]);
  again.command({{"t", "seed"}, {"seed", "x"}});
  while (again.state() != "playing") ASSERT_TRUE(again.hear());
  EXPECT_FALSE(again.view().at("seats").at(0).at("settlements").as_array().empty());
}

TEST_F(Play, SpectatorsSeeItLaterByTheDelay) {
  const Made made = make_table(server_.port(), "base", 3, 0, {{"delay", 1500}});
  Player player(server_.port(), made.id, made.secrets[0]);
  player.command({{"t", "start"}});
  Player spectator(server_.port(), made.id, {});
  player.play("1 settle 20");
  EXPECT_TRUE(spectator.lines().empty());
  while (spectator.hear(milliseconds(300))) EXPECT_TRUE(spectator.lines().empty());
  while (spectator.lines().empty()) ASSERT_TRUE(spectator.hear());
  EXPECT_EQ(spectator.lines().back(), "1 settle 20");
  EXPECT_EQ(spectator.version(), player.version());
}

TEST_F(Play, TheClockPlaysForWhoeverIsTooSlow) {
  std::mt19937 random(6);
  const Made made = make_table(server_.port(), "base", 2, 0,
                               {{"clock", {{"turn", 1000}, {"reserve", 0}, {"answer", 1000}}}});
  Player one(server_.port(), made.id, made.secrets[0]);
  Player two(server_.port(), made.id, made.secrets[1]);
  seed_all({&one, &two});
  const auto opening = [&] { return one.view().at("turn").at("number").to_number<int>() == 0; };
  while (one.state() != "playing" || opening()) {
    while (one.hear(milliseconds(10)) || two.hear(milliseconds(10))) {
    }
    if (one.state() == "playing" && opening() && !one.play_any(random)) two.play_any(random);
  }
  while (one.view().at("turn").at("number").to_number<int>() < 3) ASSERT_TRUE(one.hear());
  const auto lines = one.lines();
  EXPECT_NE(std::find(lines.begin(), lines.end(), "* timeout 1"), lines.end());
  EXPECT_NE(std::find(lines.begin(), lines.end(), "* timeout 2"), lines.end());
}

}  // namespace
}  // namespace longroad::test
