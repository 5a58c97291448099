#include "games/replay.hpp"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>

#include "random_play.hpp"

namespace longroad::games {
namespace {

/// A whole game of three, won by somebody.
std::string whole_game() {
  const tests::Kind kind{find_game("base"), 3};
  const GameKeys keys = GameKeys::from(RandKey{4});
  const auto position = kind.start(keys.board);
  tests::RandomPlay play(*position, keys, tests::kTame);
  std::vector<Action> lines;
  while (const auto action = play.next()) {
    lines.push_back(*action);
    position->apply(*action);
  }
  const std::string names[] = {"Ada", "Ben", "Cleo"};
  return notation::write_record(record_of(*position, lines, {.names = names, .begun = {}}));
}

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return text.replace(at, from.size(), to);
}

std::string without_line(std::string text, std::string_view begin) {
  const std::size_t at = text.find(begin);
  EXPECT_NE(at, text.npos) << begin;
  return text.erase(at, text.find('\n', at) + 1 - at);
}

std::string fault_of(const std::string& text) {
  const auto record = notation::read_record(text);
  if (!record) return record.error().sentence;
  const auto played = replay(*record);
  return played ? "" : played.error().sentence;
}

TEST(Replay, PlaysAWholeGame) {
  const std::string text = whole_game();
  EXPECT_EQ(fault_of(text), "");
  const auto record = *notation::read_record(text);
  EXPECT_EQ(*record.header("players"), R"(["Ada","Ben","Cleo"])");
  const auto played = replay(record);
  EXPECT_TRUE(played->position->over());
  EXPECT_EQ(played->lines.size(), record.lines.size());
}

/// Records name the revision that they are played by; those from before there was one do not.
TEST(Replay, GoesOnByItsRevision) {
  const std::string text = whole_game();
  const std::string old = without_line(text, "rules: 2");
  const auto replayed = [](const std::string& record) { return replay(*notation::read_record(record)); };
  EXPECT_EQ(replayed(text)->position->revision(), 2);
  const auto before = replayed(old);
  ASSERT_TRUE(before) << before.error().sentence;
  EXPECT_EQ(before->position->revision(), 1);
  const auto again = record_of(*before->position, before->lines);
  EXPECT_EQ(again.revision(), 1);
  EXPECT_EQ(replayed(notation::write_record(again))->position->json(), before->position->json());
}

TEST(Replay, PositionsFollowTheRevisionOfTheirRecord) {
  for (const Game& game : all_games()) {
    const auto position = game.start({.players = game.max_players, .key = {}, .revision = 1});
    ASSERT_TRUE(position);
    boost::json::object written = (*position)->json();
    EXPECT_EQ(game.read(written)->get()->revision(), 1) << "a position of older rules says so";
    written.erase("rules");
    EXPECT_EQ(game.read(written)->get()->revision(), 2);
    EXPECT_EQ(game.read(written, 1)->get()->revision(), 1);
  }
}

TEST(Replay, StopsWhereItIsTold) {
  const auto record = *notation::read_record(whole_game());
  const auto played = replay(record, 3);
  ASSERT_TRUE(played);
  EXPECT_EQ(played->lines.size(), 3U);
  EXPECT_EQ(played->position->turn(), 0);
  EXPECT_EQ(replay(record, 0)->lines.size(), 0U);
}

TEST(Replay, NamesTheFirstIllegalLine) {
  const std::string text = whole_game();
  const auto record = *notation::read_record(text);
  const std::string second = record.lines[1].action;
  const int number = record.lines[1].number;
  const std::string line = "Line " + std::to_string(number);
  EXPECT_EQ(fault_of(with(text, "\n" + second + "\n", "\n1 roll\n")),
            line + ", '1 roll': Place the road beside your new settlement first.");
  EXPECT_EQ(fault_of(with(text, "\n" + second + "\n", "\n1 dance\n")).substr(0, line.size() + 11),
            line + ", '1 dance'");
}

TEST(Replay, ChecksTheEnd) {
  const std::string text = whole_game();
  const std::string winner = *notation::read_record(text)->header("winner");
  EXPECT_EQ(fault_of(with(text, "winner: " + winner, "winner: null")),
            "The record says winner 'null', but its lines lead to " + winner + ".");
  EXPECT_NE(fault_of(with(text, "result: [", "result: [1")), "");
}

TEST(Replay, NeedsCompleteHeaders) {
  const std::string text = whole_game();
  EXPECT_EQ(fault_of(without_line(text, "game:")), "The record does not say which game it is.");
  EXPECT_EQ(fault_of(with(text, "game: base", "game: chess")), "There is no game 'chess'.");
  EXPECT_EQ(fault_of(without_line(text, "board:")), "The record has no board.");
  EXPECT_EQ(fault_of(without_line(text, "players:")), "players: a list of names is expected.");
  EXPECT_EQ(fault_of(with(text, "options: {", "options: [")).substr(0, 9), "options: ");
}

TEST(Replay, SeatsOnlyAsManyAsTheGameHas) {
  const std::string text = whole_game();
  const std::string names = R"(["Ada","Ben","Cleo"])";
  std::string crowd = "[\"Ada\"";
  for (int i = 0; i < 300; ++i) crowd += ",\"Ada\"";
  for (const std::string& wrong :
       {std::string("[]"), std::string(R"(["Ada"])"), std::string(R"(["A","B","C","D","E"])"), crowd + "]"})
    EXPECT_EQ(fault_of(with(text, names, wrong)), "This game is for 2 to 4 players.");
  EXPECT_EQ(fault_of(with(text, names, R"(["Ada",[],null])")), "players: a list of names is expected.");
}

TEST(Replay, SaysNothingTwice) {
  const std::string text = whole_game();
  const std::string position = "position: {\"players\":3}\nboard:";
  EXPECT_EQ(fault_of(with(text, "board:", position)), "board: the position says it already.");
  EXPECT_EQ(fault_of(without_line(with(text, "board:", position), "board:")),
            "options: the position says it already.");
  EXPECT_EQ(fault_of(with(without_line(text, "board:"), "game:", "board: \"random\"\ngame:")),
            "board: the board itself is expected.");
}

}  // namespace
}  // namespace longroad::games
