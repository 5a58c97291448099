/// What is printed is there: every player, on pages of the right size, the same bytes every time.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "names/names.hpp"
#include "paper/missing_glyphs.hpp"
#include "paper/prints.hpp"
#include "temporary_folder.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/practice/simulate.hpp"
#include "tournament/rules/steps.hpp"

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

/// A tournament with these players, planned by a seed.
Tournament planned_for(const std::vector<std::string>& names) {
  Tournament made;
  const auto tell = [&](Event event) {
    Entry entry{0, "2026-05-01T09:00:00Z", "Olga", std::move(event)};
    const auto checked = made.check(entry);
    if (!checked) throw std::runtime_error(checked.error().sentence);
    made.add(std::move(entry));
  };
  event::Register players;
  for (const std::string& name : names)
    players.players.push_back({name, "Spielegilde Gütersloh von 1897 e. V."});
  tell(event::New{.name = "Größte Meisterschaft"});
  tell(event::Staff{"Ruth"});
  tell(players);
  for (int i = 1; i <= std::ssize(names); ++i) tell(event::CheckIn{1, PlayerId::of(i), true});
  tell(event::Schedule{1, 1, *plan_schedule(plan_request(made.state(), 1, 1))});
  return made;
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

/// The numbers that stand behind a name: its table, and its position where that is known.
int numbers_behind(const std::string& text, const std::string& name) {
  std::istringstream rest(text.substr(text.find(name) + name.size()));
  int numbers = 0;
  for (int number = 0; rest >> number;) ++numbers;
  return numbers;
}

TEST_F(Prints, NoPositionIsPrintedBeforeItIsChosen) {
  const GameId semi = GameId::semifinal();
  State choosing = state_;
  for (Sheet& sheet : choosing.semifinal.sheets) {
    sheet.choices.clear();
    sheet.players = sheet.selection;
  }
  const PlayerId first = choosing.semifinal.sheets.at(0).selection.at(0);
  const std::string name = state_.person(first).name;
  const std::string column = words(print_seats_by_name(choosing, semi, options_));
  EXPECT_EQ(numbers_behind(words(print_seats_by_name(state_, semi, options_)), name), 2);
  EXPECT_EQ(numbers_behind(column, name), 1) << column;

  const std::string tables = words(print_seats_by_table(choosing, semi, options_));
  EXPECT_NE(tables.find("positions are still to be chosen"), std::string::npos) << tables;
  EXPECT_EQ(count(tables, "chooses 1"), std::ssize(choosing.semifinal.sheets)) << tables;
  const std::string chosen = words(print_seats_by_table(state_, semi, options_));
  EXPECT_NE(chosen.find("in starting position order"), std::string::npos) << chosen;
  EXPECT_EQ(count(chosen, "chooses"), 0) << chosen;
}

TEST_F(Prints, TwoSheetsAPageAndATentForEveryTable) {
  const int tables = static_cast<int>(state_.game(first_)->sheets.size());
  const std::string sheets = print_result_sheets(state_, first_, options_);
  EXPECT_EQ(pages(sheets), (tables + 1) / 2);
  EXPECT_EQ(count(words(sheets), "Signature"), tables);
  const std::string tents = print_table_tents(state_, first_, options_);
  EXPECT_EQ(pages(tents), tables);
  EXPECT_GE(count(words(tents), "5 settlements, 4 cities, 15 roads (1.5.6)"), tables);
  EXPECT_GE(count(words(tents), "a win is not given away (1.1.5)"), tables);
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

/// The preliminaries of the day, with the third of the ranking not there for the semi-finals.
State without_third(const State& played) {
  State state = played;
  state.semifinal = state.final = {};
  state.missing_final.clear();
  state.missing_semifinal = {standings(played).at(2).player};
  return state;
}

TEST_F(Prints, TheLineStandsBelowTheLastWhoGoesOn) {
  const State state = without_third(state_);
  const auto ranking = standings(state);
  const std::string text = words(print_standings(state, options_));
  const auto line_of = [&](std::size_t rank) {
    return text.find(state.person(ranking[rank - 1].player).name);
  };
  const std::size_t cut = text.find("semi-finals");
  ASSERT_NE(cut, std::string::npos) << text;
  EXPECT_LT(line_of(17), cut) << "the next rank moves up";
  EXPECT_GT(line_of(18), cut);
  EXPECT_EQ(count(text, "not there"), 1) << text;
  const std::size_t absent = text.find("not there");
  EXPECT_GT(absent, line_of(3));
  EXPECT_LT(absent, line_of(4));
}

TEST_F(Prints, TheBracketCountsThoseWhoAreThere) {
  State state = without_third(state_);
  apply(state, Entry{1, "", "Olga", tables_by_rank(state, GameId::semifinal())});
  const auto ranking = standings(state);
  const std::string text = words(print_bracket(state, options_));
  const auto number_before = [&](std::size_t rank) {
    const std::size_t name = text.find(state.person(ranking[rank - 1].player).name);
    const std::size_t last = text.find_last_not_of(' ', name - 1);
    const std::size_t before = text.find_last_not_of("0123456789", last);
    return std::atoi(text.c_str() + before + 1);
  };
  EXPECT_EQ(number_before(2), 2) << text;
  EXPECT_EQ(number_before(4), 3) << text;
  EXPECT_EQ(number_before(17), 16) << text;
  EXPECT_NE(text.find("before a name: the seed"), std::string::npos) << text;
}

TEST_F(Prints, TentsSayHowPositionsAreFound) {
  const std::string assigned = "Position 1 picks chair and colour";
  const std::string chosen = "seat and colour are chosen";
  const std::string first = words(print_table_tents(state_, first_, options_));
  EXPECT_GT(count(first, assigned), 0);
  EXPECT_EQ(count(first, chosen), 0);
  const std::string semi = words(print_table_tents(state_, GameId::semifinal(), options_));
  EXPECT_EQ(count(semi, assigned), 0);
  EXPECT_GT(count(semi, chosen), 0) << semi;
}

TEST_F(Prints, TheReportHasSemifinalsPlacesAndDecisions) {
  State state = state_;
  Sheet& sheet = state.events[0].games[0].sheets[0];
  sheet.refusal = "Ben: I had 8";
  sheet.decision = "Ruth: counted";
  const std::string text = words(print_report(state, options_));
  EXPECT_EQ(count(text, "Semi-final, table "), std::ssize(state.semifinal.sheets)) << text;
  EXPECT_NE(text.find("Game 1, table 1: refused to sign: Ben: I had 8"), std::string::npos) << text;
  EXPECT_NE(text.find("Game 1, table 1: decided by Ruth: counted"), std::string::npos) << text;
}

TEST_F(Prints, PlacesAreSoFarUntilTheFinalIsFinished) {
  State state = state_;
  const auto says = [&](const char* title) {
    const bool printed = words(print_report(state, options_)).find(title) != std::string::npos;
    const bool written = report_text(state, Language::English).find(title) != std::string::npos;
    EXPECT_EQ(printed, written);
    return written;
  };
  EXPECT_FALSE(says("Places so far"));
  state.final.sheets[0].state = SheetState::Reported;
  EXPECT_TRUE(says("Places so far"));
}

TEST_F(Prints, TheReportAsTextIsGermanToo) {
  State state = state_;
  state.settings.language = "German";
  state.remarks.push_back({"going", "", "Ruth", "2026-05-01T09:00:00Z"});
  const std::string text = report_text(state, Language::German);
  for (const char* german : {"Turniersieg: ", "Endstand\n", "Rangliste der Vorrunde\n",
                             "\nPartie 1: Spielplan ", "  Ergebnis (von allen unterschrieben): ",
                             "  Reihenfolge im Spiel: ", "Unterwegs (Ruth, 2026-05-01T09:00:00Z)\n"})
    EXPECT_NE(text.find(german), std::string::npos) << german << "\n" << text;
  for (const char* english : {"Champion", "Table", "Result", "Order", "Judge", "Semi"})
    EXPECT_EQ(count(text, english), 0) << english;
}

/// Without spaces and ends of lines: columns and wrapped names make no difference.
std::string squeezed(std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isspace(c) != 0; });
  return text;
}

