/// What a stranger may cost: the rows of "Bounds" in docs/server.md. Work is counted, not time.

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <atomic>
#include <boost/json/array.hpp>
#include <filesystem>
#include <fstream>
#include <future>
#include <map>
#include <sstream>
#include <thread>

#include "browser.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "server/net/address.hpp"
#include "server/net/limiter.hpp"
#include "server/net/visitors.hpp"
#include "server/net/work_pool.hpp"
#include "server/table/record/replay_text.hpp"
#include "store/accounts.hpp"

namespace longroad::tests {
namespace {

constexpr std::string_view kReplays = "longroad_pool_taken_total{pool=\"replays\"}";

/// A game of which nothing but turns that change nothing is known.
std::string long_record(std::size_t lines) {
  std::string record = "format: 1\ngame: base\nplayers: [\"Ada\",\"Ben\"]\nboard: \"beginner\"\n\n";
  for (std::size_t i = 5; i < lines; ++i) record += "* dice 6 6\n";
  return record;
}

std::string unzipped(const std::string& bytes) {
  z_stream stream{};
  inflateInit2(&stream, 15 + 16);
  std::string out(1 << 24, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

TEST(Bounds, ARecordIsCountedBeforeItIsRead) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const std::string record = long_record(server::kMostRecordLines + 1);
  for (const char* path : {"/api/replay", "/api/verify"}) {
    const Answer answer = http(server.port(), "POST", path, record);
    EXPECT_EQ(answer.status, 413) << path;
    EXPECT_EQ(answer.value().at("code"), "too_long");
  }
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}};
  const json::object wish{{"game", "base"}, {"seats", seats}, {"from", {{"record", record}, {"line", 1}}}};
  EXPECT_EQ(post(server.port(), "/api/tables", wish).status, 413);
  EXPECT_EQ(metric(server.port(), kReplays), 0) << "nothing was done for it";
  EXPECT_EQ(http(server.port(), "POST", "/api/replay", long_record(100)).status, 400);
  EXPECT_EQ(metric(server.port(), kReplays), 1);
  EXPECT_TRUE(server::is_long_record(record));
  EXPECT_FALSE(server::is_long_record(long_record(server::kMostRecordLines)));
}

TEST(Bounds, HeadersOfARecordAreFew) {
  TemporaryFolder folder;
  const Server server(folder.path());
  std::string record = "format: 1\n";
  for (int i = 0; i < 200; ++i) record += "h" + std::to_string(i) + ": x\n";
  const Answer answer = http(server.port(), "POST", "/api/replay", record);
  EXPECT_EQ(answer.status, 400);
  EXPECT_NE(answer.body.find("too many headers"), std::string::npos) << answer.body;
}

/// Playing on from a record is no work of the disk's thread.
TEST(Bounds, RecordsAreReadBesideTheDisk) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "base", 1, 2);
  Player player(server.port(), made.id, made.secrets[0]);
  seed_all({&player});
  finish({&player}, 4);
  const std::string path = "/api/tables/" + made.id;
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}},
                          {{"kind", "bot"}, {"bot", "random"}},
                          {{"kind", "bot"}, {"bot", "random"}}};
  const json::object from_record{{"record", get(server.port(), path + "/record").body}, {"line", 30}};
  const json::object from_table{{"table", made.id}, {"line", 30}};
  for (const json::object& from : {from_record, from_table}) {
    const double before = metric(server.port(), kReplays);
    const json::object wish{{"game", "base"}, {"seats", seats}, {"from", from}};
    EXPECT_EQ(post(server.port(), "/api/tables", wish).status, 201);
    EXPECT_EQ(metric(server.port(), kReplays), before + 1);
  }
  const Answer plain = get(server.port(), path + "/replay");
  const Answer small = http(server.port(), "GET", path + "/replay", {}, "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(plain.headers.find("Content-Encoding"), std::string::npos);
  EXPECT_NE(small.headers.find("Content-Encoding: gzip"), std::string::npos);
  EXPECT_LT(small.body.size() * 5, plain.body.size());
  EXPECT_EQ(unzipped(small.body), plain.body);
}

/// The priority of each of a server's threads, by name.
std::map<std::string, int> priorities(pid_t process) {
  std::map<std::string, int> nice;
  for (const auto& task : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task")) {
    std::string name;
    std::getline(std::ifstream(task.path() / "comm") >> std::ws, name);
    std::string stat;
    std::getline(std::ifstream(task.path() / "stat"), stat);
    std::istringstream fields(stat.substr(stat.rfind(')') + 2));
    std::string field;
    for (int i = 0; i < 17; ++i) fields >> field;
    nice[name] = std::stoi(field);
  }
  return nice;
}

