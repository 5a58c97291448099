/// How long connections may take, and how much may wait for them: rows of "Bounds" in docs/server.md, with
/// bounds small enough to be waited for.

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <atomic>
#include <boost/json/object.hpp>
#include <thread>

#include "client.hpp"
#include "server/http/http_server.hpp"

namespace longroad::tests {
namespace {

using server::Connection;
using server::HttpBounds;
using server::SocketBounds;

/// Answered with more than a system takes in for a connection that nobody reads.
constexpr std::string_view kLarge = "/large";
constexpr std::size_t kLargeSize = 16 << 20;

/// Sends as many bytes as it is asked for.
class Sender final : public server::Listener {
 public:
  void enter(std::shared_ptr<Connection> connection, std::string /*cookie*/) override {
    connection->welcome();
  }
  void receive(Connection& connection, std::string_view text) override {
    connection.send(std::make_shared<const std::string>(std::stoul(std::string(text)), 'x'));
  }
  void exit(Connection& /*connection*/) override { ++gone; }
  std::atomic<int> gone = 0;
};

/// A port on one loop, where every socket leads to the sender and every request is answered at once.
class Door {
 public:
  Door(const HttpBounds& http, const SocketBounds& sockets)
      : port_(*server::listen({loops_, metrics, stopping_},
                              {.address = "127.0.0.1", .port = 0, .bounds = http}, handlers(sockets))),
        thread_([this] { loops_.front()->run(); }) {}
  ~Door() {
    stopping_ = true;
    loops_.front()->stop();
    thread_.join();
  }
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;
  [[nodiscard]] int port() const { return port_; }

  server::Metrics metrics;
  std::shared_ptr<Sender> sender = std::make_shared<Sender>();

 private:
  server::HttpHandlers handlers(const SocketBounds& bounds) {
    const auto handle = [](const server::Request& request, const server::Reply& reply) {
      server::Response response = server::done();
      if (request.path == kLarge) response.body.assign(kLargeSize, 'x');
      reply(std::move(response));
    };
    return {.handle = handle,
            .most_body = [](std::string_view, std::string_view) { return std::size_t{16} << 20; },
            .takes_socket = [](std::string_view) { return true; },
            .socket =
                [this, bounds](const server::Upgrade& upgrade) {
                  const int little = 32 * 1024;  // what the system holds is not known to the server
                  setsockopt(upgrade.handle, SOL_SOCKET, SO_SNDBUF, &little, sizeof little);
                  server::serve_web_socket(*loops_.front(), metrics, upgrade, sender,
                                           server::NoListener::NoSuchTable, bounds);
                }};
  }
  static std::vector<std::unique_ptr<server::Loop>> one_loop() {
    std::vector<std::unique_ptr<server::Loop>> loops;
    loops.push_back(std::make_unique<server::Loop>());
    return loops;
  }