TEST_F(Prints, TheReportHasAllPlacesAndAllGames) {
  const std::string text = words(print_report(state_, options_));
  const std::string tight = squeezed(text);
  int place = 0;
  for (const PlayerId p : final_places(state_)) {
    const std::string line = std::to_string(++place) + squeezed(state_.person(p).name);
    EXPECT_NE(tight.find(line), std::string::npos) << line;
  }
  EXPECT_GT(place, 40);
  for (int g = 1; g <= kGames; ++g) {
    const Game& game = *state_.game(GameId::preliminary(1, g));
    EXPECT_NE(text.find(fmt::format("Game {}: board {}, begun 2026-", g, game.layout)), std::string::npos);
    for (const Sheet& sheet : game.sheets) {
      std::string result;
      for (std::size_t i = 0; i < sheet.result.order.size(); ++i)
        result += fmt::format("{}{} {}", i == 0 ? "" : ", ", state_.person(sheet.result.order[i]).name,
                              sheet.result.points[i]);
      // A result may be wrapped, with the other columns between its lines.
      EXPECT_NE(text.find(result.substr(0, result.find(','))), std::string::npos) << result;
    }
  }
}

/// Who won each table of the semi-finals and the final has a star in the report.
TEST_F(Prints, TheReportMarksTheWinnersOfTheFinals) {
  const std::string text = words(print_report(state_, options_));
  const auto is_marked = [&](const Sheet& sheet, PlayerId player) {
    std::istringstream lines(text.substr(text.find("The final")));
    const std::string& name = state_.person(player).name;
    for (std::string line; std::getline(lines, line);) {
      if (line.find(name) != std::string::npos && line.find("★") != std::string::npos) return true;
    }
    return sheet.players.empty();
  };
  std::vector<Sheet> sheets = state_.semifinal.sheets;
  sheets.push_back(state_.final.sheets.at(0));
  for (const Sheet& sheet : sheets) EXPECT_TRUE(is_marked(sheet, winner(state_, sheet))) << text;
  EXPECT_EQ(count(text, "★"), std::ssize(sheets)) << text;
}

