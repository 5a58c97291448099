/// Accounts, over HTTP.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

class Accounts : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  Server server_{folder_.path()};
  Browser ada_{server_.port()};
  const json::object words_{{"name", "Ada"}, {"password", "a long word"}};
};

TEST_F(Accounts, AreMadeSignedInChangedAndDeleted) {
  const Answer made = ada_.ask("POST", "/api/account", words_);
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(schema_fault("Account", made.value()), "");
  EXPECT_EQ(made.body.find("argon2"), std::string::npos);
  EXPECT_EQ(
      Browser(server_.port()).ask("POST", "/api/account", {{"name", "ADA"}, {"password", "12345678"}}).status,
      409);
  EXPECT_EQ(ada_.ask("PUT", "/api/account/settings", {{"theme", "dark"}}).status, 200);
  EXPECT_EQ(ada_.ask("GET", "/api/account").value().at("account").at("settings").at("theme").as_string(),
            "dark");

  Browser other(server_.port());
  EXPECT_TRUE(other.ask("GET", "/api/account").value().at("account").is_null());
  EXPECT_EQ(other.ask("POST", "/api/account/sign_in", {{"name", "Ada"}, {"password", "wrong word"}}).status,
            403);
  EXPECT_EQ(other.ask("POST", "/api/account/sign_in", words_).status, 200);
  EXPECT_EQ(other.ask("POST", "/api/account/password", {{"old", "a long word"}, {"password", "another word"}})
                .status,
            200);
  EXPECT_TRUE(ada_.ask("GET", "/api/account").value().at("account").is_null()) << "other sessions have ended";
  const Answer out = other.ask("POST", "/api/account/sign_out");
  EXPECT_EQ(out.status, 200);
  EXPECT_NE(out.headers.find("Max-Age=0"), std::string::npos) << "the browser forgets the session too";
  EXPECT_EQ(other.ask("GET", "/api/account/history").status, 403);

  const std::string said = admin(folder_.path(), "reset Ada");
  const std::string code = said.substr(said.rfind(' ') + 1, 16);
  const json::object reset{{"name", "Ada"}, {"reset", code}, {"password", "third word"}};
  EXPECT_EQ(other.ask("POST", "/api/account/password", reset).status, 200);
  EXPECT_EQ(other.ask("POST", "/api/account/password", reset).value().at("code").as_string(), "bad_code")
      << "a code is good once";
  EXPECT_EQ(other.ask("DELETE", "/api/account", {{"password", "third word"}}).status, 200);
  EXPECT_EQ(other.ask("POST", "/api/account/sign_in", {{"name", "Ada"}, {"password", "third word"}}).status,
            403);
}

}  // namespace
}  // namespace longroad::tests
