/// What a link is told that it can do: which tables and players, and what the sheets there take.
#include <gtest/gtest.h>

#include "desk_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

class DeskPossible : public DeskTest {
 protected:
  void begin(int players) {
    desk_.welcome(players);
    desk_.plan();
    desk_.must({{"do", "start"}, {"game", "1.1"}});
  }
  /// What a document offers under this name for a game; nothing where it does not.
  json::object offer(std::string_view secret, std::string_view what, std::string_view game = "1.1") {
    const json::object document = desk_.document(secret);
    EXPECT_EQ(schema_fault("desk", "Document", document), "");
    for (const json::value& one : document.at("possible").as_array()) {
      const json::object& found = one.as_object();
      const json::value* of = found.if_contains("game");
      const bool about_some = found.contains("tables") || found.contains("players");
      if (about_some && found.at("do").as_string() == what && of != nullptr && of->as_string() == game)
        return found;
    }
    return {};
  }
  static json::array run(int first, int last) { return {json::array{first, last}}; }
};

/// Tables in runs, from the first one on; a sheet that is signed by all leaves a gap.
TEST_F(DeskPossible, NamesEveryTableWhoseSheetCanBeTypedIn) {
  begin(20);
  const std::string sam = desk_.staff_link("scorekeeper", "Sam");
  EXPECT_EQ(offer(sam, "report").at("tables"), run(1, 5));
  EXPECT_TRUE(offer(sam, "correct").empty());
  EXPECT_TRUE(offer(sam, "decide").empty()) << "that is for a referee";

  desk_.must(desk_.report("1.1", 1));
  const json::object sheet = desk_.table("1.1", 1);
  EXPECT_EQ(offer(sam, "report").at("tables"), run(1, 5)) << "one that was reported can be typed in again";
  EXPECT_FALSE(offer(sam, "sign").empty());
  desk_.must({{"do", "sign"},
              {"game", "1.1"},
              {"table", 1},
              {"players", sheet.at("players")},
              {"seen", sheet.at("version")}});
  EXPECT_EQ(offer(sam, "report").at("tables"), run(2, 5));
  EXPECT_EQ(offer(sam, "correct").at("tables"), run(1, 1));
  EXPECT_TRUE(offer(sam, "correct").at("sheet").at("same_winner").as_bool());
}

/// Whoever is registered first is offered their own table and signature as everybody is.
TEST_F(DeskPossible, TellsThePhoneOfTheFirstPlayerTheirOwnTable) {
  begin(16);
  const std::string phone = desk_.player_link(1);
  const json::value mine = desk_.document(phone).at("mine").at("games").at(0);
  const int number = static_cast<int>(mine.at("table").as_int64());
  const json::object report = offer(phone, "report");
  EXPECT_EQ(report.at("tables"), run(number, number));
  EXPECT_EQ(report.at("sheet").at("to_win"), 10);
  desk_.must(desk_.report("1.1", number));
  EXPECT_EQ(offer(phone, "sign").at("players"), run(1, 1));
}

}  // namespace
}  // namespace longroad::tests