TEST_F(Prints, SheetsOfTheFinalHaveColoursAndTheJudge) {
  State state = state_;
  Sheet& sheet = state.final.sheets.at(0);
  for (auto& [player, choice] : sheet.choices) choice.colour = "orange";
  sheet.banker = "Jon Juhl";
  const std::string text = words(print_result_sheets(state, GameId::final(), options_));
  EXPECT_EQ(count(text, "orange"), std::ssize(sheet.players)) << text;
  EXPECT_NE(text.find("Jon Juhl"), std::string::npos) << text;
  EXPECT_NE(text.find("Judge, who keeps the bank"), std::string::npos) << text;
  options_.language = Language::German;
  EXPECT_EQ(count(words(print_result_sheets(state, GameId::final(), options_)), "Orange"),
            std::ssize(sheet.players));
}

/// The lowest word of a page, in parts of its height.
double lowest_word(const std::string& boxes) {
  double lowest = 0;
  for (std::size_t at = 0; (at = boxes.find("yMax=\"", at)) != std::string::npos; ++at)
    lowest =
        std::max(lowest, std::atof(boxes.c_str() + at + 6) > 780 ? 0 : std::atof(boxes.c_str() + at + 6));
  return lowest / 841.89;
}

TEST_F(Prints, ListsFillThePageInTheLargestTypeThatFits) {
  for (const int players : {12, 16, 23, 40, 60}) {
    std::vector<std::string> names;
    for (int i = 1; i <= players; ++i) names.push_back(fmt::format("Player Number-{:03}", i));
    const Tournament made = planned_for(names);
    const std::string list = print_seats_by_name(made.state(), first_, options_);
    EXPECT_EQ(pages(list), 1) << players;
    EXPECT_GT(lowest_word(ask("pdftotext -bbox", list, "-")), 0.7) << players;
  }
}

TEST_F(Prints, TentsHaveTheirTextOnThePage) {
  for (const Language language : {Language::English, Language::German}) {
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
      options_.language = language;
      options_.size = size;
      const std::string boxes =
          ask("pdftotext -bbox", print_table_tents(state_, GameId::semifinal(), options_), "-");
      double lowest = 0;
      for (std::size_t at = 0; (at = boxes.find("yMax=\"", at)) != std::string::npos; ++at)
        lowest = std::max(lowest, std::atof(boxes.c_str() + at + 6));
      EXPECT_LT(lowest, size == PaperSize::A4 ? 825 : 775) << boxes;
    }
  }
}

/// Large type parts no number: 106.27 stands in one line.
TEST_F(Prints, NumbersOfTheRankingAreWhole) {
  const std::string text = words(print_standings(state_, options_));
  for (const Standing& s : standings(state_)) {
    const std::string percent = percent_text(s.score, state_.settings.percentages);
    EXPECT_NE(text.find(percent), std::string::npos) << percent;
  }
}

