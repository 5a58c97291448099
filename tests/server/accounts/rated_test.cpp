/// Which games are rated, who has lost them, and what the history says.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "schema.hpp"
#include "server/accounts/results.hpp"
#include "table_maker.hpp"

namespace longroad::tests {
namespace {

class Rated : public ::testing::Test {
 protected:
  Rated() {
    ada_.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "a long word"}});
    ben_.ask("POST", "/api/account", {{"name", "Ben"}, {"password", "another word"}});
  }

  Answer make(Browser& browser, const json::object& more, json::array seats = {}) {
    if (seats.empty()) seats = {{{"kind", "me"}, {"name", "A"}}, {{"kind", "open"}}};
    json::object wish{{"game", "duo"}, {"seats", seats}, {"pace", 0}};
    for (const auto& [key, value] : more) wish[key] = value;
    return browser.ask("POST", "/api/tables", wish);
  }
  Answer join(Browser& browser) {
    return browser.ask("POST", "/api/tables/" + id_ + "/join", {{"name", "B"}});
  }
  std::unique_ptr<Player> enter(const json::value& seat) {
    return std::make_unique<Player>(server_.port(), id_, std::string(seat.at("secret").as_string()));
  }
  /// Ada and Ben begin a game.
  void begin(bool rated) {
    const Answer made = make(ada_, {{"rated", rated}});
    ASSERT_EQ(made.status, 201) << made.body;
    id_ = std::string(made.value().at("table").as_string());
    one_ = enter(made.value().at("seats").at(0));
    const Answer joined = join(ben_);
    ASSERT_EQ(joined.status, 200) << joined.body;
    two_ = enter(joined.value());
    seed_all({one_.get(), two_.get()});
    two_->wait_for_event("started");
  }
  static json::value past(Browser& browser) {
    const auto games = browser.ask("GET", "/api/account/history").value().at("games").as_array();
    if (games.size() != 1) throw std::runtime_error("one game is expected");
    EXPECT_EQ(schema_fault("PastGame", games[0]), "");
    return games[0];
  }
  static int rating(Browser& browser) {
    const auto account = browser.ask("GET", "/api/account").value().at("account");
    const auto* duo = account.at("rating").as_object().if_contains("duo");
    return duo == nullptr ? 1500 : duo->at("value").to_number<int>();
  }

  TemporaryFolder folder_;
  Server server_{folder_.path()};
  Browser ada_{server_.port()};
  Browser ben_{server_.port()};
  Browser guest_{server_.port()};
  std::string id_;
  std::unique_ptr<Player> one_;
  std::unique_ptr<Player> two_;
};

TEST_F(Rated, IsAWholeGameBetweenDifferentAccountsThatChoseIt) {
  const json::object rated{{"rated", true}};
  EXPECT_EQ(make(guest_, rated).value().at("code").as_string(), "needs_account");
  const auto refused = [&](const json::object& more, const json::array& seats = {}) {
    json::object wish = more;
    wish["rated"] = true;
    return std::string(make(ada_, wish, seats).value().at("error").as_string());
  };
  const json::value me{{"kind", "me"}, {"name", "A"}};
  EXPECT_NE(refused({}, {me, me}).find("screen"), std::string::npos) << "two seats of one account";
  EXPECT_NE(refused({}, {me, {{"kind", "bot"}, {"bot", "random"}}}).find("bots"), std::string::npos);
  const std::string record = "format: 1\ngame: duo\n";
  EXPECT_NE(refused({{"from", {{"record", record}, {"line", 0}}}}).find("beginning"), std::string::npos);
  EXPECT_NE(refused({{"options", {{"hand_limit", 9}}}}).find("house rules"), std::string::npos);
  EXPECT_NE(refused({{"seed", 7}}).find("board"), std::string::npos) << "a board that somebody has chosen";
  EXPECT_NE(refused({{"options", {{"points_to_win", 12}}}}).find("house rules"), std::string::npos);

  const Answer made = make(ada_, rated);
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_TRUE(made.value().at("info").at("rated").as_bool());
  EXPECT_EQ(made.value().at("info").at("seats").at(0).at("name").as_string(), "Ada") << "not as A";
  id_ = std::string(made.value().at("table").as_string());
  EXPECT_EQ(join(guest_).value().at("code").as_string(), "needs_account");
  EXPECT_EQ(join(ada_).value().at("code").as_string(), "here_already");
  const auto host = enter(made.value().at("seats").at(0));
  EXPECT_EQ(host->command({{"t", "start"}}).at("code").as_string(), "rated") << "with a bot";
  EXPECT_EQ(join(ben_).status, 200);
}

