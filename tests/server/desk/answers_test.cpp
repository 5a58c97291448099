/// What the desk answers: documents as the schema has them, reasons, prints, exports, refusals in words.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "desk_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

TEST_F(DeskTest, EveryDocumentFitsTheSchema) {
  desk_.welcome(17);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  std::vector<std::string> secrets{desk_.organiser(), desk_.player_link(1)};
  for (const char* role : {"referee", "scorekeeper", "check-in", "display", "public"})
    secrets.push_back(desk_.staff_link(role, std::string("Staff ") + role));
  const auto check_all = [&] {
    for (const auto& secret : secrets) {
      EXPECT_EQ(schema_fault("desk", "Document", desk_.document(secret)), "");
      EXPECT_EQ(schema_fault("desk", "StateMessage", *DeskSocket(desk_, secret).message()), "");
    }
  };
  check_all();
  EXPECT_EQ(schema_fault("desk", "Done", desk_.must(desk_.report("1.1", 1))), "");
  desk_.finish("1.1");
  desk_.must({{"do", "publish"}, {"game", "1.1"}, {"results", true}});
  check_all();
  const auto read = [&](const std::string& path) { return desk_.get(desk_.organiser(), path).value(); };
  EXPECT_EQ(schema_fault("desk", "LogPage", read("/log")), "");
  EXPECT_EQ(schema_fault("desk", "Texts", read("/texts")), "");
  EXPECT_EQ(schema_fault("desk", "Texts", read("/texts/de")), "");
  EXPECT_EQ(read("/texts/en"), read("/texts"));
  EXPECT_NE(read("/texts/de"), read("/texts/en"));
  EXPECT_EQ(schema_fault("desk", "Explained", read("/explain/1/2")), "");
  const json::value links = read("/links");
  for (const auto& link : links.at("links").as_array()) EXPECT_EQ(schema_fault("desk", "Link", link), "");
}

TEST_F(DeskTest, APlanIsShownBeforeItIsTaken) {
  desk_.welcome(16);
  const json::value preview =
      desk_.post(desk_.organiser(), "/preview", json::object{{"id", "x"}, {"do", "schedule"}}).value();
  EXPECT_EQ(schema_fault("desk", "Done", preview), "");
  const json::array& games = preview.at("plan").at("games").as_array();
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0].at("tables").as_array().size(), 4U);
  EXPECT_EQ(desk_.tables_of("1.1"), 0) << "nothing is planned by looking";
  desk_.must({{"do", "schedule"}, {"seed", preview.at("seed")}});
  EXPECT_EQ(desk_.table("1.1", 1).at("players"), games[0].at("tables").at(0)) << "what was shown";
}

TEST_F(DeskTest, AStepOfSeveralEntriesIsUndoneAtOnce) {
  desk_.welcome(16);
  const json::array late{json::object{{"name", "Late"}}};
  const json::object came = desk_.must({{"do", "register"}, {"players", late}, {"check_in", true}});
  EXPECT_TRUE(came.at("can_undo").as_bool());
  ASSERT_EQ(came.at("entries").as_array().size(), 2U);
  const std::string door = desk_.staff_link("check-in", "Cora");
  const json::object undo{{"do", "undo"}, {"entries", came.at("entries")}};
  EXPECT_EQ(desk_.command(door, undo).status, 403) << "somebody else's";
  const json::object undone = desk_.must(undo);
  EXPECT_FALSE(undone.at("can_undo").as_bool());
  EXPECT_EQ(desk_.document(desk_.organiser()).at("players").as_array().size(), 16U);
}

TEST_F(DeskTest, TheDoorKnowsWhoHasACardAndNothingOfTheStaff) {
  desk_.welcome(16);
  const std::string card = desk_.player_link(3);
  const std::string door = desk_.staff_link("check-in", "Cora");
  const json::value listed = desk_.get(door, "/links").value();
  ASSERT_EQ(listed.at("links").as_array().size(), 1U) << listed;
  EXPECT_EQ(listed.at("links").at(0).at("player"), 3);
  EXPECT_EQ(desk_.get(card, "/links").status, 403);
}

TEST_F(DeskTest, ReasonsAreExplainedFromWhatOneMayKnow) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  desk_.finish("1.1");
  const std::string display = desk_.staff_link("display", "Hall");
  EXPECT_EQ(desk_.get(display, "/explain/1/2").status, 404);
  const json::value explained = desk_.get(desk_.organiser(), "/explain/1/2").value();
  EXPECT_FALSE(explained.at("why").at("text").as_string().empty()) << explained;
  EXPECT_EQ(explained.at("rows").as_array()[0].at("games").as_array().size(), 1U);
  desk_.must({{"do", "publish"}, {"game", "1.1"}, {"results", true}});
  EXPECT_EQ(desk_.get(display, "/explain/1/2").status, 200);
}

