/// Somebody is gone: the others see a countdown, then choose, and whoever was gone may come back.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <cstdlib>
#include <thread>

#include "browser.hpp"
#include "player.hpp"
#include "server/table/presence.hpp"

namespace longroad::tests {
namespace {

/// Four people at a table, the last of whom leaves in the middle of the game.
struct Company {
  explicit Company(int port) : made(make_company(port, "base", 4)) {
    for (int i = 0; i < 3; ++i)
      here.push_back(std::make_unique<Player>(port, made.id, made.secrets[static_cast<std::size_t>(i)]));
    gone = std::make_unique<Player>(port, made.id, made.secrets[3]);
    here[0]->command({{"t", "start"}});
    here[0]->play("1 settle 20");
    gone->command({{"t", "leave"}});
  }
  /// The first two of the three vote, which is more than half.
  void vote(std::string_view choice) {
    for (const int i : {0, 1}) {
      const auto answer = ask(i, choice);
      ASSERT_EQ(answer.at("t").as_string(), "ack") << json::serialize(answer);
    }
  }
  json::object ask(int voter, std::string_view choice) {
    return here[static_cast<std::size_t>(voter)]->command({{"t", "vote"}, {"seat", 4}, {"choice", choice}});
  }
  /// How the table sees seat 4.
  json::object presence(int port) {
    const Player watcher(port, made.id, "");
    return watcher.welcome().at("presence").at("seats").at(3).as_object();
  }

  Made made;
  std::vector<std::unique_ptr<Player>> here;
  std::unique_ptr<Player> gone;
};

TEST(Absence, TheOthersChooseAfterACountdown) {
  TemporaryFolder folder;
  Server server(folder.path());
  Company waiting(server.port());
  Company bot(server.port());
  Company substitute(server.port());
  Company ended(server.port());

  EXPECT_EQ(waiting.presence(server.port()).at("state").as_string(), "left");
  EXPECT_GT(waiting.presence(server.port()).at("grace").to_number<int>(), 1000);
  EXPECT_EQ(waiting.ask(0, "bot").at("code").as_string(), "not_absent") << "the countdown still runs";
  EXPECT_EQ(bot.here[0]->command({{"t", "vote"}, {"seat", 2}, {"choice", "bot"}}).at("code").as_string(),
            "not_absent");
  bot.here.pop_back();  // and seat 3 loses the line: that countdown is longer
  std::this_thread::sleep_for(milliseconds(server::kGraceLeft));
  EXPECT_EQ(bot.here[0]->command({{"t", "vote"}, {"seat", 3}, {"choice", "bot"}}).at("code").as_string(),
            "not_absent");
  EXPECT_EQ(waiting.presence(server.port()).at("grace").to_number<int>(), 0);

  waiting.vote("wait");
  EXPECT_GT(waiting.presence(server.port()).at("grace").to_number<int>(), 1000) << "it begins again";

  bot.vote("bot");
  EXPECT_EQ(bot.presence(server.port()).at("state").as_string(), "bot");
  const Player back(server.port(), bot.made.id, bot.made.secrets[3]);
  EXPECT_EQ(back.seat(), 4);
  EXPECT_EQ(bot.presence(server.port()).at("state").as_string(), "here");

  const std::string join = "/api/tables/" + substitute.made.id + "/join";
  EXPECT_EQ(post(server.port(), join, {{"name", "Sam"}, {"seat", 4}}).status, 409) << "not before the vote";
  substitute.vote("substitute");
  substitute.vote("bot");  // nobody comes: a bot meanwhile
  EXPECT_EQ(substitute.presence(server.port()).at("state").as_string(), "bot");
  substitute.vote("substitute");
  const Answer seated = post(server.port(), join, {{"name", "Sam"}, {"seat", 4}});
  ASSERT_EQ(seated.status, 200) << seated.body;
  const Player sam(server.port(), substitute.made.id, std::string(seated.value().at("secret").as_string()));
  EXPECT_EQ(sam.seat(), 4);
  EXPECT_EQ(substitute.gone->wait_for("error").at("code").as_string(), "bad_secret")
      << "nor does the line that was open all the time";
  EXPECT_THROW(Player(server.port(), substitute.made.id, substitute.made.secrets[3]), std::runtime_error)
      << "the old secret opens the seat no more";

  ended.vote("end");
  EXPECT_TRUE(ended.here[1]->over());
  EXPECT_TRUE(ended.here[1]->now().at("score").at("winner").is_null());
}

TEST(Absence, TheOwnerMayComeBackBeforeASubstituteSits) {
  TemporaryFolder folder;
  Server server(folder.path());
  Company company(server.port());
  std::this_thread::sleep_for(milliseconds(server::kGraceLeft));
  company.vote("substitute");
  const Player back(server.port(), company.made.id, company.made.secrets[3]);
  EXPECT_EQ(back.seat(), 4);
  const std::string join = "/api/tables/" + company.made.id + "/join";
  EXPECT_EQ(post(server.port(), join, {{"name", "Sam"}, {"seat", 4}}).status, 409);
}

TEST(Absence, BeforeTheStartLeavingOpensTheSeatToOthers) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const json::array seats{
      {{"kind", "me"}, {"name", "Ada"}}, {{"kind", "me"}, {"name", "Ben"}}, {{"kind", "open"}}};
  const Answer made = post(server.port(), "/api/tables", {{"game", "base"}, {"seats", seats}});
  const std::string id(made.value().at("table").as_string());
  const std::string secret(made.value().at("seats").at(1).at("secret").as_string());
  Player ben(server.port(), id, secret);
  EXPECT_EQ(ben.command({{"t", "leave"}}).at("t").as_string(), "ack");
  while (ben.hear(milliseconds(3000))) {
  }
  EXPECT_TRUE(ben.socket().closed()) << "the seat is not his any more";
  EXPECT_THROW(Player(server.port(), id, secret), std::runtime_error);
  const Answer joined = post(server.port(), "/api/tables/" + id + "/join", {{"name", "Cleo"}, {"seat", 2}});
  EXPECT_EQ(joined.status, 200) << joined.body;
}

TEST(Absence, TheOthersChooseAboutWhoeverIsHereAndDoesNotPlay) {
  if (std::getenv("LONGROAD_LONG") == nullptr) GTEST_SKIP() << "it takes three minutes";
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "base", 2, 0);
  Player idle(server.port(), made.id, made.secrets[0]);
  Player other(server.port(), made.id, made.secrets[1]);
  seed_all({&idle, &other});
  while (other.state() != "playing") ASSERT_TRUE(other.hear());
  const auto vote = [&] {
    return json::serialize(other.command({{"t", "vote"}, {"seat", 1}, {"choice", "bot"}}));
  };
  const auto state = [&] {
    const Player watcher(server.port(), made.id, "");
    return std::string(watcher.welcome().at("presence").at("seats").at(0).at("state").as_string());
  };
  const auto listen = [&](server::Time time) {
    const auto until = std::chrono::steady_clock::now() + milliseconds(time);
    while (std::chrono::steady_clock::now() < until)
      for (Player* player : {&idle, &other}) player->hear(milliseconds(100));
  };
  EXPECT_NE(vote().find("not_absent"), std::string::npos);
  listen(server::kGraceIdle - server::kIdleCountdown + 2000);
  EXPECT_NE(other.received().back().find(R"("idle")"), std::string::npos) << "the countdown is told";
  listen(server::kIdleCountdown);
  EXPECT_NE(vote().find("ack"), std::string::npos);
  EXPECT_EQ(state(), "bot");
  std::mt19937 random(3);
  while (!other.play_any(random)) ASSERT_TRUE(other.hear());
  idle.command({{"t", "do"}, {"line", "1 settle 1"}});
  EXPECT_EQ(state(), "here") << "whoever plays is back";
}

