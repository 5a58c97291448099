/// Whoever is blocked, guest or account, is not heard wherever the two meet, and can't come to tables of
/// the one who blocked.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

class Blocking : public ::testing::Test {
 protected:
  struct Table {
    std::string id;
    std::unique_ptr<Player> host;
  };
  /// A table for three; answers what the server says of it.
  static json::value open(Browser& browser, const json::object& second = {{"kind", "open"}}) {
    const json::array seats{{{"kind", "me"}, {"name", "Host"}}, second, {{"kind", "open"}}};
    return browser.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}}).value();
  }
  /// A table that this browser hosts.
  Table host(Browser& browser, const json::object& second = {{"kind", "open"}}) {
    const auto made = open(browser, second);
    const std::string id(made.at("table").as_string());
    return {id, enter(id, made.at("seats").at(0))};
  }
  Answer join(Browser& browser, const Table& table, const char* name) {
    return browser.ask("POST", "/api/tables/" + table.id + "/join", {{"name", name}});
  }
  std::unique_ptr<Player> sit(Browser& browser, const Table& table, const char* name) {
    return enter(table.id, join(browser, table, name).value());
  }
  std::unique_ptr<Player> enter(const std::string& table, const json::value& seat) {
    return std::make_unique<Player>(server_.port(), table, std::string(seat.at("secret").as_string()));
  }
  void sign_up(Browser& browser, const char* name) {
    ASSERT_EQ(browser.ask("POST", "/api/account", {{"name", name}, {"password", "a long word"}}).status, 201);
  }
  static std::string block(Player& player, int seat, bool on = true) {
    const auto answer = player.command({{"t", "block"}, {"seat", seat}, {"on", on}});
    return std::string(answer.at(answer.contains("code") ? "code" : "t").as_string());
  }
  /// Whether the one hears what the other says.
  static bool hears(Player& one, Player& other) {
    other.command({{"t", "say"}, {"text", "can you hear me?"}});
    while (one.version() < other.version())
      if (!one.hear()) return false;
    return one.events().back().at("kind").as_string() == "said";
  }
  /// Blocks Ben at one table, and meets him at others.
  void block_and_meet_again(Browser& ada, Browser& ben) {
    const Table first = host(ada);
    const auto near = sit(ben, first, "Ben");
    EXPECT_TRUE(hears(*first.host, *near));
    ASSERT_EQ(block(*first.host, 2), "ack");
    EXPECT_FALSE(hears(*first.host, *near)) << "from now on, here";
    near->command({{"t", "leave"}});
    EXPECT_EQ(join(ben, first, "Ben").value().at("code").as_string(), "seat_taken") << "he can't come back";
    EXPECT_EQ(join(ben, host(ada), "Benno").value().at("code").as_string(), "seat_taken")
        << "nor to others, and he is not told why";

    const Table elsewhere = host(cleo_);
    const auto mine = sit(ada, elsewhere, "Ada");
    const auto his = sit(ben, elsewhere, "Benno");
    EXPECT_EQ(mine->welcome().at("settings").at("blocked").as_array().size(), 0u) << "he was not here yet";
    EXPECT_FALSE(hears(*mine, *his));
    EXPECT_EQ(mine->settings().at("blocked"), json::array{3}) << "she is told who has sat down";
    EXPECT_EQ(mine->settings().at("muted"), json::array{3});
    EXPECT_TRUE(hears(*elsewhere.host, *his)) << "the others hear him";
    EXPECT_TRUE(hears(*his, *mine)) << "and he is told nothing of it";
  }

  TemporaryFolder folder_;
  Server server_{folder_.path()};
  Browser cleo_{server_.port()};
};

TEST_F(Blocking, KeepsAGuestFromAGuest) {
  Browser ada(server_.port());
  Browser ben(server_.port());
  block_and_meet_again(ada, ben);
}