TEST_F(Prints, NothingOfAVeryLongNameIsLeftOut) {
  std::string name;
  for (int i = 1; i <= 25; ++i) name += fmt::format("Part{:02} ", i);
  const Tournament made = planned_for({name, "Ben", "Cleo", "Dora"});
  for (const auto& print : {&print_seats_by_name, &print_seats_by_table, &print_result_sheets}) {
    const std::string text = ask("pdftotext", print(made.state(), first_, options_), "-");
    for (int i = 1; i <= 25; ++i)
      EXPECT_NE(squeezed(text).find(fmt::format("Part{:02}", i)), std::string::npos) << i << text;
    EXPECT_EQ(text.find("…"), std::string::npos);
  }
}

/// The height of the lowest letters of a word, in points.
double smallest_of(const std::string& boxes, const std::string& word) {
  double smallest = 1000;
  std::istringstream lines(boxes);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(">" + word) == std::string::npos) continue;
    const auto number = [&](const char* key) {
      return std::atof(line.c_str() + line.find(key) + std::string(key).size());
    };
    smallest = std::min(smallest, number("yMax=\"") - number("yMin=\""));
  }
  return smallest;
}

TEST_F(Prints, LongNamesCanBeReadAtATable) {
  const Tournament made =
      planned_for({"Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst", "Ben", "Cleo", "Dora",
                   "Emil", "Fay", "María del Carmen Fernández de la Cruz"});
  for (const auto& print : {&print_seats_by_name, &print_seats_by_table, &print_result_sheets}) {
    const std::string boxes = ask("pdftotext -bbox", print(made.state(), first_, options_), "-");
    for (const char* word : {"Maximiliane", "Fernández"}) EXPECT_GT(smallest_of(boxes, word), 9) << boxes;
  }
}

TEST_F(Prints, NamesHaveSingleSpaces) {
  const Tournament made = planned_for({"Ada  Maria\u00a0 Ash ", "Ben", "Cleo", "Dora"});
  EXPECT_EQ(made.state().person(PlayerId::of(1)).name, "Ada Maria Ash");
  const std::string text = ask("pdftotext", print_seats_by_name(made.state(), first_, options_), "-");
  EXPECT_NE(text.find("Ada Maria Ash\n"), std::string::npos) << text;
}

TEST_F(Prints, NamesThatNoFontHasAreKnownBefore) {
  const Tournament made = planned_for({"Zoë Übergröße", "Łukasz", "Ирина", "\U00012000\U00012001"});
  EXPECT_EQ(without_glyphs(made.state()), std::vector{PlayerId::of(4)});
}

TEST_F(Prints, WhoLeftTheFirstGameIsInTheReport) {
  const Tournament made = planned_for({"Ada", "Ben", "Cleo", "Dora"});
  State state = made.state();
  apply(state, Entry{1, "", "Ruth", event::Start{first_, true}});
  apply(state, Entry{2, "", "Ruth", event::Drop{first_, PlayerId::of(4)}});
  EXPECT_NE(words(print_report(state, options_)).find("Dora: left in Game 1"), std::string::npos);
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
  options_.board = [&](cairo_t* pen, double width, std::uint64_t seed, Language) {
    drawn = seed;
    cairo_rectangle(pen, 0, 0, width, width);
    cairo_stroke(pen);
  };
  EXPECT_EQ(pages(print_board(state_, first_, options_)), 1);
  EXPECT_EQ(drawn, state_.game(first_)->layout);
}

std::vector<std::string> numbered_names(int count) {
  std::vector<std::string> names;
  for (int i = 1; i <= count; ++i) names.push_back(fmt::format("Player Number-{:03}", i));
  return names;
}

TEST_F(Prints, LongNamesAreWholeOnEveryList) {
  const std::string longest = "Maximiliane-Friederike Großherzog-Lüneb.";  // 40 characters
  const Tournament made = planned_for({longest, "Łukasz", "Ирина", "Zoë Übergröße"});
  for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
    options_.size = size;
    for (const auto& print : {&print_seats_by_name, &print_seats_by_table, &print_result_sheets}) {
      const std::string text = ask("pdftotext", print(made.state(), first_, options_), "-");
      std::string joined = text;  // a name may take two lines
      std::ranges::replace(joined, '\n', ' ');
      EXPECT_NE(joined.find("Maximiliane-Friederike"), std::string::npos) << text;
      EXPECT_NE(joined.find("Lüneb."), std::string::npos) << text;
      EXPECT_NE(joined.find("Zoë Übergröße"), std::string::npos) << text;
    }
  }
}

