/// Who may do what at the desk: every role with every command, and with everything else that can be asked.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <map>

#include "desk_client.hpp"

namespace longroad::tests {
namespace {

/// The matrix as people read it: o organiser, r referee, s scorekeeper, c check-in, d display,
/// p player for themselves and their own table, v the public page.
const std::map<std::string, std::string> kMatrix{
    {"set", "o"},       {"staff", "o"},     {"register", "oc"}, {"register_bots", "o"}, {"amend", "oc"},
    {"apart", "oc"},    {"check_in", "oc"}, {"drop", "orscp"},  {"return", "oc"},       {"schedule", "o"},
    {"publish", "os"},  {"layout", "or"},   {"start", "or"},    {"open_tables", "o"},   {"report", "orsp"},
    {"sign", "orsp"},   {"refuse", "orsp"}, {"decide", "or"},   {"correct", "ors"},     {"advance", "o"},
    {"choose", "orsp"}, {"banker", "ors"},  {"warn", "or"},     {"disqualify", "or"},   {"remove", "o"},
    {"limit", "or"},    {"call", "orscp"},  {"ruling", "or"},   {"dice_log", "orsp"},   {"note", "orsc"},
    {"undo", "orsc"},   {"going", "or"},    {"answered", "or"},
};

const std::map<char, std::string> kRoles{{'o', "organiser"}, {'r', "referee"}, {'s', "scorekeeper"},
                                         {'c', "check-in"},  {'d', "display"}, {'p', "player"},
                                         {'v', "public"}};

class DeskRoles : public ::testing::Test {
 protected:
  DeskRoles() : server_(folder_.path()), desk_(server_.port()) {
    desk_.welcome(16);
    desk_.plan();
    desk_.must({{"do", "start"}, {"game", "1.1"}});
    secrets_['o'] = desk_.organiser();
    secrets_['r'] = desk_.staff_link("referee", "Rita");
    secrets_['s'] = desk_.staff_link("scorekeeper", "Sam");
    secrets_['c'] = desk_.staff_link("check-in", "Cora");
    secrets_['d'] = desk_.staff_link("display", "Hall");
    secrets_['v'] = desk_.staff_link("public", "Foyer");
    player_ = static_cast<int>(desk_.table("1.1", 2).at("players").as_array()[0].as_int64());
    secrets_['p'] = desk_.player_link(player_);
  }

  /// A command with all that any of them might ask for, so that only the right to do it is in question.
  json::object order(const std::string& verb, int player, int table) {
    json::object out{{"do", verb}, {"game", "1.1"}, {"table", table}, {"player", player}};
    out["seen"] = desk_.table("1.1", table).at("version");
    return out;
  }

