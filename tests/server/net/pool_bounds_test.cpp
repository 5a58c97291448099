/// What waits for the server's pools, and where their answers arrive: the house is inside the test, so that
/// its pools can be held up.

#include <atomic>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <thread>
#include <variant>

#include "house_fixture.hpp"
#include "server/desks/order_run.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using server::Request;
using server::WorkPool;

Request request(std::string method, std::string path, std::string body = {}, const std::string& secret = {}) {
  Request made;
  made.method = std::move(method);
  made.path = std::move(path);
  made.body = std::move(body);
  if (!secret.empty()) made.authorization = "Bearer " + secret;
  return made;
}

/// Keeps a pool's thread from its work.
class HeldUp {
 public:
  explicit HeldUp(WorkPool& pool) {
    pool.submit([begun = &begun_, gate = open_.get_future().share()] {
      begun->set_value();
      gate.wait();
    });
    begun_.get_future().wait();
  }
  ~HeldUp() { open_.set_value(); }
  HeldUp(const HeldUp&) = delete;
  HeldUp& operator=(const HeldUp&) = delete;

 private:
  std::promise<void> begun_;
  std::promise<void> open_;
};

class PoolBounds : public InHouse {
 protected:
  /// A tournament of nobody but its organiser.
  void found() {
    const json::object wish{{"name", "Cup"}, {"organiser", "Olga Ort"}};
    const json::value made = json::parse(ask(request("POST", "/api/desk", json::serialize(wish))).body);
    event_ = made.at("event").as_string();
    secret_ = made.at("secret").as_string();
  }
  [[nodiscard]] Request of_desk(std::string method, const std::string& path, std::string body = {}) const {
    return request(std::move(method), "/api/desk/" + event_ + path, std::move(body), secret_);
  }
  std::string event_;
  std::string secret_;
};

TEST_F(PoolBounds, SoMuchWaitsAndTheNextOneIsToldSo) {
  found();
  server::Pools& pools = house_->pools();
  struct Row {
    WorkPool& pool;
    std::size_t most;
    std::size_t of_one;
    Request request;
  };
  const Row rows[] = {
      {pools.passwords, 64, 16,
       request("POST", "/api/account/sign_in", R"({"name":"Ada","password":"a long word"})")},
      {pools.replays, 32, 4, request("POST", "/api/replay", "nothing")},
      {pools.imports, 8, 2, request("POST", "/api/desk/restore", "{}")},
      {pools.planning, 16, 16, of_desk("POST", "/commands", R"({"id":"a","do":"schedule"})")},
      {pools.paper, 32, 32, of_desk("GET", "/print/report/A4")},
      {pools.paper, 32, 32, of_desk("GET", "/export/event.json")},
      {pools.paper, 32, 32, of_desk("GET", "/export/results.csv")},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.pool.name());
    {
      const HeldUp held(row.pool);
      std::size_t own = 0;
      while (row.pool.submit([] {}, "10.0.0.2")) ++own;
      EXPECT_EQ(own, row.of_one);
      std::size_t others = 0;
      while (row.pool.submit([] {}, "10.0.1." + std::to_string(others))) ++others;
      EXPECT_EQ(own + others, row.most);
      const server::Response refused = ask(row.request);
      EXPECT_EQ(refused.status, 503) << refused.body;
      EXPECT_NE(refused.body.find("\"busy\""), std::string::npos) << refused.body;
    }
    while (row.pool.counters().waiting > 0) std::this_thread::yield();
    EXPECT_NE(ask(row.request).status, 503);
  }
}

/// Whoever asks for much waits for it alone.
TEST(FairPool, TakesTurnsBetweenThoseWhoAsk) {
  WorkPool pool({.name = "test"});
  std::string done;
  std::promise<void> last;
  {
    const HeldUp held(pool);
    for (int i = 0; i < 18; ++i) pool.submit([&] { done += 'a'; }, "ada");
    pool.submit([&] { done += 'b'; }, "ben");
    pool.submit([&] { done += 'c'; }, "cleo");
    pool.submit([&] { done += 'b'; }, "ben");
    EXPECT_EQ(pool.counters().askers, 3U);
    pool.submit(
        [&] {
          done += 'a';
          last.set_value();
        },
        "ada");
  }
  last.get_future().wait();
  EXPECT_EQ(done, "abcab" + std::string(17, 'a'));
}