/// The system shows each purpose as threads of its own; bots leave the processor to all others.
TEST(Bounds, EachPurposeHasThreadsOfItsOwn) {
  TemporaryFolder folder;
  const Server server(folder.path());
  std::this_thread::sleep_for(milliseconds(500));  // they name themselves
  auto nice = priorities(server.process());
  const int own = nice["longroad"];
  for (const char* name :
       {"bots", "passwords", "replays", "paper", "planning", "imports", "desks", "answers"})
    EXPECT_TRUE(nice.contains(name)) << name;
  EXPECT_EQ(nice["bots"], std::min(19, own + 10));
  EXPECT_EQ(nice["passwords"], own);
}

TEST(Bounds, APoolRefusesWhatIsTooMuchInAllOrOfOne) {
  server::WorkPool pool({.name = "test", .most_waiting = 3, .most_each = 2});
  std::promise<void> open;
  std::promise<void> begun;
  const std::shared_future<void> gate = open.get_future();
  EXPECT_TRUE(pool.submit([&] {
    begun.set_value();
    gate.wait();
  }));
  begun.get_future().wait();
  std::atomic<int> done = 0;
  const auto work = [&] { ++done; };
  EXPECT_TRUE(pool.submit(work, "ada"));
  EXPECT_TRUE(pool.submit(work, "ada"));
  EXPECT_FALSE(pool.submit(work, "ada")) << "two of one are enough";
  EXPECT_TRUE(pool.submit(work, "ben"));
  EXPECT_FALSE(pool.submit(work, "cleo")) << "three wait";
  EXPECT_EQ(pool.counters().refused, 2u);
  open.set_value();
  while (done < 3) std::this_thread::yield();
  while (!pool.submit(work, "ada")) std::this_thread::yield();
}

TEST(Bounds, OneAddressLeavesConnectionsToOthers) {
  TemporaryFolder folder;
  const Server server(folder.path(), {"--sockets", "40"});
  std::vector<Tcp> held;
  for (int i = 0; i < 40; ++i) held.emplace_back(server.port());
  EXPECT_EQ(http(server.port(), "GET", "/healthz", {}, {}, "127.0.0.2").status, 200);
  std::this_thread::sleep_for(milliseconds(300));  // every loop has an ear at the door
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 0) << "this one has a quarter of all";
  held.clear();
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) {
    status = http(server.port(), "GET", "/healthz").status;
    std::this_thread::sleep_for(milliseconds(20));
  }
  EXPECT_EQ(status, 200);
  EXPECT_GE(metric(server.port(), "longroad_turned_away_total"), 30);
}

TEST(Bounds, BodiesInMemoryAreCounted) {
  const auto visitors = std::make_shared<server::Visitors>(
      server::Visitors::Rule{.most = 3, .most_each = 2, .most_bytes = 100, .most_bytes_each = 60});
  auto one = visitors->enter("a");
  auto two = visitors->enter("a");
  EXPECT_FALSE(visitors->enter("a"));
  auto three = visitors->enter("b");
  EXPECT_FALSE(visitors->enter("c"));
  EXPECT_TRUE(one->hold(40));
  EXPECT_FALSE(two->hold(30)) << "of one address";
  EXPECT_TRUE(two->hold(20));
  EXPECT_FALSE(three->hold(50)) << "in all";
  one.reset();
  EXPECT_TRUE(three->hold(50));
  EXPECT_TRUE(visitors->enter("a"));
}