  std::vector<std::unique_ptr<server::Loop>> loops_ = one_loop();
  std::atomic<bool> stopping_ = false;
  int port_;
  std::thread thread_;
};

template <class Holds>
bool comes_true(Holds holds) {
  for (int i = 0; i < 1000 && !holds(); ++i) std::this_thread::sleep_for(milliseconds(10));
  return holds();
}

TEST(SocketBounds, AMessageThatIsNotTakenInIsWaitedForSoLong) {
  EXPECT_EQ(SocketBounds{}.write, 20'000);
  Door door({}, {.write = 1'000});
  Socket slow(door.port(), "x");
  slow.send_frame(1, "1000000");  // less than may wait
  EXPECT_TRUE(comes_true([&] { return door.sender->gone == 1; })) << "it reads nothing";
  EXPECT_EQ(door.metrics.cut_off, 1U);
  EXPECT_TRUE(comes_true([&] { return door.metrics.unsent == 0; })) << "and is not counted any more";
  Socket quick(door.port(), "x");
  for (int i = 0; i < 3; ++i) {
    quick.send_frame(1, "300000");
    EXPECT_EQ(quick.receive().value_or("").size(), 300'000U);
  }
  EXPECT_EQ(door.metrics.cut_off, 1U);
}

TEST(SocketBounds, AboveWhatMayWaitInAllOnlyLittleMay) {
  Door door({}, {});
  const std::int64_t most = 256 * 1024 * 1024;
  const auto takes = [&](std::int64_t of_others, int bytes) {
    door.metrics.unsent = of_others;
    Socket socket(door.port(), "x");
    socket.send_frame(1, std::to_string(bytes));
    EXPECT_EQ(socket.receive().value_or("").size(), static_cast<std::size_t>(bytes));
    EXPECT_TRUE(comes_true([&] { return door.metrics.unsent == of_others; }));
  };
  takes(most - 100'000, 100'000);
  takes(most, 65'000);
  EXPECT_TRUE(comes_true([&] { return door.sender->gone == 2; })) << "their pages were closed";
  EXPECT_EQ(door.metrics.cut_off, 0U);
  Socket greedy(door.port(), "x");
  greedy.send_frame(1, "66000");
  EXPECT_TRUE(comes_true([&] { return door.sender->gone == 3; }));
  EXPECT_EQ(door.metrics.cut_off, 1U);
  door.metrics.unsent = 0;
}

TEST(SocketBounds, WhoeverAnswersNoPingIsGone) {
  EXPECT_EQ(SocketBounds{}.silence, 60'000);
  Door door({}, {.silence = 600});
  const Socket dead(door.port(), "x");
  Socket quiet(door.port(), "x");
  EXPECT_FALSE(quiet.receive(milliseconds(2'000))) << "it answers pings and says nothing";
  EXPECT_FALSE(quiet.closed());
  EXPECT_TRUE(comes_true([&] { return door.sender->gone == 1; }));
}

TEST(HttpBounds, ABodyComesAsFastAsTheSlowestMay) {
  EXPECT_EQ(HttpBounds{}.bytes_per_ms, 32);
  Door door({.head = 300, .bytes_per_ms = 100}, {});
  const auto answer = [&](int bytes, int pieces, int every) {
    Tcp tcp(door.port());
    tcp.send("POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: " + std::to_string(bytes) +
             "\r\n\r\n");
    for (int i = 0; i < pieces; ++i) {
      std::this_thread::sleep_for(milliseconds(every));
      tcp.send(std::string(static_cast<std::size_t>(bytes / pieces), ' '));
    }
    return tcp.receive().value_or("");
  };
  EXPECT_TRUE(answer(1'000'000, 4, 200).starts_with("HTTP/1.1 2")) << "it has ten seconds";
  EXPECT_EQ(answer(1'000, 4, 200), "") << "it has a third of one";
}

TEST(HttpBounds, AConnectionThatAsksNothingMoreIsClosed) {
  EXPECT_EQ(HttpBounds{}.idle, 60'000);
  Door door({.idle = 300}, {});
  Tcp tcp(door.port());
  for (int i = 0; i < 2; ++i) {
    tcp.send("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(tcp.receive().value_or("").starts_with("HTTP/1.1 2"));
  }
  EXPECT_FALSE(tcp.receive());
  EXPECT_TRUE(tcp.closed());
}

TEST(HttpBounds, BodiesOfOneAddressAreCountedTogether) {
  EXPECT_EQ(HttpBounds{}.most_held, 256U * 1024 * 1024);
  EXPECT_EQ(HttpBounds{}.most_held_each, 32U * 1024 * 1024);
  Door door({.most_held_each = 1'500'000}, {});
  const std::string head =
      "POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n";
  Tcp first(door.port());
  first.send(head + std::string(500'000, ' '));
  std::this_thread::sleep_for(milliseconds(200));
  Tcp second(door.port());
  second.send(head);
  EXPECT_TRUE(second.receive().value_or("").starts_with("HTTP/1.1 503 "));
  first.send(std::string(500'000, ' '));
  EXPECT_TRUE(first.receive().value_or("").starts_with("HTTP/1.1 2"));
}

/// Who asks for much and takes nothing in is given no more.
TEST(HttpBounds, AnswersThatAreNotTakenInAreCountedTogether) {
  Door door({.most_held_each = 20 << 20}, {});
  const auto ask = [](Tcp& tcp, std::string_view path) {
    tcp.send("GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  };
  const auto status = [&](std::string_view path) {
    Tcp tcp(door.port());
    ask(tcp, path);
    return tcp.receive().value_or("").substr(9, 3);
  };
  Tcp slow(door.port());
  ask(slow, kLarge);
  EXPECT_TRUE(comes_true([&] { return status(kLarge) == "503"; }));
  EXPECT_EQ(status("/x"), "200") << "little is always answered";
  std::size_t taken = 0;
  while (const auto bytes = slow.receive()) taken += bytes->size();
  EXPECT_GT(taken, kLargeSize);
  EXPECT_TRUE(comes_true([&] { return status(kLarge) == "200"; }));
}

}  // namespace
}  // namespace longroad::tests
