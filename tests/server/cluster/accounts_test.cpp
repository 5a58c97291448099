/// What concerns people counts at all nodes.

#include <fstream>

#include "browser.hpp"
#include "nodes.hpp"

namespace longroad::tests {
namespace {

TEST_F(Nodes, WhoIsMutedAtOneIsSilentAtAll) {
  Browser browser(ada_->port());
  ASSERT_EQ(browser.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "quite secret"}}).status, 201);
  browser.follow(ben_->port());
  const json::value wish{
      {"game", "duo"},
      {"seats", json::array{json::object{{"kind", "me"}, {"name", "Ada"}}, json::object{{"kind", "open"}}}}};
  const Answer made = browser.ask("POST", "/api/tables", wish);
  ASSERT_EQ(made.status, 201) << made.body;
  const json::value table = made.value();
  Player player(ben_->port(), std::string(table.at("table").as_string()),
                std::string(table.at("seats").at(0).at("secret").as_string()));
  const auto say = [&] { return player.command({{"t", "say"}, {"text", "hello"}}); };
  EXPECT_EQ(say().at("t"), "ack");
  std::string port;
  std::string token;
  std::ifstream(folder_ / "ada/admin") >> port >> token;
  const std::string host = "Authorization: Bearer " + token + "\r\n";
  const auto ask = [&](const char* what) {
    return http(ada_->port(), "POST", std::string("/api/admin/accounts/Ada/") + what, {}, host).status;
  };
  ASSERT_EQ(ask("mute"), 200);
  EXPECT_LT(wait_until([&] { return say().at("t") == "refused"; }, milliseconds(3'000)), milliseconds(3'000));
  ASSERT_EQ(ask("unmute"), 200);
  EXPECT_LT(wait_until([&] { return say().at("t") == "ack"; }, milliseconds(3'000)), milliseconds(3'000));
}

TEST_F(Nodes, TriesOfPasswordsCountTogether) {
  const auto cleo = start("cleo", {});
  const auto dora = start("dora", {});
  const json::object wrong{{"name", "Nobody"}, {"password", "not the right one"}};
  const auto tries = [&](const Server& node, int most) {
    for (int tried = 0; tried < most; ++tried)
      if (post(node.port(), "/api/account/sign_in", wrong).status == 429) return tried;
    return most;
  };
  EXPECT_GE(tries(*cleo, 40), 20);
  std::this_thread::sleep_for(milliseconds(300));
  EXPECT_LE(tries(*dora, 5), 3) << "those of the other node are over here too";
}

TEST_F(Nodes, WhatAnAddressAsksOfThemCountsTogether) {
  const auto cleo = start("cleo", {});
  const auto dora = start("dora", {});
  const auto asked = [](const Server& node, int most, const char* from) {
    for (int i = 0; i < most; ++i)
      if (http(node.port(), "POST", "/api/replay", "no record", {}, from).status == 429) return i;
    return most;
  };
  EXPECT_GE(asked(*cleo, 200, "127.0.0.1"), 20);
  std::this_thread::sleep_for(milliseconds(300));
  EXPECT_LE(asked(*dora, 20, "127.0.0.1"), 5) << "two a second come back";
  EXPECT_EQ(asked(*dora, 15, "127.0.0.2"), 15) << "others may";
}

}  // namespace
}  // namespace longroad::tests
