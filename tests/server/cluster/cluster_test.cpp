/// Any node, any table; and what happens when nodes die, sleep or are stopped.

#include <signal.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <future>
#include <thread>

#include "nodes.hpp"

namespace longroad::tests {
namespace {

/// A few lines of whoever can play.
void play_some(const std::vector<Player*>& players, int lines, std::mt19937& random) {
  const auto until = Clock::now() + std::chrono::seconds(20);
  for (int played = 0; played < lines && Clock::now() < until && !players[0]->over();) {
    for (Player* player : players) {
      while (player->hear(milliseconds(5))) {
      }
      if (player->play_any(random)) ++played;
    }
  }
}

void hear_all(const std::vector<Player*>& players) {
  for (Player* player : players)
    while (player->hear(milliseconds(50))) {
    }
}

/// What was told before is the beginning of what is known now.
void expect_kept(const Player& before, const std::vector<json::value>& now) {
  ASSERT_LE(before.events().size(), now.size());
  for (std::size_t i = 0; i < before.events().size(); ++i) ASSERT_EQ(before.events()[i], now[i]) << i;
}

/// Whoever came back with the version it had was told the rest.
void expect_rest(const Player& again, const std::vector<json::value>& now) {
  ASSERT_LE(again.events().size(), now.size());
  const std::size_t before = now.size() - again.events().size();
  for (std::size_t i = before; i < now.size(); ++i) ASSERT_EQ(again.events()[i - before], now[i]) << i;
}

TEST_F(Nodes, APersonPlaysAtATableOfTheOtherNode) {
  Made made =
      make_table(ada_->port(), "base", 1, 1,
                 {{"public", true},
                  {"seats", json::array{json::object{{"kind", "me"}, {"name", "P1"}},
                                        json::object{{"kind", "open"}}, json::object{{"kind", "open"}}}}});
  for (int seat : {2, 3}) {
    const Answer joined = post(ben_->port(), "/api/tables/" + made.id + "/join",
                               {{"name", "P" + std::to_string(seat)}, {"seat", seat}});
    ASSERT_EQ(joined.status, 200) << joined.body;
    made.secrets.emplace_back(joined.value().at("secret").as_string());
  }
  wait_until([&] { return get(ben_->port(), "/api/tables").body.find(made.id) != std::string::npos; });
  EXPECT_NE(get(ben_->port(), "/api/tables").body.find(made.id), std::string::npos) << "one lobby";
  Player first(ada_->port(), made.id, made.secrets[0]);
  Player second(ben_->port(), made.id, made.secrets[1]);
  Player third(ben_->port(), made.id, made.secrets[2]);
  EXPECT_EQ(metric(ben_->port(), "longroad_relayed_out"), 2);
  EXPECT_EQ(metric(ada_->port(), "longroad_relayed_in"), 2);
  seed_all({&first, &second, &third});
  finish({&first, &second, &third}, 7);
  EXPECT_EQ(first.lines().size(), second.lines().size()) << "what a seat may not see is shown otherwise";
  const std::string record = "/api/tables/" + made.id + "/record";
  EXPECT_EQ(get(ben_->port(), record).body, get(ada_->port(), record).body);
  EXPECT_EQ(get(ben_->port(), "/api/tables/" + made.id + "/replay").body,
            get(ada_->port(), "/api/tables/" + made.id + "/replay").body)
      << "long answers too";
  EXPECT_EQ(get(ben_->port(), "/api/tables/abcdefghij").status, 404);
  EXPECT_GT(metric(ben_->port(), "longroad_relayed_requests_total"), 3);
}

TEST_F(Nodes, ATableGoesOnWhenItsNodeIsKilled) {
  const Made made = make_company(ada_->port(), "base", 3);
  Player first(ben_->port(), made.id, made.secrets[0]);
  Player second(ben_->port(), made.id, made.secrets[1]);
  Player third(ada_->port(), made.id, made.secrets[2]);
  seed_all({&first, &second, &third});
  std::mt19937 random(3);
  play_some({&first, &second, &third}, 12, random);
  hear_all({&first, &second, &third});
  const auto killed = Clock::now();
  ada_->kill();
  const auto again = come_back(*ben_, made, 0, first);
  const auto others = come_back(*ben_, made, 1, second);
  const auto third_again = come_back(*ben_, made, 2, third);
  EXPECT_LT(Clock::now() - killed, std::chrono::seconds(5));
  expect_kept(first, log_at(*ben_, made, 0));
  expect_kept(third, log_at(*ben_, made, 2));
  play_some({again.get(), others.get(), third_again.get()}, 12, random);
  EXPECT_GT(again->version(), first.version() + 8);
}

/// Nobody asks for them: they are looked for.
TEST_F(Nodes, BotsGoOnByThemselves) {
  const Made made = make_table(ada_->port(), "base", 1, 3, {{"pace", 300}});
  Player watcher(ben_->port(), made.id, "");
  Player host(ada_->port(), made.id, made.secrets[0]);
  seed_all({&host});
  ada_->kill();
  const auto took = wait_until([&] { return metric(ben_->port(), "longroad_tables") == 1; });
  EXPECT_LT(took, milliseconds(5'000));
}

TEST_F(Nodes, WhoIsStoppedHandsItsTablesOver) {
  const Made made = make_company(ada_->port(), "base", 2, {{"game", "duo"}});
  auto first = std::make_unique<Player>(ada_->port(), made.id, made.secrets[0]);
  auto second = std::make_unique<Player>(ben_->port(), made.id, made.secrets[1]);
  seed_all({first.get(), second.get()});
  std::mt19937 random(4);
  play_some({first.get(), second.get()}, 6, random);
  hear_all({first.get(), second.get()});
  EXPECT_EQ(get(ada_->port(), "/readyz").status, 200);
  ::kill(ada_->process(), SIGTERM);
  wait_until([&] { return get(ada_->port(), "/readyz").status == 503; }, milliseconds(1'500));
  EXPECT_EQ(get(ada_->port(), "/readyz").status, 503);
  EXPECT_EQ(get(ada_->port(), "/healthz").status, 200);
  while (!first->socket().closed()) first->hear(milliseconds(20));
  const auto closed = Clock::now();
  // The code says that it is to come again: 1012.
  EXPECT_NE(first->socket().bytes().find("\x03\xF4"), std::string::npos);
  const auto again = come_back(*ben_, made, 0, *first);
  EXPECT_LT(Clock::now() - closed, std::chrono::seconds(1));
  const auto other = come_back(*ben_, made, 1, *second);
  EXPECT_EQ(ada_->stop(), 0);
  expect_kept(*first, log_at(*ben_, made, 0));
  play_some({again.get(), other.get()}, 6, random);
  EXPECT_GT(again->version(), first->version() + 3);
}

TEST_F(Nodes, AnOwnerThatWakesWritesNothingAndLetsGo) {
  const Made made = make_company(ada_->port(), "base", 2, {{"game", "duo"}});
  Player first(ada_->port(), made.id, made.secrets[0]);
  Player second(ada_->port(), made.id, made.secrets[1]);
  seed_all({&first, &second});
  std::mt19937 random(5);
  play_some({&first, &second}, 6, random);
  hear_all({&first, &second});
  ::kill(ada_->process(), SIGSTOP);
  const auto again = come_back(*ben_, made, 0, first);
  const auto other = come_back(*ben_, made, 1, second);
  // Something that it will find when it wakes, and must not do.
  first.socket().send(json::object{{"t", "say"}, {"id", "late"}, {"text", "nobody hears this"}});
  play_some({again.get(), other.get()}, 6, random);
  ::kill(ada_->process(), SIGCONT);
  wait_until(
      [&] {
        first.hear(milliseconds(20));
        return first.socket().closed();
      },
      milliseconds(5'000));
  EXPECT_TRUE(first.socket().closed()) << "it has let go";
  for (const std::string& text : first.received())
    EXPECT_EQ(text.find("\"ack\",\"id\":\"late\""), std::string::npos);
  hear_all({again.get(), other.get()});
  const auto here = log_at(*ben_, made, 0);
  const auto there = log_at(*ada_, made, 0);
  EXPECT_EQ(json::serialize(json::array(here.begin(), here.end())),
            json::serialize(json::array(there.begin(), there.end())));
  expect_kept(first, here);
  expect_rest(*again, here);
  EXPECT_EQ(json::serialize(json::array(here.begin(), here.end())).find("nobody hears"), std::string::npos);
}

/// Questions that waited for it are the first thing that it finds; its first beat takes a while.
TEST_F(Nodes, AnOwnerThatWakesAnswersNothingOld) {
  const Made made = make_company(ada_->port(), "base", 2, {{"game", "duo"}});
  Player first(ada_->port(), made.id, made.secrets[0]);
  Player second(ada_->port(), made.id, made.secrets[1]);
  seed_all({&first, &second});
  std::mt19937 random(7);
  play_some({&first, &second}, 4, random);
  const std::string path = "/api/tables/" + made.id;
  ::kill(ada_->process(), SIGSTOP);
  const auto again = come_back(*ben_, made, 0, first);
  const auto other = come_back(*ben_, made, 1, second);
  play_some({again.get(), other.get()}, 6, random);
  const std::string told = get(ben_->port(), path).body;
  EXPECT_GT(json::parse(told).at("version").as_int64(), first.version());
  auto locked = std::async(std::launch::async, [this] { hold_first_node(milliseconds(1'500)); });
  auto question = std::async(std::launch::async, [&] { return get(ada_->port(), path); });
  std::this_thread::sleep_for(milliseconds(300));
  ::kill(ada_->process(), SIGCONT);
  EXPECT_EQ(question.get().body, told);
  locked.get();
}

/// Everybody's lease is over then, and everybody says again that they live before anybody reaches for
/// anything.
TEST_F(Nodes, TheDatabaseComesBackAndNothingMoves) {
  const Made made = make_company(ada_->port(), "base", 2, {{"game", "duo"}});
  Player first(ada_->port(), made.id, made.secrets[0]);
  Player second(ben_->port(), made.id, made.secrets[1]);
  seed_all({&first, &second});
  std::mt19937 random(6);
  play_some({&first, &second}, 4, random);
  const double taken = metric(ben_->port(), "longroad_taken_up_total");
  postgres().stop();
  std::this_thread::sleep_for(milliseconds(4'000));
  postgres().start();
  const int before = first.version();
  play_some({&first, &second}, 4, random);
  EXPECT_GT(first.version(), before);
  std::this_thread::sleep_for(milliseconds(4'000));
  EXPECT_EQ(metric(ben_->port(), "longroad_taken_up_total"), taken);
  EXPECT_EQ(metric(ben_->port(), "longroad_relayed_out"), 1);
  EXPECT_FALSE(first.socket().closed());
}

}  // namespace
}  // namespace longroad::tests