TEST_F(Blocking, KeepsAGuestFromAnAccountOnAnyDevice) {
  Browser ada(server_.port());
  Browser ben(server_.port());
  sign_up(ada, "Ada");
  block_and_meet_again(ada, ben);
  Browser phone(server_.port());
  phone.ask("POST", "/api/account/sign_in", {{"name", "Ada"}, {"password", "a long word"}});
  EXPECT_EQ(join(ben, host(phone), "Ben").value().at("code").as_string(), "seat_taken");
}

TEST_F(Blocking, KeepsAnAccountFromAnAccountUnderWhateverName) {
  Browser ada(server_.port());
  Browser ben(server_.port());
  sign_up(ada, "Ada");
  sign_up(ben, "Ben \u00fc");
  block_and_meet_again(ada, ben);
}

TEST_F(Blocking, IsAListThatOneCanReadAndShorten) {
  Browser ada(server_.port());
  Browser ben(server_.port());
  const Table table = host(ada);
  const auto guest = sit(ben, table, "Ben");
  EXPECT_TRUE(ada.ask("GET", "/api/blocks").value().at("blocked").as_array().empty());
  ASSERT_EQ(block(*table.host, 2), "ack");
  const auto list = ada.ask("GET", "/api/blocks");
  const auto blocked = list.value().at("blocked").as_array();
  ASSERT_EQ(blocked.size(), 1u);
  EXPECT_EQ(schema_fault("BlockedPerson", blocked[0]), "");
  EXPECT_EQ(blocked[0].at("name").as_string(), "Ben");
  EXPECT_FALSE(blocked[0].at("account").as_bool());
  EXPECT_TRUE(ben.ask("GET", "/api/blocks").value().at("blocked").as_array().empty());
  const std::string entry = "/api/blocks/" + std::string(blocked[0].at("id").as_string());
  EXPECT_EQ(ben.ask("DELETE", entry).status, 404) << "it is not his list";
  EXPECT_EQ(ada.ask("DELETE", entry).status, 200);
  EXPECT_EQ(ada.ask("DELETE", entry).status, 404);
  EXPECT_EQ(join(ben, host(ada), "Ben").status, 200);

  ASSERT_EQ(block(*table.host, 2), "ack");
  ASSERT_EQ(block(*table.host, 2, false), "ack") << "or at the table itself";
  EXPECT_TRUE(hears(*table.host, *guest));
  EXPECT_TRUE(ada.ask("GET", "/api/blocks").value().at("blocked").as_array().empty());
}

TEST_F(Blocking, IsKeptWhenTheServerDies) {
  Browser ada(server_.port());
  Browser ben(server_.port());
  const Table table = host(ada);
  const auto guest = sit(ben, table, "Ben");
  ASSERT_EQ(block(*table.host, 2), "ack");
  const auto list = ada.ask("GET", "/api/blocks").body;
  server_.kill();
  const Server again(folder_.path());
  ada.follow(again.port());
  ben.follow(again.port());
  EXPECT_EQ(ada.ask("GET", "/api/blocks").body, list);
  const Table next{std::string(open(ada).at("table").as_string()), nullptr};
  EXPECT_EQ(join(ben, next, "Benno").value().at("code").as_string(), "seat_taken") << "he is not told why";
}

TEST_F(Blocking, IsOfSomebodyElseWhoSitsThere) {
  Browser ada(server_.port());
  const Table table = host(ada, {{"kind", "me"}, {"name", "Also me"}});
  EXPECT_EQ(block(*table.host, 1), "no_such_seat") << "oneself";
  EXPECT_EQ(block(*table.host, 2), "no_such_seat") << "at one screen";
  EXPECT_EQ(block(*table.host, 3), "no_such_seat") << "nobody sits there";
  Player watcher(server_.port(), table.id, "");
  EXPECT_EQ(block(watcher, 1), "not_seated");
}

}  // namespace
}  // namespace longroad::tests