TEST(Bounds, AnAddressIsCountedWhateverItLooksLike) {
  using server::counted_address;
  EXPECT_EQ(counted_address("10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(counted_address("10.0.0.1:4711"), "10.0.0.1");
  EXPECT_EQ(counted_address("::ffff:10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("[2001:db8:1:2::7]:80"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("fe80::1%eth0"), "fe80::/64");
  EXPECT_NE(counted_address("2001:db8:1:3::7"), counted_address("2001:db8:1:2::7"));
}

/// Of a password that is tried again and again from one place.
TEST(Bounds, NobodyIsManyBehindAProxy) {
  TemporaryFolder folder;
  const Server server(folder.path(), {"--behind-proxy"});
  const auto refused = [&](auto forwarded) {
    int count = 0;
    for (int i = 0; i < 60; ++i)
      count += http(server.port(), "POST", "/api/account/sign_in", R"({"name":"Ada","password":"12345678"})",
                    forwarded(i))
                   .status == 429;
    return count;
  };
  const auto line = [](const std::string& value) { return "X-Forwarded-For: " + value + "\r\n"; };
  EXPECT_GE(refused([&](int i) { return line("1.2.3." + std::to_string(i)) + line("10.0.0.1"); }), 30)
      << "a line of its own before the proxy's";
  EXPECT_GE(refused([&](int i) { return line("2001:db8::" + std::to_string(i + 1)); }), 30) << "one network";
  EXPECT_EQ(refused([&](int i) { return line("10.0.1." + std::to_string(i)); }), 0) << "60 people";
}

TEST(Bounds, SettingsThatCouldNotBeReadAgainAreRefused) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  Browser ada(server->port());
  ASSERT_EQ(ada.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "a long word"}}).status, 201);
  EXPECT_EQ(ada.ask_text("PUT", "/api/account/settings", R"({"a":1e999})").status, 400);
  EXPECT_EQ(ada.ask_text("PUT", "/api/account/settings", R"({"a":[{"b":-1e999}]})").status, 400);
  EXPECT_EQ(ada.ask_text("PUT", "/api/account/settings", R"({"a":1e300})").status, 200);
  EXPECT_EQ(ada.ask("GET", "/api/account").value().at("account").at("settings").at("a").as_double(), 1e300);
  EXPECT_EQ(http(server->port(), "POST", "/api/tables", R"({"game":"base","board":1e999})").status, 400);
  EXPECT_EQ(http(server->port(), "POST", "/api/desk", R"({"name":1e999})").status, 400);
  ASSERT_EQ(server->stop(), 0);
  store::Accounts(**store::Store::open(tests::database_for(folder.path())))
      .set_settings(1, R"({"a":1e99999})");
  server = std::make_unique<Server>(folder.path());
  ada.follow(server->port());
  const Answer shown = ada.ask("GET", "/api/account");
  EXPECT_EQ(shown.status, 200) << "what an older program kept hides no account";
  EXPECT_TRUE(shown.value().at("account").at("settings").as_object().empty());
}

TEST(Bounds, NamesPasswordsAndSettingsHaveASize) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const auto made = [&](std::size_t name, std::size_t password) {
    const json::object words{{"name", std::string(name, 'n')}, {"password", std::string(password, 'p')}};
    return Browser(server.port()).ask("POST", "/api/account", words).status;
  };
  EXPECT_EQ(made(25, 8), 400);
  EXPECT_EQ(made(5, 7), 400);
  EXPECT_EQ(made(5, 201), 400);
  EXPECT_EQ(made(24, 200), 201);
  Browser ada(server.port());
  ASSERT_EQ(ada.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "12345678"}}).status, 201);
  const auto kept = [&](std::size_t bytes) {
    return ada.ask_text("PUT", "/api/account/settings", "{\"a\":\"" + std::string(bytes - 8, 'x') + "\"}")
        .status;
  };
  EXPECT_EQ(kept(16 * 1024), 200);
  EXPECT_EQ(kept(16 * 1024 + 1), 400);
}

/// Whoever takes the name next is somebody else, also while the server runs.
TEST(Bounds, ANameThatWasMutedIsFreeAfterItsAccount) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const json::object words{{"name", "Ada"}, {"password", "a long word"}};
  Browser(server.port()).ask("POST", "/api/account", words);
  admin(folder.path(), "mute Ada");
  EXPECT_EQ(admin(folder.path(), "delete Ada"), "The account Ada is deleted.\n");
  Browser next(server.port());
  ASSERT_EQ(next.ask("POST", "/api/account", words).status, 201);
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}};
  const json::value made = next.ask("POST", "/api/tables", {{"game", "base"}, {"seats", seats}}).value();
  Player player(server.port(), std::string(made.at("table").as_string()),
                std::string(made.at("seats").at(0).at("secret").as_string()));
  EXPECT_EQ(player.command({{"t", "say"}, {"text", "hi"}}).at("t"), "ack");
}

TEST(Bounds, ARateForgivesAClockThatIsSetBack) {
  server::Rate rate({.per_second = 1, .burst = 2});
  EXPECT_TRUE(rate.take(10'000'000));
  EXPECT_TRUE(rate.take(10'000'000));
  EXPECT_FALSE(rate.take(10'000'000));
  EXPECT_FALSE(rate.take(6'400'000));
  EXPECT_TRUE(rate.take(6'402'000)) << "not an hour later";
}

/// A body has as long as its size takes on a slow line; only a head must come at once.
TEST(Bounds, ALargeBodyMayComeSlowly) {
  TemporaryFolder folder;
  const Server server(folder.path());
  Tcp tcp(server.port());
  const std::string body(1'000'000, ' ');
  tcp.send("POST /api/replay HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n");
  tcp.send(std::string_view(body).substr(0, 500'000));
  EXPECT_FALSE(tcp.receive(milliseconds(10'500)));
  EXPECT_FALSE(tcp.closed());
  tcp.send(std::string_view(body).substr(500'000));
  EXPECT_TRUE(tcp.receive().value_or("").starts_with("HTTP/1.1 400 ")) << "it is no record";
}

}  // namespace
}  // namespace longroad::tests
