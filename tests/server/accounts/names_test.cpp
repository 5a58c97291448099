/// Nobody looks like an account, and a deleted account is nobody's in all that is served afterwards.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "schema.hpp"
#include "server/table/model/plain_text.hpp"
#include "store/accounts.hpp"

namespace longroad::tests {
namespace {

class AccountNames : public ::testing::Test {
 protected:
  static Answer sign_up(Browser& browser, const char* name) {
    return browser.ask("POST", "/api/account", {{"name", name}, {"password", "a long word"}});
  }
  Answer make(Browser& browser, const json::array& seats) {
    return browser.ask("POST", "/api/tables", {{"game", "duo"}, {"seats", seats}, {"pace", 0}});
  }
  Answer join(Browser& browser, const std::string& table, const char* name) {
    return browser.ask("POST", "/api/tables/" + table + "/join", {{"name", name}});
  }
  static std::string code(const Answer& answer) { return std::string(answer.value().at("code").as_string()); }

  TemporaryFolder folder_;
  std::unique_ptr<Server> server_ = std::make_unique<Server>(folder_.path());
  Browser zoe_{server_->port()};
  Browser guest_{server_->port()};
};

TEST_F(AccountNames, OfAccountsAreNobodyElses) {
  ASSERT_EQ(sign_up(zoe_, "Zoë Müller").status, 201);
  for (const char* alike : {"zoe muller", "ZOË  MÜLLER", "Zoe\u0308 Mu\u0308ller", "Zoë\u00A0Müller"}) {
    EXPECT_EQ(code(sign_up(guest_, alike)), "name_taken") << alike;
    EXPECT_EQ(code(make(guest_, {{{"kind", "me"}, {"name", alike}}, {{"kind", "open"}}})), "name_reserved")
        << alike;
  }
  const Answer made = make(zoe_, {{{"kind", "me"}, {"name", "Somebody"}}, {{"kind", "open"}}});
  const std::string id(made.value().at("table").as_string());
  const json::value seat = made.value().at("info").at("seats").at(0);
  EXPECT_EQ(seat.at("name").as_string(), "Zoë Müller") << "an account sits down under its name";
  EXPECT_EQ(seat.at("account").as_string(), "Zoë Müller");
  EXPECT_EQ(code(join(guest_, id, "Zoe Muller")), "name_reserved");
  EXPECT_EQ(code(make(zoe_, {{{"kind", "me"}, {"name", "x"}}, {{"kind", "here"}, {"name", "Zoë Müller"}}})),
            "name_reserved")
      << "nor is whoever shares her screen";
  EXPECT_EQ(join(guest_, id, "Zora").status, 200);
}

TEST_F(AccountNames, ThatLookAlikeSinceBeforeAreListedForTheHost) {
  ASSERT_EQ(sign_up(zoe_, "Zoe").status, 201);
  ASSERT_EQ(sign_up(guest_, "Ben").status, 201);
  server_->stop();
  {
    auto store = store::Store::open(tests::database_for(folder_.path()));
    store::Statement((*store)->database(),
                     "INSERT INTO accounts (name, password, created) VALUES ('Zoë', 'x', 1)")
        .run();
  }
  server_ = std::make_unique<Server>(folder_.path());
  const std::string listed = admin(folder_.path(), "accounts");
  EXPECT_NE(listed.find("These look alike: Zoë, Zoe"), std::string::npos) << listed;
  EXPECT_EQ(listed.find("Ben,"), std::string::npos);
}

TEST_F(AccountNames, OfADeletedAccountAreInNothingThatIsServedAfterwards) {
  ASSERT_EQ(sign_up(zoe_, "Zoe Quast").status, 201);
  ASSERT_EQ(sign_up(guest_, "Ben").status, 201);
  const auto sit = [&] {
    const Answer made = make(zoe_, {{{"kind", "me"}, {"name", "x"}}, {{"kind", "open"}}});
    std::pair<std::string, std::vector<std::string>> table;
    table.first = made.value().at("table").as_string();
    table.second.emplace_back(made.value().at("seats").at(0).at("secret").as_string());
    table.second.emplace_back(join(guest_, table.first, "x").value().at("secret").as_string());
    return table;
  };
  const auto [id, secrets] = sit();
  Player one(server_->port(), id, secrets[0]);
  Player two(server_->port(), id, secrets[1]);
  seed_all({&one, &two});
  finish({&one, &two}, 5);
  const auto [running, running_secrets] = sit();
  Player three(server_->port(), running, running_secrets[0]);
  Player four(server_->port(), running, running_secrets[1]);
  seed_all({&three, &four});
  four.wait_for_event("started");
  EXPECT_NE(get(server_->port(), "/api/tables/" + id + "/record").body.find("Zoe Quast"), std::string::npos);
  EXPECT_EQ(four.command({{"t", "block"}, {"seat", 1}, {"on", true}}).at("t"), "ack");
  EXPECT_EQ(make(guest_, {{{"kind", "me"}, {"name", "x"}}, {{"kind", "open"}}}).status, 201)
      << "with his list";

  ASSERT_EQ(zoe_.ask("DELETE", "/api/account", {{"password", "a long word"}}).status, 200);
  const auto served = [&] {
    std::string all;
    for (const std::string path : {"/record", "/replay", ""})
      all += get(server_->port(), "/api/tables/" + id + path).body;
    all +=
        guest_.ask("GET", "/api/account/history").body + get(server_->port(), "/api/tables/" + running).body;
    all += json::serialize(json::value(Player(server_->port(), running, running_secrets[1]).welcome()));
    return all + admin(folder_.path(), "tables --json");
  };
  EXPECT_EQ(served().find("Quast"), std::string::npos);
  EXPECT_NE(served().find("Seat 1"), std::string::npos);
  server_->stop();
  {
    const auto store = store::Store::open(tests::database_for(folder_.path()));
    for (const char* column : {"body FROM log", "summary FROM results", "name FROM blocks",
                               "person FROM blocks", "name FROM accounts"}) {
      store::Statement rows((*store)->database(), std::string("SELECT ") + column);
      rows.ask();
      while (rows.row()) EXPECT_EQ(rows.text(0).find("Quast"), std::string::npos) << rows.text(0);
    }
  }
  server_ = std::make_unique<Server>(folder_.path());
  guest_.follow(server_->port());
  EXPECT_EQ(served().find("Quast"), std::string::npos) << "nor after a restart";
}

TEST(ShortName, ShowsThatItIsCut) {
  EXPECT_EQ(server::short_name("Maximiliane von Hohenstein"), "Maximiliane von Hohenst…");
  EXPECT_EQ(server::short_name("Maximiliane von Hohenst!"), "Maximiliane von Hohenst!")
      << "just as long as can be";
}

}  // namespace
}  // namespace longroad::tests
