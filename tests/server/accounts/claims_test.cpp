/// Games that were played as a guest: what a table tells of itself alone, and taking them into an account.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

/// In which the first seat has won with its next city.
constexpr const char* kLastTurn =
    R"(format: 1
game: base
players: ["Ada","Ben"]
position: {"game":"base","players":2,"seats":[{"hand":"ggooo","settlements":[0,2,4],"cities":[16,18,20]},{"settlements":[50]}],"turn":{"seat":1,"number":9,"phase":"main","rolled":true}}

)";

class Claims : public ::testing::Test {
 protected:
  /// Two guests at the table's last turn.
  void sit_down(const json::object& more = {}) {
    json::object wish{{"game", "base"},
                      {"seats", {{{"kind", "me"}, {"name", "Ada Quast"}}, {{"kind", "open"}}}},
                      {"from", {{"line", 0}, {"record", kLastTurn}}}};
    for (const auto& [key, value] : more) wish[key] = value;
    const Answer made = ada_.ask("POST", "/api/tables", wish);
    ASSERT_EQ(made.status, 201) << made.body;
    path_ = "/api/tables/" + std::string(made.value().at("table").as_string());
    table_ = made.value().at("table").as_string();
    secrets_ = {std::string(made.value().at("seats").at(0).at("secret").as_string())};
    const Answer joined = ben_.ask("POST", path_ + "/join", {{"name", "Ben"}});
    secrets_.emplace_back(joined.value().at("secret").as_string());
    one_ = std::make_unique<Player>(server_.port(), table_, secrets_[0]);
    two_ = std::make_unique<Player>(server_.port(), table_, secrets_[1]);
    seed_all({one_.get(), two_.get()});
    one_->wait_for_event("started");
  }
  void win() { ASSERT_EQ(one_->play("1 city 0").at("t"), "ack"); }

  Answer sign_up(Browser& browser, const char* name) {
    return browser.ask("POST", "/api/account", {{"name", name}, {"password", "a long word"}});
  }
  Answer claim(Browser& browser, const std::string& secret) {
    return browser.ask("POST", path_ + "/claim", {{"secret", secret}});
  }
  static std::string code(const Answer& answer) { return std::string(answer.value().at("code").as_string()); }
  json::value seen_by(const std::string& secret) {
    const Answer answer = http(server_.port(), "GET", path_, {}, "Authorization: Bearer " + secret + "\r\n");
    EXPECT_EQ(schema_fault("TableInfo", answer.value()), "");
    return answer.value();
  }

  TemporaryFolder folder_;
  Server server_{folder_.path()};
  Browser ada_{server_.port()};
  Browser ben_{server_.port()};
  std::string table_;
  std::string path_;
  std::vector<std::string> secrets_;
  std::unique_ptr<Player> one_;
  std::unique_ptr<Player> two_;
};

TEST_F(Claims, ATableTellsItsPlayersWhomItWaitsForAndEverybodyHowItEnded) {
  sit_down();
  EXPECT_EQ(seen_by(secrets_[1]).at("to_act"), json::array{1});
  EXPECT_FALSE(get(server_.port(), path_).value().as_object().contains("to_act")) << "not to strangers";
  EXPECT_FALSE(seen_by("00").as_object().contains("to_act"));
  EXPECT_FALSE(seen_by(secrets_[0]).as_object().contains("result"));
  win();
  const json::value over = get(server_.port(), path_).value();
  EXPECT_EQ(schema_fault("TableInfo", over), "");
  EXPECT_EQ(over.at("result").at("winner"), 1);
  EXPECT_EQ(over.at("result").at("points"), (json::array{10, 1}));
  EXPECT_EQ(over.at("result").at("why"), "played");
  EXPECT_GT(over.at("result").at("ended").as_int64(), over.at("created").as_int64());
}

TEST_F(Claims, AtADelayedTableOnlyItsPlayersLearnTheEndAtOnce) {
  sit_down({{"delay", 60000}});
  win();
  EXPECT_FALSE(get(server_.port(), path_).value().as_object().contains("result"));
  EXPECT_EQ(seen_by(secrets_[1]).at("result").at("winner"), 1);
}

TEST_F(Claims, AFinishedGameComesIntoTheAccountOfWhomeverHasTheSecret) {
  sit_down();
  EXPECT_EQ(code(claim(ada_, secrets_[0])), "signed_out");
  ASSERT_EQ(sign_up(ada_, "Ada").status, 201);
  EXPECT_EQ(code(claim(ada_, secrets_[0])), "not_over");
  win();
  EXPECT_EQ(code(claim(ada_, "0123456789abcdef0123456789abcdef")), "bad_secret");
  ASSERT_EQ(claim(ada_, secrets_[0]).status, 200);
  EXPECT_EQ(claim(ada_, secrets_[0]).status, 200) << "again is no fault";
  const json::value games = ada_.ask("GET", "/api/account/history").value().at("games");
  ASSERT_EQ(games.as_array().size(), 1U);
  EXPECT_EQ(schema_fault("PastGame", games.at(0)), "");
  EXPECT_EQ(games.at(0).at("place"), 1);
  EXPECT_EQ(games.at(0).at("points"), (json::array{10, 1}));
  EXPECT_TRUE(games.at(0).at("rating").is_null()) << "nothing is rated after the fact";
  const json::value account = ada_.ask("GET", "/api/account").value().at("account");
  EXPECT_EQ(account.at("wins"), 1);
  EXPECT_TRUE(account.at("rating").as_object().empty());
}

TEST_F(Claims, AGameIsOneAccountsForEachSeatAndAnAccountsForOne) {
  sit_down();
  win();
  ASSERT_EQ(sign_up(ada_, "Ada").status, 201);
  ASSERT_EQ(sign_up(ben_, "Ben").status, 201);
  ASSERT_EQ(claim(ada_, secrets_[0]).status, 200);
  EXPECT_EQ(code(claim(ben_, secrets_[0])), "claimed");
  EXPECT_EQ(code(claim(ada_, secrets_[1])), "claimed") << "she did not play herself";
  EXPECT_EQ(claim(ben_, secrets_[1]).status, 200);
}

TEST_F(Claims, WhatAnAccountPlayedIsNobodyElses) {
  ASSERT_EQ(sign_up(ada_, "Ada").status, 201);
  sit_down();
  win();
  ASSERT_EQ(sign_up(ben_, "Ben").status, 201);
  EXPECT_EQ(code(claim(ben_, secrets_[0])), "claimed");
}

TEST_F(Claims, TheNameGoesWithTheAccount) {
  sit_down();
  win();
  ASSERT_EQ(sign_up(ada_, "Ada").status, 201);
  ASSERT_EQ(sign_up(ben_, "Ben").status, 201);
  ASSERT_EQ(claim(ada_, secrets_[0]).status, 200);
  ASSERT_EQ(claim(ben_, secrets_[1]).status, 200);
  const auto served = [&] {
    return get(server_.port(), path_).body + get(server_.port(), path_ + "/record").body +
           ben_.ask("GET", "/api/account/history").body;
  };
  EXPECT_NE(served().find("Ada Quast"), std::string::npos);
  ASSERT_EQ(ada_.ask("DELETE", "/api/account", {{"password", "a long word"}}).status, 200);
  EXPECT_EQ(served().find("Quast"), std::string::npos) << served();
  EXPECT_NE(served().find("Ben"), std::string::npos);
}

}  // namespace
}  // namespace longroad::tests
