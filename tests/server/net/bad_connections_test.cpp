/// Connections that say nothing, or not what connections say: they are answered or closed, and the table
/// goes on.

#include <cstdlib>
#include <thread>

#include "bad_input_fixture.hpp"

namespace longroad::tests {
namespace {

class BadConnections : public BadInput {};

TEST_F(BadConnections, FramesThatAreNoneCloseTheSocket) {
  const std::string unmasked = std::string("\x81\x05", 2) + "hello";
  const std::string reserved = std::string("\xf1\x80", 2) + std::string(4, '\0');
  const std::string endless = std::string("\x81\xff", 2) + std::string(8, '\x7f') + std::string(4, '\0');
  for (const std::string& frame : {unmasked, reserved, endless}) {
    Socket socket(server_.port(), made_.id);
    socket.send_bytes(frame);
    while (socket.receive(milliseconds(3000))) {
    }
    EXPECT_TRUE(socket.closed());
  }
}

TEST_F(BadConnections, BinaryAndOversizedFramesCloseTheSocket) {
  for (const auto& [opcode, size] : {std::pair{2, 10}, std::pair{1, 100'000}}) {
    Socket socket(server_.port(), made_.id);
    socket.send_frame(opcode, std::string(static_cast<std::size_t>(size), 'x'));
    while (socket.receive(milliseconds(3000))) {
    }
    EXPECT_TRUE(socket.closed());
  }
}

TEST_F(BadConnections, PiecesAreOneMessageAndCountTogether) {
  const auto piece = [](int first, std::string_view text) {
    return std::string(1, static_cast<char>(first)) + static_cast<char>(0x80 | text.size()) +
           std::string(4, '\0') + std::string(text);
  };
  Socket socket(server_.port(), made_.id);
  socket.send_bytes(piece(0x01, R"({"t":"hello",)"));
  socket.send_bytes(piece(0x80, R"("v":1})"));
  EXPECT_NE(socket.receive().value_or("").find("welcome"), std::string::npos);
  socket.send_bytes(piece(0x01, "{"));
  for (int i = 0; i < 200; ++i) socket.send_bytes(piece(0x00, std::string(100, ' ')));
  while (socket.receive(milliseconds(3000))) {
  }
  EXPECT_TRUE(socket.closed()) << "together they are more than a message may be";
}

TEST_F(BadConnections, RequestsThatAreNoneAreAnsweredAllTheSame) {
  EXPECT_EQ(http(server_.port(), "POST", "/api/tables", std::string(3'000'000, ' ')).status, 413);
  EXPECT_EQ(http(server_.port(), "GET", "/healthz", {}, "X: " + std::string(9000, 'x') + "\r\n").status, 431);
  const auto answer = [&](std::string_view bytes) {
    Tcp tcp(server_.port());
    tcp.send(bytes);
    std::string all;
    while (const auto more = tcp.receive()) all += *more;
    EXPECT_TRUE(tcp.closed());
    return all;
  };
  EXPECT_TRUE(answer("nonsense\r\n\r\n").starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(answer(std::string(100, '\0')).starts_with("HTTP/1.1 400 "));
  const std::string two = answer(
      "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nHEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: "
      "close\r\n\r\n");
  const auto second = two.find("HTTP/1.1 200 OK", 1);
  EXPECT_LT(two.find(R"({"ok":true})"), second) << "requests may follow each other";
  EXPECT_TRUE(two.ends_with("\r\n\r\n")) << "who asks for the head only gets no body";
}

TEST_F(BadConnections, AThousandSilentConnectionsHoldUpNobody) {
  allow_many_files();
  std::vector<Tcp> silent;
  for (int i = 0; i < 1000; ++i) silent.emplace_back(server_.port());
  silent.front().send("GET /half");
  EXPECT_EQ(get(server_.port(), "/healthz").status, 200);
  Player player(server_.port(), made_.id, made_.secrets[0]);
  player.command({{"t", "start"}});
  EXPECT_EQ(player.play("1 settle 20").at("t").as_string(), "ack");
}

TEST_F(BadConnections, SocketsThatNeverSayHelloAreClosed) {
  allow_many_files();
  std::vector<std::unique_ptr<Socket>> silent;
  for (int i = 0; i < 200; ++i) silent.push_back(std::make_unique<Socket>(server_.port(), made_.id));
  Socket chatty(server_.port(), made_.id);
  chatty.send(json::object{{"t", "ping"}});
  EXPECT_NE(chatty.receive().value_or("").find("hello_first"), std::string::npos);
  Player player(server_.port(), made_.id, made_.secrets[0]);
  player.command({{"t", "start"}});
  EXPECT_EQ(player.play("1 settle 20").at("t").as_string(), "ack");
  for (const auto& socket : silent) {
    EXPECT_FALSE(socket->receive(milliseconds(15'000))) << "who says nothing is told nothing";
    EXPECT_TRUE(socket->closed());
  }
  EXPECT_FALSE(chatty.receive(milliseconds(15'000)));
  EXPECT_TRUE(chatty.closed()) << "another word is no hello";
}

TEST_F(BadConnections, HalfOpenConnectionsAreClosed) {
  Tcp half(server_.port());
  half.send("GET /healthz HTTP/1.1\r\nHost:");
  EXPECT_FALSE(half.receive(milliseconds(15'000)));
  EXPECT_TRUE(half.closed()) << "the server waits no longer than ten seconds";
}

TEST(SlowPages, ThatTakeNothingInAreCutOffAndMayComeBack) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "base", 2, 0);
  Player other(server.port(), made.id, made.secrets[1]);
  Socket slow(server.port(), made.id);
  slow.send(json::object{{"t", "hello"}, {"v", 1}, {"secret", made.secrets[0]}});
  // Each is answered by a refusal that nobody reads.
  const std::string unread = R"({"t":"do","id":")" + std::string(40, 'x') + R"(","line":"1 roll"})";
  for (int i = 0; i < 500'000 && !slow.closed(); ++i) slow.send_frame(1, unread);
  EXPECT_TRUE(slow.closed());
  Player back(server.port(), made.id, made.secrets[0]);
  seed_all({&back, &other});
  finish({&back, &other}, 7);
}

TEST_F(BadConnections, APlayerWhoseLineIsDeadIsLostAfterAMinute) {
  if (std::getenv("LONGROAD_LONG") == nullptr) GTEST_SKIP() << "it takes more than a minute";
  Player dead(server_.port(), made_.id, made_.secrets[0]);  // reads nothing from now on, not even pings
  const auto state = [&] {
    const Player watcher(server_.port(), made_.id, "");
    return std::string(watcher.welcome().at("presence").at("seats").at(0).at("state").as_string());
  };
  EXPECT_EQ(state(), "here");
  std::this_thread::sleep_for(std::chrono::seconds(65));
  EXPECT_EQ(state(), "lost");
}

}  // namespace
}  // namespace longroad::tests
