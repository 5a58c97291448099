/// What is printed is there: every player, on pages of the right size, the same bytes every time.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "paper/prints.hpp"
#include "temporary_folder.hpp"
#include "tournament/simulate.hpp"
#include "tournament/standings.hpp"

namespace longroad::paper {
namespace {

using namespace tournament;

class Prints : public testing::Test {
 protected:
  Prints() { options_.made = "2026-05-01T09:00:00Z"; }

  /// What poppler's tools say about a PDF.
  [[nodiscard]] std::string ask(const std::string& tool, const std::string& pdf,
                                const std::string& after) const {
    const std::string file = folder_ / "print.pdf";
    std::ofstream(file, std::ios::binary) << pdf;
    FILE* pipe = popen(fmt::format("{} {} {}", tool, file, after).c_str(), "r");
    std::string text;
    std::array<char, 4096> block{};
    for (std::size_t size = 0; (size = fread(block.data(), 1, block.size(), pipe)) > 0;)
      text.append(block.data(), size);
    EXPECT_EQ(pclose(pipe), 0) << tool;
    return text;
  }
  [[nodiscard]] std::string words(const std::string& pdf) const { return ask("pdftotext -layout", pdf, "-"); }
  [[nodiscard]] int pages(const std::string& pdf) const {
    const std::string info = ask("pdfinfo", pdf, "");
    return std::atoi(info.c_str() + info.find("Pages:") + 6);
  }

  Tournament tournament_ = simulate({.players = 47, .seed = 5, .trouble = 8});
  const State& state_ = tournament_.state();
  GameId first_ = GameId::preliminary(1, 1);
  tests::TemporaryFolder folder_;
  PrintOptions options_;
};

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++found;
  return found;
}

TEST_F(Prints, EverybodyIsOnTheSeatingLists) {
  const std::string by_name = words(print_seats_by_name(state_, first_, options_));
  const std::string by_table = words(print_seats_by_table(state_, first_, options_));
  int players = 0;
  for (const Sheet& sheet : state_.game(first_)->sheets) {
    for (const PlayerId p : sheet.players) {
      EXPECT_EQ(count(by_name, state_.person(p).name), 1) << state_.person(p).name;
      EXPECT_EQ(count(by_table, state_.person(p).name), 1) << state_.person(p).name;
      ++players;
    }
  }
  EXPECT_GT(players, 40);
  EXPECT_EQ(count(by_table, "Table "), std::ssize(state_.game(first_)->sheets));
}

TEST_F(Prints, TwoSheetsAPageAndATentForEveryTable) {
  const int tables = static_cast<int>(state_.game(first_)->sheets.size());
  const std::string sheets = print_result_sheets(state_, first_, options_);
  EXPECT_EQ(pages(sheets), (tables + 1) / 2);
  EXPECT_EQ(count(words(sheets), "Signature"), tables);
  const std::string tents = print_table_tents(state_, first_, options_);
  EXPECT_EQ(pages(tents), tables);
  EXPECT_GE(count(words(tents), "5 settlements, 4 cities, 15 roads (1.5.6)"), tables);
}

TEST_F(Prints, TheRankingGoesOnOverPagesInOrder) {
  const std::string pdf = print_standings(state_, options_);
  EXPECT_GE(pages(pdf), 2);
  const std::string text = words(pdf);
  std::size_t at = 0;
  for (const Standing& s : standings(state_)) {
    const std::size_t next = text.find(state_.person(s.player).name, at);
    ASSERT_NE(next, std::string::npos) << state_.person(s.player).name;
    at = next;
  }
  EXPECT_EQ(count(text, "Percent"), pages(pdf)) << "each page has the heading";
}

TEST_F(Prints, BracketReportAndConduct) {
  const std::string champion_name = state_.person(champion(state_)).name;
  EXPECT_NE(words(print_bracket(state_, options_)).find(champion_name), std::string::npos);
  const std::string report = words(print_report(state_, options_));
  EXPECT_NE(report.find("Champion: " + champion_name), std::string::npos);
  EXPECT_NE(report.find("Lots: drawn by seed"), std::string::npos);
  EXPECT_NE(words(print_conduct(state_, options_)).find("No harassment"), std::string::npos);
}

TEST_F(Prints, PaperHasTheSizeThatWasAsked) {
  EXPECT_NE(ask("pdfinfo", print_standings(state_, options_), "").find("595.28 x 841.89 pts (A4)"),
            std::string::npos);
  options_.size = PaperSize::Letter;
  EXPECT_NE(ask("pdfinfo", print_standings(state_, options_), "").find("612 x 792 pts (letter)"),
            std::string::npos);
  EXPECT_EQ(pages(print_result_sheets(state_, first_, options_)), 6);
}

TEST_F(Prints, TheSameBytesEveryTime) {
  EXPECT_EQ(print_report(state_, options_), print_report(state_, options_));
}

TEST_F(Prints, AGameDrawsItsBoardItself) {
  std::uint64_t drawn = 0;
  options_.board = [&](cairo_t* pen, double width, std::uint64_t seed) {
    drawn = seed;
    cairo_rectangle(pen, 0, 0, width, width);
    cairo_stroke(pen);
  };
  EXPECT_EQ(pages(print_board(state_, first_, options_)), 1);
  EXPECT_EQ(drawn, state_.game(first_)->layout);
}

TEST_F(Prints, NamesOfAnyLengthAndScriptStayInTheirColumn) {
  Tournament small;
  const auto tell = [&](Event event) {
    Entry entry{0, "2026-05-01T09:00:00Z", "Olga", std::move(event)};
    const auto checked = small.check(entry);
    ASSERT_TRUE(checked) << checked.error().sentence;
    small.add(std::move(entry));
  };
  tell(event::New{.name = "Größte Meisterschaft"});
  tell(event::Staff{"Ruth"});
  tell(event::Register{{{"Zoë Übergröße-Straßenbahnschaffnerin von und zu Hohenlohe-Schillingsfürst"},
                        {"Łukasz"},
                        {"Ирина"},
                        {"李雷"}}});
  for (int i = 1; i <= 4; ++i) tell(event::CheckIn{1, PlayerId::of(i), true});
  const tournament::Schedule games(3, Seating{{PlayerId{1}, PlayerId{2}, PlayerId{3}, PlayerId{4}}});
  tournament::Schedule turned = games;
  std::rotate(turned[1][0].begin(), turned[1][0].begin() + 1, turned[1][0].end());
  std::rotate(turned[2][0].begin(), turned[2][0].begin() + 2, turned[2][0].end());
  tell(event::Schedule{1, 1, turned});
  const std::string text = words(print_seats_by_name(small.state(), first_, options_));
  for (const char* name : {"Zoë", "Łukasz", "Ирина"}) EXPECT_NE(text.find(name), std::string::npos) << name;
}

}  // namespace
}  // namespace longroad::paper