TEST(Alphabet, LettersWithMarksStandWithTheirPlainOnes) {
  std::vector<std::string> names{"Zoe",   "Émile",  "Ödön", "anna",   "Østen",
                                 "Berta", "Łukasz", "Lutz", "Strauß", "Strausz"};
  std::ranges::sort(names, {}, [](const std::string& name) { return names::plain(name); });
  EXPECT_EQ(names, (std::vector<std::string>{"anna", "Berta", "Émile", "Łukasz", "Lutz", "Ödön", "Østen",
                                             "Strauß", "Strausz", "Zoe"}));
}

/// Each page is full or the last, has its heading, and nobody is lost between two of them.
TEST_F(Prints, FourHundredPlayersGoOnOverPages) {
  const Tournament made = planned_for(numbered_names(400));
  for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
    options_.size = size;
    const std::string names = print_seats_by_name(made.state(), first_, options_);
    const std::string text = words(names);
    for (const Person& person : made.state().people) EXPECT_EQ(count(text, person.name), 1) << person.name;
    EXPECT_EQ(count(text, "Position"), 2 * pages(names)) << "two columns a page, each with its heading";
    const std::string tables = print_seats_by_table(made.state(), first_, options_);
    EXPECT_EQ(count(words(tables), "Table "), 100);
    EXPECT_EQ(count(words(tables), "Game 1: tables"), pages(tables));
    EXPECT_EQ(pages(print_result_sheets(made.state(), first_, options_)), 50);
    EXPECT_EQ(pages(print_table_tents(made.state(), first_, options_)), 100);
  }
}

/// A heading is never left alone at the foot of a page.
TEST_F(Prints, TheReportBreaksBetweenRows) {
  const Tournament played = simulate({.players = 200, .seed = 3, .trouble = 20});
  const std::string report = print_report(played.state(), options_);
  const std::string text = words(report);
  EXPECT_EQ(count(text, "Percent") - count(text, "Percentages"), count(text, "Rank"))
      << "every part of the ranking has its heading";
  std::string headings;  // of each page: how often the ranking begins or goes on there
  std::istringstream all(text);
  for (std::string page; std::getline(all, page, '\f');) headings += std::to_string(count(page, "Rank"));
  const std::size_t first = headings.find('1');
  const std::size_t last = headings.rfind('1');
  ASSERT_NE(first, std::string::npos) << headings;
  EXPECT_GE(last - first, 4U) << "two hundred players need their pages: " << headings;
  EXPECT_EQ(headings.substr(first, last - first + 1), std::string(last - first + 1, '1')) << headings;
  for (const Standing& s : standings(played.state()))
    EXPECT_GE(count(text, played.state().person(s.player).name), 1) << s.player.number;
}

TEST_F(Prints, GermanTournamentsHaveGermanPaper) {
  options_.language = Language::German;
  const auto has = [&](const std::string& pdf, const char* german) {
    EXPECT_NE(words(pdf).find(german), std::string::npos) << german;
  };
  has(print_seats_by_name(state_, first_, options_), "Partie 1: Plätze");
  has(print_seats_by_table(state_, first_, options_), "Tisch 1");
  has(print_table_tents(state_, first_, options_), "5 Siedlungen, 4 Städte, 15 Straßen");
  has(print_table_tents(state_, first_, options_), "Ein Sieg wird nicht verschenkt (1.1.5)");
  has(print_result_sheets(state_, first_, options_), "Unterschrift");
  has(print_board(state_, first_, options_), "Alle Tische bauen denselben Spielplan auf");
  has(print_standings(state_, options_), "Rangliste der Vorrunde");
  has(print_bracket(state_, options_), "Halbfinale, Tisch 1");
  has(print_report(state_, options_), "Turniersieg: ");
  has(print_conduct(state_, options_), "Keine Belästigung");
  EXPECT_EQ(count(words(print_report(state_, options_)), "Semi"), 0);
  State german = state_;
  german.settings.language = "German";
  has(print_report(german, options_), "Sprache: Deutsch");
  has(print_report(german, options_), "Lose: mit Startzahl");
  for (const std::string& pdf : {print_report(german, options_), print_table_tents(german, first_, options_)})
    EXPECT_EQ(count(words(pdf), "Judge"), 0);
  EXPECT_EQ(language_of("Deutsch"), Language::German);
  EXPECT_EQ(language_of("de"), Language::German);
  EXPECT_EQ(language_of("English"), Language::English);
  EXPECT_EQ(language_of(""), Language::English);
}

}  // namespace
}  // namespace longroad::paper
