/// Right where right is known: positions in which the best line is certain (known.txt).
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <map>
#include <ostream>

#include "analysed.hpp"
#include "analysis/analysis.hpp"
#include "games/replay.hpp"
#include "where.hpp"

namespace longroad::analysis {
namespace {

namespace json = boost::json;

struct Known {
  std::string title;
  std::map<std::string, std::string> says;

  [[nodiscard]] std::string at(const std::string& key) const {
    const auto found = says.find(key);
    return found == says.end() ? "" : found->second;
  }
  friend void PrintTo(const Known& known, std::ostream* out) { *out << known.title; }
};

std::vector<Known> read_known() {
  std::vector<Known> list;
  std::ifstream file(std::string(tests::kFolder) + "/analysis/known.txt");
  std::string key;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (line.starts_with("  ")) {
      list.back().says[key] += line;
      continue;
    }
    key = line.substr(0, line.find(": "));
    const std::string value = line.substr(line.find(": ") + 2);
    if (key == "case")
      list.push_back({value, {}});
    else
      list.back().says[key] = value;
  }
  return list;
}

std::vector<std::string> lines_of(const std::string& list) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find("; ", at), list.size());
    lines.push_back(list.substr(at, end - at));
    at = end + 2;
  }
  return lines;
}

/// The record of a position in which one line was played.
std::string record_of(const Known& known, const std::string& line) {
  const int players = std::stoi(known.at("players"));
  const auto* game = games::find_game(known.at("game"));
  games::PositionPtr start;
  std::string begun;
  if (known.at("position").empty()) {
    games::Setup setup;
    setup.players = players;
    setup.key = RandKey{static_cast<std::uint64_t>(std::stoi(known.at("seed")))};
    start = std::move(*game->start(setup));
  } else {
    json::object position = json::parse(known.at("position")).as_object();
    position["game"] = known.at("game");
    position["players"] = players;
    auto read = game->read(position);
    EXPECT_TRUE(read) << known.title << ": " << read.error().sentence;
    start = std::move(*read);
    begun = json::serialize(start->json());
  }
  const auto action = start->parse(line);
  EXPECT_TRUE(action) << line;
  const std::vector<Action> lines{*action};
  return notation::write_record(games::record_of(*start, lines, {.names = {}, .begun = begun}));
}

struct Judged {
  std::vector<Decision> marked;
  std::string all;  // that was found, for whoever reads a failure
};

Judged judged_after(const Known& known, const std::string& line) {
  const Report report = tests::analysed(record_of(known, line));
  Judged judged;
  for (const Decision& d : report.decisions) {
    judged.all += d.text + (d.withheld ? " (withheld)\n" : "\n");
    if (d.mark != Mark::None) judged.marked.push_back(d);
  }
  return judged;
}

class KnownPosition : public testing::TestWithParam<Known> {};

TEST_P(KnownPosition, IsJudgedRight) {
  const Known& known = GetParam();
  for (const char* key : {"fine", "best"})
    if (const std::string line = lines_of(known.at(key)).front(); !line.empty() && line != "*") {
      const Judged judged = judged_after(known, line);
      EXPECT_TRUE(judged.marked.empty()) << line << ": " << judged.all;
    }
  if (known.at("played").empty()) return;
  const auto [marks, all] = judged_after(known, known.at("played"));
  ASSERT_EQ(marks.size(), 1U) << known.at("played") << ": " << all;
  const auto best = lines_of(known.at("best"));
  EXPECT_TRUE(best.front() == "*" || std::ranges::find(best, marks.front().better) != best.end())
      << marks.front().text;
  EXPECT_NE(marks.front().better, known.at("played"));
  if (known.at("then").empty()) return;
  const auto then = lines_of(known.at("then"));
  ASSERT_EQ(marks.front().then.size(), 1U) << marks.front().text;
  EXPECT_NE(std::ranges::find(then, marks.front().then.front()), then.end()) << marks.front().text;
}

INSTANTIATE_TEST_SUITE_P(Analysis, KnownPosition, testing::ValuesIn(read_known()));

TEST(KnownPositions, AreManyOfEveryGame) {
  std::map<std::string, int> count;
  for (const Known& known : read_known()) ++count[known.at("game")];
  int all = 0;
  for (const games::Game& game : games::offered_games()) {
    EXPECT_GE(count[std::string(game.name)], 5) << game.name;
    all += count[std::string(game.name)];
  }
  EXPECT_GE(all, 40);
}

}  // namespace
}  // namespace longroad::analysis
