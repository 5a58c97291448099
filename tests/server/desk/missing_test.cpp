/// Semi-finalists and finalists who are not there: who is expected where, who was marked missing, who came
/// back.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <cstdint>
#include <map>

#include "desk_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

class DeskMissing : public DeskTest {
 protected:
  json::object person(const json::value& player, const std::string& secret) {
    const json::object document = desk_.document(secret);
    EXPECT_EQ(schema_fault("desk", "Document", document), "");
    return document.at("players").as_array().at(static_cast<std::size_t>(player.as_int64()) - 1).as_object();
  }
  json::value expected(const json::value& player) { return person(player, desk_.organiser()).at("expected"); }
  json::value status(const json::value& player) { return person(player, desk_.organiser()).at("status"); }
  json::value missing(const json::value& player) { return person(player, desk_.organiser()).at("missing"); }
  json::value ranked(std::size_t rank) {
    return desk_.document(desk_.organiser()).at("standings").as_array().at(rank - 1).at("player");
  }
  void mark(std::string_view what, const json::value& player, std::string_view key, std::string_view game) {
    desk_.must({{"do", what}, {"player", player}, {key, game}});
  }
};

TEST_F(DeskMissing, WhoeverQualifiedIsExpectedUntilMarkedMissing) {
  desk_.welcome(20);
  desk_.plan();
  play("1.1");
  play("1.2");
  EXPECT_EQ(expected(ranked(1)), json::value());
  desk_.must({{"do", "start"}, {"game", "1.3"}});
  desk_.finish("1.3");
  const json::value first = ranked(1);
  const std::string phone = desk_.player_link(static_cast<int>(first.as_int64()));
  EXPECT_EQ(expected(first), "semi");
  EXPECT_EQ(person(first, phone).at("expected"), json::value()) << "game 3 is not published yet";
  desk_.must({{"do", "publish"}, {"game", "1.3"}, {"results", true}});
  EXPECT_EQ(person(first, phone).at("expected"), "semi");

  mark("drop", first, "from", "semi");
  EXPECT_EQ(missing(first), json::array{"semi"});
  EXPECT_EQ(expected(first), json::value());
  EXPECT_EQ(person(first, phone).at("expected"), json::value());
  mark("return", first, "to", "semi");
  EXPECT_EQ(missing(first), json::array());
  EXPECT_EQ(expected(first), "semi");
}

/// Nobody enters after game 1 began; semi-finals on another day have a check-in of their own.
TEST_F(DeskMissing, EverybodyIsHereOrExpectedAsItMattersNow) {
  desk_.welcome(20);
  desk_.must({{"do", "register"}, {"players", json::array{json::object{{"name", "Late"}}}}});
  const json::value late = 21;
  EXPECT_EQ(status(late), "expected");
  EXPECT_EQ(status(1), "present");
  desk_.plan();
  play("1.1");
  EXPECT_EQ(status(late), "absent");
  mark("drop", 20, "from", "1.2");
  EXPECT_EQ(status(20), "dropped");
  desk_.must({{"do", "set"}, {"key", "semifinal_day"}, {"value", "2026-06-01"}});
  desk_.plan();
  play("1.2");
  play("1.3");
  const json::value first = ranked(1);
  EXPECT_EQ(status(first), "expected") << "at the semi-finals";
  desk_.must({{"do", "check_in"}, {"player", first}, {"semifinal", true}});
  EXPECT_EQ(status(first), "present");
  EXPECT_EQ(status(20), "dropped");
  EXPECT_EQ(status(late), "absent");
  mark("drop", first, "from", "semi");
  EXPECT_EQ(status(first), "dropped");
}

/// The next rank moves up, and all are renumbered.
TEST_F(DeskMissing, TheBracketIsNumberedWithoutThoseNotThere) {
  desk_.welcome(20);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) play(game);
  EXPECT_FALSE(desk_.table("1.1", 1).contains("numbers"));
  mark("drop", ranked(3), "from", "semi");
  const json::value moved_up = ranked(17);
  desk_.must({{"do", "advance"}});
  const json::object first = desk_.table("semi", 1);
  EXPECT_EQ(first.at("numbers"), json::array({1, 8, 9, 16}));
  EXPECT_EQ(first.at("players").as_array().back(), moved_up);
}

/// A number has one meaning from the semi-finals to the final.
TEST_F(DeskMissing, AFinalistKeepsTheNumberOfTheSemifinal) {
  desk_.welcome(20);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) play(game);
  desk_.must({{"do", "advance"}});
  choose("semi");
  play("semi");
  std::map<std::int64_t, json::value> numbers;
  for (int t = 1; t <= 4; ++t) {
    const json::object table = desk_.table("semi", t);
    const json::array& players = table.at("players").as_array();
    for (std::size_t i = 0; i < players.size(); ++i)
      numbers[players[i].as_int64()] = table.at("numbers").as_array()[i];
  }
  desk_.must({{"do", "advance"}});
  const json::object final = desk_.table("final", 1);
  json::array expected;
  for (const json::value& p : final.at("players").as_array()) expected.push_back(numbers.at(p.as_int64()));
  EXPECT_EQ(final.at("numbers"), expected);
}

TEST_F(DeskMissing, AWinnerIsExpectedAtTheFinalWhileOthersStillPlay) {
  desk_.welcome(20);
  desk_.plan();
  for (const char* game : {"1.1", "1.2", "1.3"}) play(game);
  desk_.must({{"do", "advance"}});
  EXPECT_EQ(expected(ranked(16)), "semi");
  EXPECT_EQ(expected(ranked(17)), json::value()) << "the tables are posted without them";
  choose("semi");
  desk_.must({{"do", "start"}, {"game", "semi"}});
  desk_.must(desk_.report("semi", 1));
  const json::object table = desk_.table("semi", 1);
  desk_.must({{"do", "sign"},
              {"game", "semi"},
              {"table", 1},
              {"seen", table.at("version")},
              {"players", table.at("unsigned")}});
  const json::value winner = table.at("winner");
  EXPECT_EQ(expected(winner), "final");
  EXPECT_EQ(expected(table.at("players").as_array().back()), json::value()) << "has lost";
  EXPECT_EQ(expected(desk_.table("semi", 2).at("players").as_array().front()), "semi");
  mark("drop", winner, "from", "final");
  EXPECT_EQ(missing(winner), json::array{"final"});
  EXPECT_EQ(expected(winner), json::value());
  mark("return", winner, "to", "final");
  EXPECT_EQ(expected(winner), "final");
}

}  // namespace
}  // namespace longroad::tests
