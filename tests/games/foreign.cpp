/// Games of another engine, played through the referee: the same lists, the same points.
/// tests/data/README.md says what differs in form.
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdio>
#include <set>
#include <sstream>
#include <string>

#include "games/referee.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using Lines = std::set<std::string>;

std::string unpacked(const std::string& path) {
  std::string text;
  FILE* pipe = popen(("gzip -dc '" + path + "'").c_str(), "r");
  char buffer[1 << 14];
  while (const std::size_t n = fread(buffer, 1, sizeof buffer, pipe)) text.append(buffer, n);
  EXPECT_EQ(pclose(pipe), 0) << path << " can't be unpacked";
  return text;
}

json::object ask(games::Referee& referee, const json::object& request) {
  return json::parse(referee.answer(json::serialize(request))).as_object();
}

bool is_ok(const json::object& answer) {
  const auto* ok = answer.if_contains("ok");
  return ok != nullptr && *ok == true;
}

/// The actions of one seat that the referee lists.
Lines listed(games::Referee& referee, const std::string& seat) {
  Lines lines;
  const json::object legal = ask(referee, {{"legal", true}});
  for (const auto& action : legal.at("actions").as_array())
    if (const std::string text(action.as_string()); text.starts_with(seat + " ") && !text.ends_with(" done"))
      lines.insert(text);
  return lines;
}

/// `1 robber 7` with each of its victims, as the other engine writes it.
Lines with_victims(games::Referee& referee, const std::string& robber, const std::string& seat) {
  games::Referee trial;
  EXPECT_TRUE(is_ok(ask(trial, {{"position", ask(referee, {{"show", true}}).at("position")}})));
  EXPECT_TRUE(is_ok(ask(trial, {{"do", robber}})));
  Lines lines;
  const std::string steal = seat + " steal ";
  for (const auto& line : listed(trial, seat))
    if (line.starts_with(steal)) lines.insert(robber + "/" + line.substr(steal.size()));
  return lines.empty() ? Lines{robber} : lines;
}

Lines in_their_form(games::Referee& referee, const std::string& seat) {
  Lines lines;
  for (const auto& line : listed(referee, seat))
    if (line.starts_with(seat + " robber "))
      lines.merge(with_victims(referee, line, seat));
    else
      lines.insert(line);
  return lines;
}

Lines their_list(const json::object& step, const std::string& seat) {
  const std::size_t one_card = (seat + " plenty b").size();
  Lines lines;
  for (const auto& action : step.at("legal").as_array())
    if (const std::string text(action.as_string());
        !text.starts_with(seat + " plenty ") || text.size() > one_card)
      lines.insert(text);
  return lines;
}

void replay(const json::object& game) {
  games::Referee referee;
  const json::object wish{{"game", "base"}, {"players", game.at("players")}, {"board", game.at("board")}};
  ASSERT_TRUE(is_ok(ask(referee, {{"new", wish}})));
  int number = 0;
  for (const auto& value : game.at("steps").as_array()) {
    const json::object& step = value.as_object();
    const std::string seat = json::serialize(step.at("seat"));
    ASSERT_EQ(in_their_form(referee, seat), their_list(step, seat)) << "at step " << number;
    for (const auto& line : step.at("lines").as_array()) {
      const json::object answer = ask(referee, {{"do", line}});
      ASSERT_TRUE(is_ok(answer)) << "at step " << number << ": " << line << ": " << json::serialize(answer);
    }
    ++number;
  }
  const json::object score = ask(referee, {{"score", true}});
  EXPECT_EQ(score.at("points"), game.at("points"));
  EXPECT_EQ(score.at("winner"), game.at("winner"));
  const json::value position = ask(referee, {{"show", true}}).at("position");
  EXPECT_EQ(position.at("longest_road"), game.at("longest_road"));
  EXPECT_EQ(position.at("largest_army"), game.at("largest_army"));
}

TEST(Foreign, GamesOfAnotherEngineReplay) {
  std::istringstream games(unpacked(std::string(tests::kFolder) + "/data/foreign-games.jsonl.gz"));
  int count = 0;
  for (std::string line; std::getline(games, line); ++count) {
    SCOPED_TRACE("game " + std::to_string(count + 1));
    replay(json::parse(line).as_object());
  }
  EXPECT_EQ(count, 12);
}

}  // namespace
}  // namespace longroad::tests
