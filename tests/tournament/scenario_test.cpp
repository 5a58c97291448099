/// Runs tests/scenarios/tournament: the rules of championships as text, one paragraph a file. The
/// folder's README says what the lines mean.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "session.hpp"
#include "temporary_folder.hpp"
#include "tournament/files/csv.hpp"
#include "where.hpp"

namespace longroad::tournament {
namespace {

namespace fs = std::filesystem;

const fs::path kScenarios = fs::path(tests::kFolder) / "scenarios" / "tournament";

std::vector<std::string> scenario_names() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(kScenarios)) {
    if (entry.path().extension() == ".txt") names.push_back(entry.path().stem());
  }
  std::ranges::sort(names);
  return names;
}

class Scenario {
 public:
  Scenario() : session_(folder_ / "day.log") {}

  void run(const fs::path& path) {
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      SCOPED_TRACE(fmt::format("{}:{}: {}", path.filename().string(), number, line));
      step(line);
      if (testing::Test::HasFailure()) return;
    }
    finish_command();
    EXPECT_GT(commands_, 0) << "the scenario does nothing";
  }

 private:
  void step(const std::string& line) {
    if (line.empty() || line[0] == '#' || line.starts_with("rule:") || line.starts_with("case:")) {
      finish_command();
      if (line.starts_with("case:")) fs::remove(folder_ / "day.log");
    } else if (line.starts_with("@")) {
      finish_command();
      prepare(line);
    } else if (line.starts_with("$ ")) {
      finish_command();
      ++commands_;
      command_ = substitute(line.substr(2));
      answer_ = session_.run(command_);
      next_ = 0;
      refused_ = false;
    } else if (line.starts_with("> ")) {
      expect_line(substitute(line.substr(2)));
    } else if (line.starts_with("! ")) {
      EXPECT_NE(answer_.code, 0) << command_ << " was accepted";
      refused_ = true;
      expect_line(substitute(line.substr(2)));
    } else if (line.starts_with("- ")) {
      for (const std::string& said : answer_.lines)
        EXPECT_EQ(said.find(substitute(line.substr(2))), std::string::npos) << said;
    } else {
      FAIL() << "no such step";
    }
  }

  /// A command without an expected refusal must have worked.
  void finish_command() {
    if (!command_.empty() && !refused_) {
      EXPECT_EQ(answer_.code, 0) << command_ << "\n" << all_lines();
    }
    command_.clear();
  }

  void expect_line(const std::string& text) {
    while (next_ < answer_.lines.size()) {
      if (answer_.lines[next_++].find(text) != std::string::npos) return;
    }
    FAIL() << "not said: " << text << "\n" << all_lines();
  }

  [[nodiscard]] std::string all_lines() const {
    std::string all;
    for (const std::string& line : answer_.lines) all += "  | " + line + "\n";
    return all;
  }

  void must(const std::string& command) {
    const auto answer = session_.run(command);
    ASSERT_EQ(answer.code, 0) << command << ": " << (answer.lines.empty() ? "" : answer.lines.back());
  }

  /// `@ready 20`: everything up to game 1. `@played 20`: three games besides. `@four`: Ada, Ben,
  /// Cleo and Dora at one table of a running game.
  void prepare(const std::string& line) {
    std::istringstream words(line.substr(1));
    std::string what, count;
    words >> what >> count;
    for (const char* command : {"new Open --seed 1 --edition 2020", "staff Olga --role organiser",
                                "staff Ruth", "staff Jon --role judge"}) {
      must(command);
    }
    must(what == "four" ? "players add Ada Ben Cleo Dora" : "players practice " + count);
    must("check-in --all --accept");
    must("schedule --seed 1");
    if (what == "four") return must("start 1 --unofficial");
    if (what == "ready") return;
    ASSERT_EQ(what, "played");
    for (const char* game : {"1", "2", "3"}) {
      must(fmt::format("start {} {}", game, *game == '1' ? "--unofficial" : ""));
      must(fmt::format("fill {} --seed 4", game));
    }
  }

  /// `{rank 3}` is whoever is third; `{1 2 4}` sits at table 2 of game 1 in position 4; `{entry lots}`
  /// is the number of the last such entry.
  std::string substitute(const std::string& line) {
    static const std::regex kBraces(R"(\{((rank|entry|semi|final|[0-9.]+) [^}]*)\})");
    std::string out = line;
    for (std::smatch found; std::regex_search(out, found, kBraces);) {
      out.replace(found.position(), found.length(), lookup(found[1]));
    }
    return out;
  }

  std::string lookup(const std::string& what) {
    if (what.starts_with("rank ")) {
      const auto answer = session_.run("rank --json");
      const auto ranking = boost::json::parse(answer.lines.at(0)).at("ranking").as_array();
      return std::string(ranking.at(std::stoul(what.substr(5)) - 1).at("player").as_string());
    }
    if (what.starts_with("entry ")) {
      std::string number = "none";
      for (const std::string& line : session_.run("log --json").lines) {
        const auto entry = boost::json::parse(line);
        if (entry.at("do").as_string() == what.substr(6)) number = std::to_string(entry.at("n").as_int64());
      }
      return number;
    }
    std::istringstream words(what);
    std::string game, table, position;
    words >> game >> table >> position;
    CsvRow place{"1", game, table, position};
    if (const std::size_t dot = game.find('.'); dot != std::string::npos) {
      place[0] = game.substr(0, dot);
      place[1] = game.substr(dot + 1);
    } else if (game == "semi" || game == "final") {
      place[0].clear();
    }
    std::string csv;
    for (const std::string& line : session_.run("export results").lines) csv += line + "\n";
    const auto rows = read_csv(csv);
    for (const auto& [row, line] : *rows) {
      if (std::equal(place.begin(), place.end(), row.begin())) return row.at(5);
    }
    ADD_FAILURE() << "nobody sits at " << what;
    return "nobody";
  }

  tests::TemporaryFolder folder_{tests::TemporaryFolder::Place::Memory};
  Session session_;
  std::string command_;
  Session::Answer answer_;
  std::size_t next_ = 0;  // the line of the answer to look at next
  bool refused_ = false;
  int commands_ = 0;
};

class TournamentScenario : public testing::TestWithParam<std::string> {};

TEST_P(TournamentScenario, Holds) { Scenario().run(kScenarios / (GetParam() + ".txt")); }

INSTANTIATE_TEST_SUITE_P(Rules, TournamentScenario, testing::ValuesIn(scenario_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::ranges::replace_if(
                               name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; },
                               '_');
                           return name;
                         });

/// Every paragraph that the text names has a scenario.
TEST(TournamentScenarios, EveryParagraphHasAFile) {
  const std::vector<std::string> names = scenario_names();
  for (const char* paragraph : {"1.1.1", "1.1.2", "1.1.3", "1.1.4", "1.1.5", "1.1.6", "1.2.2", "1.2.3",
                                "1.2.4", "1.2.5", "1.2.6", "1.2.7", "1.2.8", "1.2.9", "1.3",   "1.4",
                                "1.4.4", "1.5.1", "1.5.4", "1.5.5", "1.5.6", "1.5.7", "1.6.8", "2.10"}) {
    const auto begins = [&](const std::string& name) {
      return name.starts_with(std::string(paragraph) + "_");
    };
    EXPECT_TRUE(std::ranges::any_of(names, begins)) << paragraph;
  }
}

}  // namespace
}  // namespace longroad::tournament