TEST_F(Rated, ChangesTheRatingsAndSaysSo) {
  begin(true);
  finish({one_.get(), two_.get()}, 8);
  EXPECT_EQ(rating(ada_) + rating(ben_), 3000);
  const json::value ada = past(ada_);
  EXPECT_EQ(std::abs(ada.at("change").to_number<int>()), 24);
  EXPECT_EQ(ada.at("rating").to_number<int>(), 1500 + ada.at("change").to_number<int>());
  EXPECT_EQ(ada.at("place").to_number<int>(), ada.at("change").to_number<int>() > 0 ? 1 : 2);
  EXPECT_EQ(ada.at("names"), (json::array{"Ada", "Ben"}));
  EXPECT_EQ(ada.at("accounts"), (json::array{true, true}));
}

TEST_F(Rated, IsNothingThatWasNotChosen) {
  begin(false);
  finish({one_.get(), two_.get()}, 8);
  EXPECT_EQ(rating(ada_), 1500);
  EXPECT_TRUE(past(ada_).at("rating").is_null());
  EXPECT_TRUE(past(ada_).at("change").is_null());
  EXPECT_TRUE(past(ada_).at("place").is_int64());
}

TEST_F(Rated, NeitherIsOneAccountThatPlaysItself) {
  const json::value me{{"kind", "me"}, {"name", "A"}};
  const Answer made = make(ada_, {}, {me, me});
  id_ = std::string(made.value().at("table").as_string());
  one_ = enter(made.value().at("seats").at(0));
  two_ = enter(made.value().at("seats").at(1));
  EXPECT_TRUE(made.value().at("info").at("seats").at(1).at("account").is_null())
      << "somebody else at the screen";
  seed_all({one_.get(), two_.get()});
  finish({one_.get(), two_.get()}, 8);
  EXPECT_EQ(rating(ada_), 1500);
  EXPECT_EQ(past(ada_).at("seat").to_number<int>(), 1);
}

/// A rated game of so many accounts without network.
std::unique_ptr<server::Table> rated_table(int players = 2) {
  server::notice::Opened opened;
  opened.settings.game = players == 2 ? "duo" : "base";
  opened.settings.players = players;
  opened.settings.rated = true;
  opened.dice_secret = server::random_hex(32);
  auto table = server::Table::open("ratedtable", opened, server::kStart);
  for (int i = 0; i < players; ++i)
    (*table)->seating().sit(Seat::of(i), {"P", "account" + std::to_string(i), "print"}, server::kStart);
  (*table)->play().start_full(server::kStart);
  return std::move(*table);
}

TEST(RatedTable, IsLostByWhoeverLeavesItForGood) {
  const auto left = rated_table();
  left->seating().leave({Seat::of(0), "1", server::kStart});
  left->voting().vote({Seat::of(1), "2", server::kStart}, Seat::none(), server::Choice::End,
                      SeatSet::of(Seat::of(1)));
  ASSERT_EQ(left->state(), server::TableState::Over);
  const auto result = server::result_of(*left);
  EXPECT_EQ(result.winner, 2);
  EXPECT_EQ(result.seats[0].place, 2);
  EXPECT_EQ(result.seats[1].place, 1);

  const auto back = rated_table();
  back->seating().leave({Seat::of(0), "1", server::kStart});
  back->seating().come_back(Seat::of(0), server::kStart);
  back->voting().vote({Seat::of(1), "2", server::kStart}, Seat::none(), server::Choice::End,
                      SeatSet::of(Seat::of(1)));
  EXPECT_EQ(server::result_of(*back).seats[0].place, std::nullopt) << "ended by those who were there";
}

