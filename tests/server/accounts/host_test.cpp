/// The host of the server: the admin command, what the admin page asks, and who is let in.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <filesystem>

#include "browser.hpp"
#include "desk_client.hpp"
#include "phrases/translations.hpp"
#include "player.hpp"
#include "schema.hpp"
#include "server/api/host/admin_page.hpp"

namespace longroad::tests {
namespace {

class Host : public ::testing::Test {
 protected:
  Answer ask(std::string_view method, std::string_view path, const json::value& body = {}) {
    std::string token = admin(folder_.path(), "token");
    token.pop_back();  // the end of the line
    return http(server_.port(), method, path, body.is_null() ? "" : json::serialize(body),
                "Authorization: Bearer " + token + "\r\n");
  }

  TemporaryFolder folder_;
  Server server_{folder_.path()};
};

TEST_F(Host, AloneSeesAllTablesAndClosesThem) {
  const Made made = make_table(server_.port(), "base", 3, 0);
  EXPECT_EQ(get(server_.port(), "/api/admin/tables").status, 401);
  EXPECT_EQ(http(server_.port(), "GET", "/api/admin/tables", {}, "Authorization: Bearer \r\n").status, 401);
  EXPECT_TRUE(get(server_.port(), "/api/tables").value().at("tables").as_array().empty());
  EXPECT_NE(admin(folder_.path(), "tables").find(made.id), std::string::npos);
  EXPECT_NE(admin(folder_.path(), "close " + made.id).find("Done."), std::string::npos);
  EXPECT_EQ(get(server_.port(), "/api/tables/" + made.id).value().at("state").as_string(), "over");
  EXPECT_NE(get(server_.port(), "/metrics").body.find("longroad_games_ended_total 1"), std::string::npos);
}

TEST_F(Host, MakesALinkForAnOrganiserWhoHasNone) {
  const DeskClient desk(server_.port());
  const std::string path = "/api/admin/desks/" + desk.event() + "/organiser";
  EXPECT_EQ(post(server_.port(), path, json::object()).status, 401);
  EXPECT_EQ(ask("POST", "/api/admin/desks/nowhere/organiser").status, 404);
  const json::value made = json::parse(admin(folder_.path(), "organiser --json " + desk.event()));
  EXPECT_EQ(schema_fault("desk", "LinkMade", made), "");
  const json::value me = desk.document(made.at("secret").as_string()).at("me");
  EXPECT_EQ(me.at("role"), "organiser");
  EXPECT_EQ(me.at("name"), "Olga Ort");
}

TEST_F(Host, ReadsReportsWithWhatWasSaidBefore) {
  const Made made = make_table(server_.port(), "base", 3, 0);
  Player(server_.port(), made.id, made.secrets[1]).command({{"t", "say"}, {"text", "you fool"}});
  const std::string path = "/api/tables/" + made.id + "/report";
  EXPECT_EQ(post(server_.port(), path, {{"secret", "x"}, {"seat", 2}, {"text", "rude"}}).status, 403);
  EXPECT_EQ(post(server_.port(), path, {{"secret", made.secrets[0]}, {"seat", 2}, {"text", "rude"}}).status,
            200);
  EXPECT_NE(admin(folder_.path(), "reports").find("rude"), std::string::npos);
  const auto reports = ask("GET", "/api/admin/reports").value().at("reports").as_array();
  ASSERT_EQ(reports.size(), 1u);
  EXPECT_EQ(schema_fault("Report", reports[0]), "");
  EXPECT_EQ(reports[0].at("sender").to_number<int>(), 1);
  EXPECT_EQ(reports[0].at("by").at("name").as_string(), "P1");
  EXPECT_EQ(reports[0].at("about").at("name").as_string(), "P2");
  EXPECT_TRUE(reports[0].at("about").at("account").is_null()) << "a guest";
  EXPECT_EQ(reports[0].at("chat").at(0).at("text").as_string(), "you fool");

  const std::string listed = admin(folder_.path(), "reports");
  EXPECT_NE(listed.find("P1 (guest, seat 1) about P2 (guest, seat 2): rude\n"), std::string::npos) << listed;
  EXPECT_NE(listed.find("P2: you fool\n"), std::string::npos) << listed;
  EXPECT_NE(admin(folder_.path(), "reports --json").find("\"about\""), std::string::npos);
  const std::string id = std::to_string(reports[0].at("id").to_number<int>());
  EXPECT_EQ(post(server_.port(), "/api/admin/reports/" + id + "/close", json::object()).status, 401);
  EXPECT_EQ(ask("POST", "/api/admin/reports/nonsense/close").status, 404);
  EXPECT_EQ(admin(folder_.path(), "settle " + id), "Done.\n");
  EXPECT_EQ(admin(folder_.path(), "reports"), "There are no open reports.\n");
}

TEST_F(Host, ReadsTablesOfText) {
  for (const char* name : {"Robot 10", "Robot 3"})
    Browser(server_.port()).ask("POST", "/api/account", {{"name", name}, {"password", "a long word"}});
  const std::string accounts = admin(folder_.path(), "accounts");
  EXPECT_LT(accounts.find("Robot 3 "), accounts.find("Robot 10 ")) << accounts;
  EXPECT_EQ(accounts.find('{'), std::string::npos);
  const Made made = make_table(server_.port(), "base", 2, 0);
  const std::string tables = admin(folder_.path(), "tables");
  EXPECT_NE(tables.find(made.id + "  "), std::string::npos) << tables;
  EXPECT_NE(tables.find("P1, P2"), std::string::npos) << tables;
  EXPECT_EQ(tables.find('{'), std::string::npos);
}

TEST_F(Host, MutesAGuestAtATableAndAnAccountEverywhere) {
  const Made made = make_table(server_.port(), "base", 3, 0);
  Player guest(server_.port(), made.id, made.secrets[0]);
  const auto say = [](Player& player) {
    const auto answer = player.command({{"t", "say"}, {"text", "hello"}});
    return std::string(answer.at(answer.contains("code") ? "code" : "t").as_string());
  };
  EXPECT_EQ(say(guest), "ack");
  const std::string silence = "/api/admin/tables/" + made.id + "/silence";
  EXPECT_EQ(post(server_.port(), silence, {{"seat", 1}}).status, 401);
  EXPECT_EQ(ask("POST", silence, {{"seat", 6}}).status, 409);
  EXPECT_EQ(ask("POST", silence, {{"seat", 1}}).status, 200);
  EXPECT_EQ(say(guest), "silenced");
  EXPECT_NE(admin(folder_.path(), "silence --off " + made.id + " 1").find("Done."), std::string::npos);
  EXPECT_EQ(say(guest), "ack");

  Browser ada(server_.port());
  ada.ask("POST", "/api/account", {{"name", "Ada L"}, {"password", "a long word"}});
  const json::array seats{{{"kind", "me"}, {"name", "A"}}, {{"kind", "bot"}, {"bot", "random"}}};
  const auto own = ada.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}}).value();
  Player player(server_.port(), std::string(own.at("table").as_string()),
                std::string(own.at("seats").at(0).at("secret").as_string()));
  EXPECT_NE(admin(folder_.path(), "mute 'Ada L'").find("Done."), std::string::npos);
  EXPECT_EQ(say(player), "silenced");
  const auto accounts = ask("GET", "/api/admin/accounts").value().at("accounts").as_array();
  ASSERT_EQ(accounts.size(), 1u);
  EXPECT_EQ(schema_fault("HostAccount", accounts[0]), "");
  EXPECT_TRUE(accounts[0].at("muted").as_bool());
  EXPECT_NE(admin(folder_.path(), "unmute 'Ada L'").find("Done."), std::string::npos);
  EXPECT_EQ(say(player), "ack");
}