TEST(Absence, NobodyDecidesAloneBeforeTheOtherHadTimeToComeBack) {
  TemporaryFolder folder;
  Server server(folder.path());
  const Made made = make_company(server.port(), "base", 2);
  Player stays(server.port(), made.id, made.secrets[0]);
  {
    Player drops(server.port(), made.id, made.secrets[1]);
    seed_all({&stays, &drops});
    while (stays.state() != "playing") ASSERT_TRUE(stays.hear());
    stays.play("1 settle 20");
    EXPECT_EQ(stays.command({{"t", "vote"}, {"seat", 2}, {"choice", "substitute"}}).at("code").as_string(),
              "not_absent");
  }
  while (stays.received().back().find(R"("lost")") == std::string::npos) ASSERT_TRUE(stays.hear());
  const auto told = json::parse(stays.received().back());
  EXPECT_GT(told.at("presence").at("seats").at(1).at("grace").to_number<int>(), server::kGraceLost)
      << "alone one waits two minutes";
  EXPECT_EQ(stays.command({{"t", "vote"}, {"seat", nullptr}, {"choice", "end"}}).at("t").as_string(), "ack");
  EXPECT_EQ(stays.state(), "playing") << "a wish, no more";
  EXPECT_EQ(stays.command({{"t", "vote"}, {"seat", 2}, {"choice", "end"}}).at("code").as_string(),
            "not_absent");
  Player back(server.port(), made.id, made.secrets[1]);
  EXPECT_EQ(back.seat(), 2);
  back.command({{"t", "vote"}, {"seat", nullptr}, {"choice", "end"}});
  EXPECT_TRUE(back.over()) << "now both want it";
}

TEST(Absence, NobodySitsDownTwice) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}, {{"kind", "open"}}};
  Browser ada(server.port());
  Browser ben(server.port());
  const Answer made = ada.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}});
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string join = "/api/tables/" + std::string(made.value().at("table").as_string()) + "/join";
  const Answer again = ada.ask("POST", join, {{"name", "Someone"}});
  EXPECT_EQ(again.status, 409);
  EXPECT_EQ(again.value().at("code").as_string(), "here_already") << again.body;
  EXPECT_EQ(ben.ask("POST", join, {{"name", "Ben"}}).status, 200);
  EXPECT_EQ(ben.ask("POST", join, {{"name", "Ben"}}).status, 409);
}

TEST(Absence, SeveralAtOneScreenHaveASocketForEachSeat) {
  TemporaryFolder folder;
  Server server(folder.path());
  const Made made = make_table(server.port(), "base", 2, 1);
  Player ada(server.port(), made.id, made.secrets[0]);
  Player ben(server.port(), made.id, made.secrets[1]);
  seed_all({&ada, &ben});
  while (ada.state() != "playing") ASSERT_TRUE(ada.hear());
  EXPECT_EQ(ada.play("2 settle 20").at("code").as_string(), "not_your_seat");
  finish({&ada, &ben}, 3);
}

}  // namespace
}  // namespace longroad::tests
