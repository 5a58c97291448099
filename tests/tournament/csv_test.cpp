/// Players from spreadsheets, as people save them.
#include <gtest/gtest.h>

#include "tournament/files/csv.hpp"
#include "tournament/files/export.hpp"
#include "tournament/files/players_csv.hpp"
#include "tournament/rules/common.hpp"
#include "tournament/words/utf8.hpp"

namespace longroad::tournament {
namespace {

using namespace std::string_literals;

std::string first_name(const std::string& csv) {
  const auto file = read_players(csv);
  return file ? file->players.at(0).name : file.error().sentence;
}

TEST(PlayersCsv, EveryWayThatASpreadsheetSavesAnUmlaut) {
  EXPECT_EQ(first_name("name\nJürgen\n"), "Jürgen");
  EXPECT_EQ(first_name("\xEF\xBB\xBFname\r\nJürgen\r\n"), "Jürgen");
  EXPECT_EQ(first_name("name\nJ\xFCrgen\n"), "Jürgen") << "Windows-1252";
  EXPECT_EQ(first_name("\xFF\xFEn\0a\0m\0e\0\n\0J\0\xFC\0r\0g\0e\0n\0"s), "Jürgen") << "UTF-16";
  EXPECT_EQ(first_name("\xFE\xFF\0n\0a\0m\0e\0\n\0J\0\xFC\0r\0g\0e\0n"s), "Jürgen") << "the other way round";
}

TEST(PlayersCsv, SeparatorsQuotesAndEmptyRows) {
  const auto file = read_players("name;club;apart\n\"Ash; Ada\";\"the \"\"North\"\"\";x\n\n Ben ;;x\n");
  ASSERT_TRUE(file) << file.error().sentence;
  ASSERT_EQ(file->players.size(), 2U);
  EXPECT_EQ(file->players[0].name, "Ash; Ada");
  EXPECT_EQ(file->players[0].club, "the \"North\"");
  EXPECT_EQ(file->players[1].name, "Ben");
  EXPECT_EQ(file->apart, (std::vector<std::vector<std::size_t>>{{0, 1}}));
}

TEST(PlayersCsv, GermanHeadingsAndOurOwnExport) {
  const auto german = read_players("Name;Verein;E-Mail;getrennt\nJürgen;Nord;j@example.org;\n");
  ASSERT_TRUE(german) << german.error().sentence;
  EXPECT_EQ(german->players[0].club, "Nord");
  EXPECT_EQ(german->players[0].contact, "j@example.org");

  State before;
  before.people = {{"Ada", "North", "ada@example.org", {}, {}}, {"Ben", "", "", {}, {}}};
  const auto again = read_players(write_csv(players_rows(before), ';'));
  ASSERT_TRUE(again) << again.error().sentence;
  ASSERT_EQ(again->players.size(), 2U);
  EXPECT_EQ(again->players[0].contact, "ada@example.org");
  EXPECT_EQ(again->players[1].name, "Ben");
}

/// Nobody is made up, and nobody loses half of a name.
TEST(PlayersCsv, WhatNobodyHeadedIsRefused) {
  EXPECT_EQ(read_players("name\nDoe, Jane\n").why().code, "csv_more_cells");
  EXPECT_EQ(read_players("Ada\nDoe, Jane\n").why().code, "csv_more_cells");
  EXPECT_EQ(read_players("Vorname;Nachname\nJane;Doe\n").why().code, "csv_no_heading");
  EXPECT_EQ(read_players("name,club,Club\nAda,North,South\n").why().code, "csv_column_twice");
  EXPECT_EQ(read_players("name,club,verein\nAda,North,South\n").why().code, "csv_column_twice");
  EXPECT_EQ(first_name("name\n\"Doe, Jane\"\n"), "Doe, Jane");
  EXPECT_EQ(first_name("name\nAda,,\n"), "Ada") << "empty cells are lost by nobody";
}

TEST(PlayersCsv, TheSeparatorMayBeNamed) {
  const auto file = read_players("sep=;\r\nname;club\r\nDoe, Jane;North, by the sea, west\r\n;South\r\n");
  EXPECT_EQ(file.error().sentence, "Line 4 has no name.");
  EXPECT_EQ(first_name("SEP=;\nname;club\nDoe, Jane;a, b, c\n"), "Doe, Jane");
}

TEST(PlayersCsv, LinesAreThoseOfTheFile) {
  EXPECT_EQ(first_name("name,club\n\n\nAda,\"a\nb\"\n\n,North\n"), "Line 7 has no name.");
}

TEST(PlayersCsv, OurOwnExportComesBackWhole) {
  State before;
  before.people = {
      {"Ada", "-", "+49 30 123", {}, {}}, {"Ben", "", "@ben", {}, {}}, {"Cleo", "", "'quoted'", {}, {}}};
  before.apart = {{PlayerId::of(1), PlayerId::of(2)}, {PlayerId::of(2), PlayerId::of(3)}};
  const auto again = read_players(write_csv(players_rows(before)));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(again->players[0].club, "-");
  EXPECT_EQ(again->players[0].contact, "+49 30 123");
  EXPECT_EQ(again->players[1].contact, "@ben");
  EXPECT_EQ(again->players[2].contact, "'quoted'");
  EXPECT_EQ(again->apart, (std::vector<std::vector<std::size_t>>{{0, 1}, {1, 2}}));
}

TEST(PlayersCsv, BadFilesAreRefusedWithTheirPlace) {
  EXPECT_EQ(read_players("").why().code, "nobody_listed");
  EXPECT_EQ(read_players("name,age\nAda,7\n").why().code, "csv_column");
  EXPECT_EQ(first_name("name,club\n,North\n"), "Line 2 has no name.");
  EXPECT_EQ(first_name("name\n\"Ada\nBen\n"), "A quotation mark is not closed, at line 4.");
}

TEST(Letters, SomeCantBeSeen) {
  EXPECT_TRUE(rules::is_blank("\u00A0 \u200B"));
  EXPECT_FALSE(rules::is_blank("\u200BA"));
}

TEST(Utf8, KnowsItselfOnly) {
  EXPECT_TRUE(is_utf8("Łukasz Ирина 李雷 \xF0\x9F\x8E\xB2"));
  for (const char* wrong : {"\xFC", "a\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x28\xA1"})
    EXPECT_FALSE(is_utf8(wrong));
}

}  // namespace
}  // namespace longroad::tournament