TEST_F(Host, ResetsAndDeletesAccounts) {
  Browser ada(server_.port());
  ada.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "a long word"}});
  const auto code = ask("POST", "/api/admin/accounts/Ada/reset").value().at("code");
  const json::object reset{{"name", "Ada"}, {"reset", code}, {"password", "another word"}};
  EXPECT_EQ(Browser(server_.port()).ask("POST", "/api/account/password", reset).status, 200);
  EXPECT_EQ(http(server_.port(), "DELETE", "/api/admin/accounts/Ada").status, 401);
  EXPECT_EQ(ask("DELETE", "/api/admin/accounts/Ada").status, 200);
  EXPECT_EQ(ask("DELETE", "/api/admin/accounts/Ada").status, 404);
  EXPECT_EQ(ada.ask("POST", "/api/account/sign_in", {{"name", "Ada"}, {"password", "another word"}}).status,
            403);
}

TEST_F(Host, MutesNobodyWhoTakesTheNameOfADeletedAccount) {
  const json::object words{{"name", "Ada"}, {"password", "a long word"}};
  Browser ada(server_.port());
  ada.ask("POST", "/api/account", words);
  EXPECT_EQ(ask("POST", "/api/admin/accounts/Ada/mute").status, 200);
  EXPECT_EQ(ask("DELETE", "/api/admin/accounts/Ada").status, 200);
  Browser next(server_.port());
  ASSERT_EQ(next.ask("POST", "/api/account", words).status, 201);
  const json::array seats{{{"kind", "me"}, {"name", "A"}}, {{"kind", "open"}}};
  const auto own = next.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}}).value();
  Player player(server_.port(), std::string(own.at("table").as_string()),
                std::string(own.at("seats").at(0).at("secret").as_string()));
  EXPECT_EQ(player.command({{"t", "say"}, {"text", "hello"}}).at("t").as_string(), "ack");
}

TEST_F(Host, KeepsTheTokenToWhoeverMayReadTheDataFolder) {
  const std::string token = admin(folder_.path(), "token");
  EXPECT_GE(token.size(), 32u);
  for (const char* path : {"/admin", "/admin.js", "/api/about", "/metrics", "/healthz"})
    EXPECT_EQ(get(server_.port(), path).body.find(token.substr(0, 32)), std::string::npos) << path;
  for (const char* file : {"/admin", on_postgres() ? "/node" : "/longroad.db", "/lock"})
    EXPECT_EQ(std::filesystem::status(folder_.path() + file).permissions() & std::filesystem::perms::all,
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << file;
}

TEST(HostPage, SaysTheSameInEveryLanguage) {
  const std::string script = server::admin_page("/admin.js").body;
  const phrases::Book& english = phrases::book(Language::English, "admin");
  for (const Language language : kLanguages) {
    EXPECT_NE(script.find(std::string(code_of(language)) + ": {\n  \"title\": "), std::string::npos);
    const phrases::Book& book = phrases::book(language, "admin");
    EXPECT_EQ(book.size(), english.size());
    for (const auto& [code, sentence] : book) {
      ASSERT_TRUE(english.contains(code)) << code;
      EXPECT_EQ(std::ranges::count(sentence, '{'), std::ranges::count(english.at(code), '{')) << code;
    }
  }
}

}  // namespace
}  // namespace longroad::tests