TEST_F(PoolBounds, BotsPlayInTurnForThoseWhoMadeTheirTables) {
  const json::value bot{{"kind", "bot"}, {"bot", "random"}};
  const json::object wish{{"game", "base"}, {"pace", 0}, {"seats", {bot, bot, bot}}};
  const auto make = [&](const std::string& address) {
    EXPECT_EQ(ask(request("POST", "/api/tables", json::serialize(wish)), address).status, 201);
  };
  WorkPool& bots = house_->pools().bots;
  const HeldUp held(bots);  // before there is a table, whose game might be over otherwise
  for (int i = 0; i < 5; ++i) make("10.0.0.1");
  make("10.0.0.2");
  const auto all_wait = [&] { return bots.counters().waiting == 6; };
  for (int i = 0; i < 1000 && !all_wait(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(bots.counters().waiting, 6U) << "one of each table";
  EXPECT_EQ(bots.counters().askers, 2U);
}

/// The disk's thread reads little of each table and composes nothing.
TEST_F(PoolBounds, ReportsAreComposedBesideTheDisk) {
  store::Store::Report report{
      .id = 0, .table = "aaaaaaaaaa", .version = 3'000, .seat = 1, .sender = 2, .text = "loud", .at = 0};
  const auto on_disk = [&](const std::function<void(store::Store&)>& work) {
    std::promise<void> done;
    house_->disk().submit(work, [&](bool) { done.set_value(); });
    done.get_future().wait();
  };
  on_disk([&](store::Store& store) {
    std::vector<store::LogEntry> log;
    for (int v = 1; v <= 4'000; ++v)
      log.push_back({v, 0,
                     v % 2 == 0 ? R"({"k":"said","seat":1,"text":"m)" + std::to_string(v) + "\"}"
                                : std::string(R"({"l":"1 roll"})")});
    store.logs().append(store::stream_of_table(report.table), 0, house_->epoch(), log);
    store.add(report);
    const auto glimpse = store.glimpse(report, 50);
    EXPECT_EQ(glimpse.said.size(), 50U);
    EXPECT_EQ(glimpse.said.back().version, 3'000);
    EXPECT_EQ(glimpse.lines, 1'500);
  });
  std::promise<server::Response> answer;
  {
    const HeldUp held(house_->pools().answers);
    api_->handle(request("GET", "/api/admin/reports", {}, "token"),
                 [&](server::Response response) { answer.set_value(std::move(response)); });
    while (house_->pools().answers.counters().waiting == 0) std::this_thread::yield();
    on_disk([](store::Store&) {});  // it is free
  }
  const json::value told = json::parse(answer.get_future().get().body);
  const auto& chat = told.at("reports").at(0).at("chat").as_array();
  EXPECT_EQ(chat.size(), 50U);
  EXPECT_EQ(chat.back().at("text"), "m3000");
}

/// Whoever waits for a plan belongs to the hall's loop, which goes on meanwhile.
TEST_F(PoolBounds, APlanThatFailsIsAnsweredOnTheLoopOfItsHall) {
  found();
  int of_the_loop = 0;  // touched by the loop only, as all of a hall is: the thread sanitizer looks
  std::thread::id loop;
  std::thread::id answered;
  std::promise<int> status;
  std::atomic<bool> done = false;
  std::function<void()> go_on;
  with_hall(event_, [&](const server::Halls::HallPtr& hall) {
    loop = std::this_thread::get_id();
    const auto viewer = std::get<server::desk::Viewer>(hall->viewer_of(secret_));
    const auto order = server::desk::read_order(json::object{{"id", "a"}, {"do", "schedule"}});
    const auto reply = [&](const server::Response& response) {
      ++of_the_loop;
      answered = std::this_thread::get_id();
      done = true;
      status.set_value(response.status);
    };
    server::OrderRun(hall, viewer, *order, reply).command();
    go_on = [&] {
      ++of_the_loop;
      if (!done) house_->loop_of(event_).post(go_on);
    };
    go_on();
  });
  EXPECT_EQ(status.get_future().get(), 422) << "nobody is there who could be seated";
  with_hall(event_, [&](const server::Halls::HallPtr&) { EXPECT_GT(of_the_loop, 1); });
  EXPECT_EQ(answered, loop);
}

TEST_F(PoolBounds, ATournamentThatNobodyUsesTakesNoRoom) {
  const auto sweep = [&](server::Time unused) {
    std::promise<void> swept;
    house_->loop_of(event_).post([&] {
      house_->halls().sweep(0, unused);
      swept.set_value();
    });
    swept.get_future().wait();
  };
  EXPECT_EQ(server::Halls::kLongUnused, 600'000);
  found();
  with_hall(event_, [](const server::Halls::HallPtr&) {});
  EXPECT_TRUE(house_->halls().full());
  sweep(server::Halls::kLongUnused);
  with_hall(event_, [](const server::Halls::HallPtr&) {});
  EXPECT_TRUE(house_->halls().full()) << "it was used a moment ago";
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  sweep(10);
  for (int i = 0; i < 1000 && house_->halls().full(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_FALSE(house_->halls().full());
  with_hall(event_, [](const server::Halls::HallPtr& hall) { EXPECT_TRUE(hall) << "it is read again"; });
}

}  // namespace
}  // namespace longroad::tests