/// Where fractions decide, the rows show fractions: rounded ones could be the same.
TEST_F(DeskTest, ReasonsShowThePercentagesThatDecide) {
  desk_.welcome(16);
  desk_.must({{"do", "set"}, {"key", "percentages"}, {"value", "exact"}});
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  desk_.finish("1.1");
  const json::value explained = desk_.get(desk_.organiser(), "/explain/1/2").value();
  for (const json::value& row : explained.at("rows").as_array()) {
    EXPECT_NE(row.at("percent").as_string().find('/'), std::string::npos) << row;
    EXPECT_NE(row.at("games").at(0).at("percent").as_string().find('/'), std::string::npos) << row;
  }
}

TEST_F(DeskTest, AnotherLaptopTakesOver) {
  desk_.welcome(16);
  desk_.plan();
  desk_.must({{"do", "start"}, {"game", "1.1"}});
  desk_.finish("1.1");
  const std::string player = desk_.player_link(1);
  const json::value kept = desk_.get(desk_.organiser(), "/export/event.json").value();
  EXPECT_EQ(desk_.get(player, "/export/event.json").status, 403);
  TemporaryFolder folder;
  Server laptop(folder.path());
  const Answer made =
      post(laptop.port(), "/api/desk/restore", json::object{{"organiser", "Olga Ort"}, {"export", kept}});
  ASSERT_EQ(made.status, 201) << made.body;
  DeskClient there(laptop.port(), std::string(made.value().at("event").as_string()),
                   std::string(made.value().at("secret").as_string()));
  EXPECT_EQ(schema_fault("desk", "LinkMade", made.value()), "");
  EXPECT_TRUE(made.value().at("same").as_bool());
  EXPECT_EQ(there.event(), desk_.event());
  json::object before = desk_.document(desk_.organiser());
  json::object after = there.document(there.organiser());
  EXPECT_NE(after.at("settings").at("taken_over"), "");
  for (json::object* document : {&before, &after}) {
    document->erase("version");  // the takeover is an entry too
    document->at("settings").as_object().erase("taken_over");
  }
  EXPECT_EQ(before, after);
  // Whatever was printed goes on: the old links open it.
  EXPECT_EQ(there.document(player).at("mine").at("player"), 1);
  EXPECT_EQ(there.document(desk_.organiser()).at("me").at("role"), "organiser");
  there.must({{"do", "publish"}, {"game", "1.1"}, {"results", true}});
  const Answer none =
      post(laptop.port(), "/api/desk/restore", json::object{{"organiser", "X"}, {"export", json::object()}});
  EXPECT_EQ(none.status, 422);
  EXPECT_EQ(none.value().at("code").as_string(), "bad_export");
}

TEST_F(DeskTest, ATournamentThatIsHereAlreadyIsNotOverwritten) {
  const json::value kept = desk_.get(desk_.organiser(), "/export/event.json").value();
  const Answer made =
      post(server_.port(), "/api/desk/restore", json::object{{"organiser", "Olga Ort"}, {"export", kept}});
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_FALSE(made.value().at("same").as_bool());
  EXPECT_NE(made.value().at("event").as_string(), desk_.event());
  EXPECT_EQ(desk_.document(desk_.organiser()).at("settings").at("taken_over"), "");
  json::value foreign = kept;
  foreign.at("links").as_array().push_back(json::object{{"role", "king"}, {"fingerprint", "0"}});
  EXPECT_EQ(
      post(server_.port(), "/api/desk/restore", json::object{{"organiser", "X"}, {"export", foreign}}).status,
      422);
}