/// What everybody is told of its end, after these have left and all others have ended it.
json::value told_end(server::Table& table, std::initializer_list<int> gone) {
  SeatSet here;
  for (int i = 0; i < table.settings().players; ++i) here.add(Seat::of(i));
  for (const int seat : gone) {
    table.seating().leave({Seat::of(seat), "l" + std::to_string(seat), server::kStart});
    here.remove(Seat::of(seat));
  }
  here.for_each([&](Seat seat) {
    table.voting().vote({seat, "v" + std::to_string(seat.index), server::kStart}, Seat::none(),
                        server::Choice::End, here);
  });
  EXPECT_EQ(table.state(), server::TableState::Over);
  const json::value what = json::parse(table.entry(table.version() - 1).shown->wire);
  EXPECT_EQ(schema_fault("Ended", what), "");
  return what;
}

TEST(RatedTable, SaysWhoWonAndWhoLostItByLeaving) {
  const json::value two = told_end(*rated_table(2), {0});
  EXPECT_EQ(two.at("winner"), 2);
  EXPECT_EQ(two.at("lost"), json::array({1}));
  const auto three = rated_table(3);
  const json::value undecided = told_end(*three, {0});
  EXPECT_TRUE(undecided.at("winner").is_null()) << "two have stayed";
  EXPECT_EQ(undecided.at("lost"), json::array({1}));
  const auto result = server::result_of(*three);
  EXPECT_EQ(result.winner, 0);
  EXPECT_EQ(result.seats[0].place, 3);
  EXPECT_EQ(result.seats[1].place, 1);
  const json::value remained = told_end(*rated_table(3), {0, 2});
  EXPECT_EQ(remained.at("winner"), 2);
  EXPECT_EQ(remained.at("lost"), json::array({1, 3}));
  EXPECT_EQ(told_end(*rated_table(4), {1, 2, 3}).at("winner"), 1);
  const json::value agreed = told_end(*rated_table(4), {});
  EXPECT_TRUE(agreed.at("winner").is_null());
  EXPECT_TRUE(agreed.at("lost").as_array().empty());
}

TEST(RatedTable, TellsNobodyThatAnUnratedGameIsLost) {
  const auto table = server::make("base", 3, 3);
  table->play().start_full(server::kStart);
  const json::value end = told_end(*table, {0, 1});
  EXPECT_TRUE(end.at("winner").is_null());
  EXPECT_TRUE(end.at("lost").as_array().empty());
}

TEST(RatedTable, CountsWhatABotPlaysInSomebodysPlaceAsLost) {
  const auto table = rated_table();
  table->voting().vote({Seat::of(1), "1", server::kStart}, Seat::of(0), server::Choice::Bot,
                       SeatSet::of(Seat::of(1)));
  std::mt19937 random(3);
  while (table->state() == server::TableState::Playing) server::play_any(*table, random, server::kStart);
  const auto result = server::result_of(*table);
  EXPECT_EQ(result.seats[0].place, 2);
  EXPECT_EQ(result.seats[1].place, 1);
}

TEST_F(Rated, HasNoPlacesWhereTheHostOfTheServerClosesIt) {
  begin(true);
  two_->command({{"t", "leave"}});
  admin(folder_.path(), "close " + id_);
  one_->wait_for_event("revealed");
  for (Browser* browser : {&ada_, &ben_}) {
    const json::value game = past(*browser);
    EXPECT_EQ(game.at("why").as_string(), "closed");
    EXPECT_TRUE(game.at("place").is_null());
    EXPECT_TRUE(game.at("winner").is_null());
    EXPECT_TRUE(game.at("rating").is_null());
    EXPECT_EQ(rating(*browser), 1500);
  }
}

}  // namespace
}  // namespace longroad::tests
