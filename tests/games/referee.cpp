/// The referee's protocol, request by request, as docs/notation.md has it.
#include "games/referee.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"

namespace longroad::games {
namespace {

namespace json = boost::json;

class RefereeTest : public testing::Test {
 protected:
  std::string ask(std::string_view request) { return referee_.answer(request); }
  json::value get(std::string_view request, std::string_view key) {
    return json::parse(ask(request)).at(key);
  }
  void expect_error(std::string_view request, std::string_view sentence) {
    EXPECT_EQ(ask(request), json::serialize(json::object{{"ok", false}, {"error", sentence}})) << request;
  }
  /// The opening of three players, up to the first roll.
  void open_game() {
    EXPECT_EQ(ask(R"({"new":{"game":"base","players":3,"seed":7}})"), kOk);
    for (const char* line :
         {"1 settle 10", "1 road 10-11", "2 settle 24", "2 road 24-35", "3 settle 42", "3 road 41-42",
          "3 settle 19", "3 road 19-20", "2 settle 44", "2 road 34-44", "1 settle 29", "1 road 28-29"})
      EXPECT_EQ(ask(json::serialize(json::object{{"do", line}})), kOk) << line;
  }

  static constexpr std::string_view kOk = R"({"ok":true})";
  Referee referee_;
};

TEST_F(RefereeTest, PlaysLines) {
  open_game();
  EXPECT_EQ(ask(R"({"do":"1 roll"})"), kOk);
  EXPECT_EQ(ask(R"({"do":"* dice 5 6"})"), kOk);
  EXPECT_EQ(get(R"({"show":true})", "position").at("turn").at("phase"), "main");
}

TEST_F(RefereeTest, RefusesWithRuleAndSentenceAndChangesNothing) {
  open_game();
  const std::string before = ask(R"({"show":true})");
  EXPECT_EQ(ask(R"({"do":"2 roll"})"),
            R"({"ok":false,"code":"not_your_turn","error":"It is seat 1's turn."})");
  EXPECT_EQ(ask(R"({"do":"1 end"})"), R"({"ok":false,"code":"roll_first","error":"Roll the dice first."})");
  EXPECT_EQ(ask(R"({"do":"1 dance"})"), R"({"ok":false,"code":"bad_line","error":"'dance' is no action."})");
  EXPECT_EQ(ask(R"({"show":true})"), before);
  EXPECT_EQ(get(R"({"log":1})", "log").as_array().size(), 12U);
}

TEST_F(RefereeTest, ListsWhatIsLegal) {
  EXPECT_EQ(ask(R"({"new":{"game":"base","players":3,"seed":7}})"), kOk);
  EXPECT_EQ(ask(R"({"do":"1 settle 10"})"), kOk);
  const json::value legal = json::parse(ask(R"({"legal":true})"));
  EXPECT_EQ(legal.at("to_act"), json::parse("[1]"));
  EXPECT_EQ(legal.at("actions"), json::parse(R"(["1 road 2-10","1 road 9-10","1 road 10-11"])"));
  EXPECT_EQ(legal.at("revise").as_array().size(), 53U);
  EXPECT_EQ(legal.at("open"), json::array());
  EXPECT_FALSE(legal.as_object().contains("chance"));
}

TEST_F(RefereeTest, ListsTheOutcomesOfChance) {
  open_game();
  EXPECT_EQ(ask(R"({"do":"1 roll"})"), kOk);
  const json::value legal = json::parse(ask(R"({"legal":true})"));
  EXPECT_EQ(legal.at("to_act"), json::parse(R"(["*"])"));
  EXPECT_EQ(legal.at("actions"), json::array());
  EXPECT_EQ(legal.at("chance").as_array().size(), 36U);
  EXPECT_EQ(legal.at("chance").at(0), json::parse(R"({"action":"* dice 1 1","weight":1})"));
}

TEST_F(RefereeTest, DrawsChanceFromTheSeedWhenAsked) {
  open_game();
  EXPECT_EQ(ask(R"({"auto":true})"),
            R"({"ok":false,"code":"nothing_to_chance","error":"No such dice or cards are due now."})");
  ask(R"({"do":"1 roll"})");
  const std::string did = ask(R"({"auto":true})");
  EXPECT_TRUE(did.starts_with(R"({"ok":true,"did":"* dice )")) << did;
  open_game();
  ask(R"({"do":"1 roll"})");
  EXPECT_EQ(ask(R"({"auto":true})"), did);
}

/// The second roll is the second of the seed, whether or not the first was typed in.
TEST_F(RefereeTest, TypedDiceCountAsRolls) {
  const auto second_roll = [&](std::string_view first) {
    EXPECT_EQ(
        ask(R"({"position":{"seats":[{"settlements":[20]},{"settlements":[42]}],"turn":{"phase":"roll"}},"seed":5})"),
        kOk);
    ask(R"({"do":"1 roll"})");
    ask(first);
    ask(R"({"do":"1 end"})");
    ask(R"({"do":"2 roll"})");
    return ask(R"({"auto":true})");
  };
  EXPECT_EQ(second_roll(R"({"do":"* dice 1 1"})"), second_roll(R"({"do":"* dice 6 6"})"));
}

TEST_F(RefereeTest, WhoLeavesOrRunsOutOfTimeTakesNoDice) {
  const auto roll_after = [&](std::string_view word) {
    ask(R"({"position":{"seats":[{"settlements":[20]},{"settlements":[42]},{}],"turn":{"phase":"roll"}},"seed":5})");
    ask(R"({"do":"1 roll"})");
    EXPECT_EQ(word.empty() ? kOk : ask(word), kOk);
    return ask(R"({"auto":true})");
  };
  const auto alone = roll_after({});
  EXPECT_EQ(roll_after(R"({"do":"* remove 3"})"), alone);
  EXPECT_EQ(roll_after(R"({"do":"* timeout 1"})"), alone);
}

/// A step of the clock that was typed in counts as well: what follows is what follows when it is drawn.
TEST_F(RefereeTest, TypedStepsOfTheClockCount) {
  const auto begin = [&] {
    ask(R"({"position":{"seats":[{"settlements":[20],"hand":"bbbbllwwggoo"},{"settlements":[42]}],)"
        R"("turn":{"phase":"discard","rolled":true,"owes":[6,0]}},"seed":5})");
    EXPECT_EQ(ask(R"({"do":"* timeout 1"})"), kOk);
  };
  const auto the_rest = [&] {
    std::string steps;
    for (int i = 0; i < 5; ++i) steps += ask(R"({"auto":true})");
    return steps;
  };
  begin();
  const json::value first = get(R"({"auto":true})", "did");
  const std::string drawn = the_rest();
  begin();
  EXPECT_EQ(ask(json::serialize(json::object{{"do", first}})), kOk);
  EXPECT_EQ(the_rest(), drawn);
}

TEST_F(RefereeTest, ShowsEachSeatItsOwnView) {
  open_game();
  const auto hands = [&](std::string_view request) {
    json::array all;
    const json::value position = get(request, "position");
    for (const auto& seat : position.at("seats").as_array()) all.push_back(seat.at("hand"));
    return all;
  };
  EXPECT_TRUE(hands(R"({"show":true})").at(1).is_string());
  EXPECT_TRUE(hands(R"({"view":2})").at(1).is_string());
  EXPECT_TRUE(hands(R"({"view":2})").at(0).is_number());
  EXPECT_TRUE(hands(R"({"view":"*"})").at(1).is_number());
}

TEST_F(RefereeTest, KeepsTheLogAsEachSeatSawIt) {
  ask(R"({"position":{"players":3,"seats":[{"settlements":[20]},{"hand":"o","settlements":[42]}],"turn":{"phase":"robber"}}})");
  for (const char* line : {"1 robber 13", "1 steal 2", "* stolen o"})
    EXPECT_EQ(ask(json::serialize(json::object{{"do", line}})), kOk) << line;
  const auto known = json::parse(R"(["1 robber 13","1 steal 2","* stolen o"])");
  const auto hidden = json::parse(R"(["1 robber 13","1 steal 2","* stolen ?"])");
  EXPECT_EQ(get(R"({"log":1})", "log"), known);
  EXPECT_EQ(get(R"({"log":2})", "log"), known);
  EXPECT_EQ(get(R"({"log":3})", "log"), hidden);
  EXPECT_EQ(get(R"({"log":"*"})", "log"), hidden);
}

TEST_F(RefereeTest, CountsTheScore) {
  ask(R"({"position":{"players":3,"seats":[{"settlements":[20],"cards":["point"]},{"settlements":[42]}]}})");
  EXPECT_EQ(ask(R"({"score":true})"), R"({"points":[2,1,0],"public":[1,1,0],"winner":null})");
}

TEST_F(RefereeTest, WritesARecordThatReplays) {
  open_game();
  const std::string text(get(R"({"record":true})", "record").as_string());
  EXPECT_TRUE(text.starts_with(
      "format: 1\nrules: 2\ngame: base\nplayers: [\"Seat 1\",\"Seat 2\",\"Seat 3\"]\nboard: {"))
      << text;
  const auto again = replay(*notation::read_record(text));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(json::value(again->position->json()), get(R"({"show":true})", "position"));
}

TEST_F(RefereeTest, WritesThePositionWherePlayBeganMidway) {
  ask(R"({"position":{"players":3,"seats":[{"settlements":[20]}],"turn":{"phase":"roll"}}})");
  ask(R"({"do":"1 roll"})");
  const std::string text(get(R"({"record":true})", "record").as_string());
  EXPECT_NE(text.find("\nposition: {"), std::string::npos) << text;
  EXPECT_EQ(text.find("\nboard:"), std::string::npos) << text;
  EXPECT_TRUE(replay(*notation::read_record(text)));
}

TEST_F(RefereeTest, AnswersMalformedRequests) {
  expect_error("[]", "A request is an object in braces.");
  expect_error(
      "{}", "A request has one of new, position, do, auto, legal, show, view, score, record, log and moves.");
  expect_error(R"({"show":true})", "There is no game yet: begin with new or position.");
  expect_error(R"({"new":3})", "new: an object in braces is expected.");
  expect_error(R"({"new":{"game":"chess"}})", "new.game: there is no game 'chess'.");
  expect_error(R"({"new":{"players":9}})", "new.players: a number from 2 to 4 is expected.");
  expect_error(R"({"new":{"seed":-1}})", "new.seed: a whole number from 0 on is expected.");
  expect_error(R"({"new":{"options":[]}})", "new.options: an object in braces is expected.");
  expect_error(R"({"new":{"colour":"red"}})", "new: there is no 'colour'.");
  expect_error(R"({"position":[]})", "position: an object in braces is expected.");
  open_game();
  expect_error(R"({"do":7})", "do: a text in quotation marks is expected.");
  expect_error(R"({"show":false})", "show: true is expected.");
  expect_error(R"({"show":true,"more":1})", "there is no 'more'.");
  expect_error(R"({"view":4})", "view: a number from 1 to 3 is expected.");
  expect_error(R"({"log":"x"})", "log: a whole number is expected.");
}

TEST_F(RefereeTest, SurvivesEveryKindOfGarbage) {
  open_game();
  const std::string before = ask(R"({"show":true})");
  for (const std::string& garbage :
       {std::string(), std::string("{"), std::string("\xff\xfe"), std::string("{\"do\":\"\xc3\"}"),
        std::string(200, '['), "{\"do\":\"" + std::string(100'000, '1') + "\"}",
        "{\"do\":\"" + std::string(2'000'000, '1') + "\"}",
        std::string("{\"do\":\"1 settle 99999999999999999999\"}"), std::string("{\"do\":\"\\u0000\"}"),
        std::string("{\"do\":\"1\\n2\"}"), std::string("{\"new\":{\"seed\":1e400}}"), std::string("nul")}) {
    const json::value answer = json::parse(ask(garbage));
    EXPECT_EQ(answer.at("ok"), false) << garbage.substr(0, 40);
    EXPECT_FALSE(answer.at("error").as_string().empty());
  }
  EXPECT_EQ(ask(R"({"show":true})"), before);
}

}  // namespace
}  // namespace longroad::games