TEST_F(DeskTest, BadRequestsAreRefusedInWords) {
  EXPECT_EQ(post(server_.port(), "/api/desk", json::object{{"name", "Cup"}}).status, 422);
  EXPECT_EQ(post(server_.port(), "/api/desk", json::object{{"name", ""}, {"organiser", "Olga"}}).status, 422);
  EXPECT_EQ(http(server_.port(), "POST", "/api/desk", "[1").status, 400);
  EXPECT_EQ(get(server_.port(), "/api/desk/nosuchevnt").status, 404);
  const auto status = [&](json::object order) {
    return desk_.command(desk_.organiser(), std::move(order)).status;
  };
  EXPECT_EQ(status({{"do", "report"}, {"game", "1.1"}, {"table", 1}}), 400) << "without what was seen";
  EXPECT_EQ(status({{"do", "register"}, {"players", 7}}), 400);
  EXPECT_EQ(status({{"do", "set"}, {"key", "name"}, {"value", "X"}, {"by", "somebody else"}}), 400);
  EXPECT_EQ(status({{"do", "check_in"}, {"player", 1}}), 422);
  EXPECT_EQ(status({{"do", "start"}, {"game", "1.1"}}), 422);
  EXPECT_EQ(status({{"do", "schedule"}}), 422);
  EXPECT_EQ(status({{"do", "undo"}, {"entry", 1}}), 422);
  EXPECT_EQ(status({{"do", "note"}, {"text", "x"}, {"version", 99}}), 409);
  EXPECT_EQ(desk_.post(desk_.organiser(), "/commands", json::object{{"do", "note"}}).status, 400);
}

TEST_F(DeskTest, RefusalsSayWhichSentenceTheyAreAndWhatItSpeaksOf) {
  desk_.welcome(16);
  const auto refusal = [&](const std::string& secret, json::object order) {
    const json::value answer = desk_.command(secret, std::move(order)).value();
    EXPECT_EQ(schema_fault("desk", "Refusal", answer), "") << answer;
    EXPECT_EQ(answer.at("error"), answer.at("why").at("text")) << answer;
    return answer.at("why").as_object();
  };
  const auto& olga = desk_.organiser();
  const json::object again = refusal(olga, {{"do", "check_in"}, {"player", 1}, {"accepted", true}});
  EXPECT_EQ(again.at("code"), "checked_in_already");
  EXPECT_EQ(again.at("args").at("player"), desk_.document(olga).at("players").as_array()[0].at("name"));
  const json::object begun = refusal(olga, {{"do", "publish"}, {"game", "semi"}, {"results", true}});
  EXPECT_EQ(begun.at("code"), "no_tables_yet");
  EXPECT_EQ(begun.at("args").at("game").at("code"), "semifinal");
  const json::object csv = refusal(olga, {{"do", "register"}, {"csv", "name,age\nAda,7\n"}});
  EXPECT_EQ(csv.at("code"), "csv_column");
  EXPECT_EQ(csv.at("args").at("column"), "age");
  const json::object role = refusal(desk_.player_link(1), {{"do", "schedule"}});
  EXPECT_EQ(role.at("code"), "link_cannot");
  EXPECT_EQ(role.at("args").at("role").at("code"), "role_player");
}

TEST_F(DeskTest, GermanTournamentsExportForGermanSpreadsheets) {
  desk_.welcome(16);
  const auto heading = [&] {
    const std::string csv = desk_.get(desk_.organiser(), "/export/players.csv").body;
    return csv.substr(0, csv.find_first_of("\r\n"));
  };
  EXPECT_TRUE(heading().ends_with("player,name,club,contact,apart,warnings,accepted,status")) << heading();
  desk_.must({{"do", "set"}, {"key", "language"}, {"value", "German"}});
  EXPECT_TRUE(heading().ends_with("player;name;club;contact;apart;warnings;accepted;status")) << heading();
}

TEST_F(DeskTest, PrintsArePdfAndLinksHaveCodes) {
  desk_.welcome(16);
  desk_.plan();
  for (const char* what : {"names/1.1", "tables/1.1", "tents/1.1", "sheets/1.1", "board/1.1", "standings",
                           "bracket", "report", "conduct"}) {
    for (const char* paper : {"A4", "Letter"}) {
      const Answer pdf = desk_.get(desk_.organiser(), fmt::format("/print/{}/{}", what, paper));
      EXPECT_EQ(pdf.status, 200) << what;
      EXPECT_TRUE(pdf.body.starts_with("%PDF")) << what;
    }
  }
  EXPECT_EQ(desk_.get(desk_.organiser(), "/print/sheets/1.1/Napkin").status, 404);
  EXPECT_EQ(desk_.get(desk_.organiser(), "/print/tables/semi/A4").status, 422);
  const Answer cards =
      desk_.post(desk_.organiser(), "/links/cards", json::object{{"base", "http://192.168.1.20:8080"}});
  EXPECT_TRUE(cards.body.starts_with("%PDF"));
  const Answer qr = http(server_.port(), "POST", "/api/qr", "http://192.168.1.20:8080/desk/x#y");
  EXPECT_TRUE(qr.body.starts_with("<svg"));
}

}  // namespace
}  // namespace longroad::tests