  TemporaryFolder folder_;
  Server server_;
  DeskClient desk_;
  std::map<char, std::string> secrets_;
  int player_ = 0;
};

TEST_F(DeskRoles, EveryCellOfTheMatrix) {
  for (const auto& [verb, who] : kMatrix) {
    for (const auto& [role, secret] : secrets_) {
      json::object asked = order(verb, player_, 2);
      if (verb == "undo") asked["entry"] = 1;
      const Answer answer = desk_.post(secret, "/preview", [&] {
        asked["id"] = "x";
        return json::value(asked);
      }());
      // Others than organisers undo only what they entered themselves, and none of these entered anything.
      const bool may = who.find(role) != std::string::npos && !(verb == "undo" && role != 'o');
      EXPECT_EQ(answer.status != 403, may) << kRoles.at(role) << " " << verb << " " << answer.body;
      if (!may) {
        EXPECT_EQ(answer.value().at("code").as_string(), "not_allowed") << verb;
      }
    }
  }
}

TEST_F(DeskRoles, WhatIsNoCommandIsABadRequest) {
  for (const char* verb : {"new", "lots", "post", "online", "nonsense", ""}) {
    for (const auto& [role, secret] : secrets_) {
      const Answer answer = desk_.command(secret, order(verb, player_, 2));
      EXPECT_EQ(answer.status, 400) << kRoles.at(role) << " " << verb;
      EXPECT_EQ(answer.value().at("code").as_string(), "bad_request") << verb;
    }
  }
  EXPECT_EQ(desk_.command(desk_.organiser(), {{"game", "1.1"}}).status, 400);
}

/// What only referees may do is offered to an organiser who is one (1.1.2), and to no other.
TEST_F(DeskRoles, AnOrganiserIsOfferedARefereesCommandsOnceTheyAreOne) {
  const auto offered = [&] { return json::serialize(desk_.document(secrets_['o']).at("me").at("may")); };
  for (const char* verb : {"decide", "warn", "disqualify", "ruling"}) {
    const std::string quoted = std::string("\"") + verb + "\"";
    EXPECT_EQ(offered().find(quoted), std::string::npos) << verb;
  }
  EXPECT_NE(offered().find("\"remove\""), std::string::npos);
  desk_.must({{"do", "staff"}, {"name", "Olga Ort"}, {"role", "referee"}});
  EXPECT_NE(offered().find("\"disqualify\""), std::string::npos);
}

TEST_F(DeskRoles, TheDocumentNamesWhatItsHolderMayDo) {
  desk_.must({{"do", "staff"}, {"name", "Olga Ort"}, {"role", "referee"}});
  for (const auto& [role, secret] : secrets_) {
    const json::object document = desk_.document(secret);
    std::string may;
    for (const auto& verb : document.at("me").at("may").as_array()) {
      EXPECT_NE(kMatrix.at(std::string(verb.as_string())).find(role), std::string::npos) << verb;
      may += std::string(verb.as_string()) + " ";
    }
    for (const auto& [verb, who] : kMatrix)
      EXPECT_EQ(who.find(role) != std::string::npos, may.find(verb + " ") != std::string::npos) << verb;
  }
}

TEST_F(DeskRoles, PlayersActForThemselvesOnly) {
  const auto players = desk_.table("1.1", 2).at("players").as_array();
  const int neighbour = static_cast<int>(players[1].as_int64());
  for (const char* verb : {"drop", "sign", "refuse", "choose", "dice_log"}) {
    EXPECT_EQ(desk_.command(secrets_['p'], order(verb, neighbour, 2)).status, 403) << verb;
  }
  for (const char* verb : {"report", "call", "sign", "refuse", "choose", "dice_log"}) {
    EXPECT_EQ(desk_.command(secrets_['p'], order(verb, player_, 1)).status, 403) << verb;
  }
  json::object all = order("sign", player_, 2);
  all["players"] = players;
  EXPECT_EQ(desk_.command(secrets_['p'], all).status, 403);
}

TEST_F(DeskRoles, WhoeverIsOutDoesNothingMore) {
  ASSERT_EQ(
      desk_.command(secrets_['r'], {{"do", "disqualify"}, {"player", player_}, {"ground", "abuse"}}).status,
      200);
  const int neighbour = static_cast<int>(desk_.table("1.1", 2).at("players").as_array()[1].as_int64());
  const std::string gone = desk_.player_link(neighbour);
  desk_.must({{"do", "drop"}, {"player", neighbour}, {"from", "1.1"}, {"reason", "the train"}});
  for (const std::string& secret : {secrets_['p'], gone}) {
    const int player = secret == gone ? neighbour : player_;
    for (const char* verb : {"report", "call", "sign", "refuse", "dice_log"}) {
      const Answer answer = desk_.command(secret, order(verb, player, 2));
      EXPECT_EQ(answer.status, 403) << verb;
      EXPECT_EQ(answer.value().at("why").at("code"), "out_of_game") << verb;
    }
  }
}

/// The answer to a command that comes too late tells nobody more than their document does.
TEST_F(DeskRoles, AnAnswerTellsOfNoSheetThatIsNotPublished) {
  desk_.must(desk_.report("1.1", 1));
  const json::object at_other{
      {"do", "drop"}, {"player", player_}, {"version", 1}, {"game", "1.1"}, {"table", 1}};
  const json::object call{{"do", "call"}, {"seen", 1}, {"game", "1.1"}, {"table", 1}, {"about", "x"}};
  const json::object note{{"do", "note"}, {"version", 1}, {"game", "1.1"}, {"table", 1}, {"text", "x"}};
  const auto tells = [&](char role, const json::object& order) {
    for (const char* where : {"/commands", "/preview"}) {
      json::object sent = order;
      sent["id"] = "x";
      const Answer answer = desk_.post(secrets_[role], where, sent);
      EXPECT_EQ(answer.status, 409) << answer.body;
      for (const char* key : {"table", "words", "by"})
        if (answer.value().as_object().contains(key)) return true;
    }
    return false;
  };
  EXPECT_FALSE(tells('p', at_other));
  EXPECT_FALSE(tells('c', call));
  EXPECT_FALSE(tells('c', note));
  for (const char role : {'o', 'r', 's'}) EXPECT_TRUE(tells(role, call)) << kRoles.at(role);
  json::object own = order("report", player_, 2);
  own["seen"] = 1;
  EXPECT_TRUE(tells('p', own));
}

TEST_F(DeskRoles, EverythingElseThatCanBeAsked) {
  const std::map<std::string, std::string> reads{
      {"", "orscdpv"},
      {"/texts", "orscdpv"},
      {"/texts/de", "orscdpv"},
      {"/board/1.1", "orscdpv"},
      {"/board/1.2", "orscdpv"},
      {"/links", "oc"},
      {"/log", "ors"},
      {"/log/5", "ors"},
      {"/print/standings/A4", "orsc"},
      {"/print/names/1.1/Letter", "orsc"},
      {"/export/standings.csv", "ors"},
      {"/export/results.csv", "ors"},
      {"/export/players.csv", "o"},
      {"/export/event.json", "o"},
      {"/export/report.txt", "o"},
  };
  for (const auto& [path, who] : reads) {
    for (const auto& [role, secret] : secrets_) {
      const bool may = who.find(role) != std::string::npos;
      EXPECT_EQ(desk_.get(secret, path).status, may ? 200 : 403) << kRoles.at(role) << " " << path;
    }
    EXPECT_EQ(desk_.get("00000000000000000000000000000000", path).status, 401) << path;
    EXPECT_EQ(get(server_.port(), "/api/desk/" + desk_.event() + path).status, 401) << path;
  }
  for (const auto& [role, secret] : secrets_) {
    const bool organiser = role == 'o';
    const bool door = organiser || role == 'c';
    EXPECT_EQ(desk_.post(secret, "/links", json::object{{"role", "display"}, {"name", "Foyer"}}).status,
              organiser ? 201 : 403);
    EXPECT_EQ(desk_.post(secret, "/links", json::object{{"role", "player"}, {"player", 16}}).status,
              door ? 201 : 403);
    EXPECT_EQ(
        desk_.post(secret, "/links/cards", json::object{{"base", "http://x"}, {"players", {15}}}).status,
        door ? 200 : 403);
    EXPECT_EQ(desk_.post(secret, "/links/99/revoke", json::object()).status, organiser ? 422 : 403);
  }
}

TEST_F(DeskRoles, OnlyWhatTheRoleMayKnowIsTold) {
  desk_.must({{"do", "amend"}, {"player", 3}, {"contact", "three@example.org"}});
  ASSERT_EQ(desk_.command(secrets_['r'], {{"do", "warn"}, {"player", 3}, {"ground", "shouting"}}).status,
            200);
  desk_.must(desk_.report("1.1", 1));
  desk_.finish("1.1");
  for (const auto& [role, secret] : secrets_) {
    const std::string text = json::serialize(desk_.document(secret));
    const auto tells = [&](std::string_view what) { return text.find(what) != std::string::npos; };
    EXPECT_EQ(tells("three@example.org"), role == 'o' || role == 'c') << kRoles.at(role);
    EXPECT_EQ(tells("shouting"), role == 'o' || role == 'r') << kRoles.at(role);
    const json::object document = desk_.document(secret);
    const bool sheets = role == 'o' || role == 'r' || role == 's';
    EXPECT_EQ(document.at("standings").as_array().empty(), !sheets) << kRoles.at(role);
    EXPECT_EQ(document.contains("calls"), sheets);
    EXPECT_EQ(document.contains("next"), role != 'd' && role != 'p' && role != 'v');
    EXPECT_EQ(document.contains("mine"), role == 'p');
    EXPECT_FALSE(tells(secret)) << "a secret is in the document";
  }
  desk_.must({{"do", "publish"}, {"game", "1.1"}, {"results", true}});
  for (const char role : {'d', 'p', 'v'})
    EXPECT_EQ(desk_.document(secrets_[role]).at("standings").as_array().size(), 16U);
}

TEST_F(DeskRoles, LinksAreRevokedAndReplaced) {
  DeskSocket open(desk_, secrets_['s']);
  ASSERT_TRUE(open.message());
  const auto links = desk_.get(secrets_['o'], "/links").value().at("links").as_array();
  EXPECT_EQ(json::serialize(links).find(secrets_['s']), std::string::npos);
  for (const auto& link : links) {
    if (link.at("role").as_string() != "scorekeeper") continue;
    const std::string number(link.at("link").as_string());
    EXPECT_EQ(desk_.post(secrets_['o'], "/links/" + number + "/revoke", json::object()).status, 200);
  }
  EXPECT_EQ(desk_.get(secrets_['s'], "").value().at("code").as_string(), "revoked");
  EXPECT_EQ(open.message()->at("code").as_string(), "revoked");
  EXPECT_EQ(DeskSocket(desk_, secrets_['s']).message()->at("code").as_string(), "revoked");
  EXPECT_EQ(DeskSocket(desk_, "00").message()->at("code").as_string(), "no_link");

  const std::string again = desk_.player_link(player_);
  EXPECT_EQ(desk_.get(secrets_['p'], "").status, 401);
  EXPECT_EQ(desk_.get(again, "").status, 200);
  EXPECT_EQ(desk_.post(secrets_['o'], "/links/1/revoke", json::object()).status, 422);  // the last organiser
}

TEST_F(DeskRoles, WhoeverLeavesTheStaffHasNoLink) {
  DeskSocket open(desk_, secrets_['s']);
  ASSERT_TRUE(open.message());
  desk_.must({{"do", "staff"}, {"name", "Sam"}, {"role", "scorekeeper"}, {"leaves", true}});
  EXPECT_EQ(desk_.get(secrets_['s'], "").value().at("code").as_string(), "revoked");
  while (const auto message = open.message())
    if (message->at("t") == "error") break;
  EXPECT_EQ(desk_.get(secrets_['r'], "").status, 200);
  EXPECT_EQ(desk_.get(desk_.staff_link("scorekeeper", "Sam"), "").status, 200) << "until they are asked back";
  const Answer last = desk_.command(
      desk_.organiser(), {{"do", "staff"}, {"name", "Olga Ort"}, {"role", "organiser"}, {"leaves", true}});
  EXPECT_EQ(last.status, 422);
  EXPECT_EQ(last.value().at("why").at("code"), "last_organiser");
}

/// Before the seats are published nobody finds out where they will sit.
TEST(DeskSeats, AreNotToldBeforeTheyArePublished) {
  TemporaryFolder folder;
  const Server server(folder.path());
  DeskClient desk(server.port());
  desk.welcome(16);
  desk.must({{"do", "schedule"}});
  const std::string ada = desk.player_link(1);
  for (int table = 1; table <= 4; ++table) {
    const json::object at{{"game", "1.1"}, {"table", table}, {"player", 1}, {"about", "x"}, {"version", 1}};
    for (const char* verb : {"call", "dice_log"}) {
      json::object order = at;
      order["do"] = verb;
      EXPECT_EQ(desk.command(ada, order).value().at("why").at("code"), "own_table") << verb << table;
    }
    json::object drop = at;
    drop["do"] = "drop";
    EXPECT_FALSE(desk.command(ada, drop).value().as_object().contains("table")) << table;
  }
}

/// The number of somebody who is registered no longer is given again; the old link does not come with it.
TEST(DeskLinks, AnUndoneRegistrationTakesItsLinksAlong) {
  TemporaryFolder folder;
  const Server server(folder.path());
  DeskClient desk(server.port());
  const json::object done = desk.must({{"do", "register"}, {"players", {{{"name", "Ada"}}}}});
  const std::string ada = desk.player_link(1);
  desk.must({{"do", "undo"}, {"entry", done.at("entries").as_array()[0]}, {"reason", "the wrong list"}});
  EXPECT_EQ(desk.get(ada, "").status, 401);
  desk.must({{"do", "register"}, {"players", {{{"name", "Ben"}}}}});
  EXPECT_EQ(desk.get(ada, "").status, 401);
  EXPECT_EQ(desk.get(desk.player_link(1), "").status, 200);
}

}  // namespace
}  // namespace longroad::tests
