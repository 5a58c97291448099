/// Whatever is sent, the answer is a clear error or a closed socket, and the table goes on.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <thread>

#include "player.hpp"

namespace longroad::tests {
namespace {

class BadInput : public ::testing::Test {
 protected:
  /// The error that this text is answered with; empty where the socket was closed without one.
  std::string error_for(std::string_view text, bool greeted = true) {
    Socket socket(server_.port(), made_.id);
    if (greeted) socket.send(json::object{{"t", "hello"}, {"v", 1}, {"secret", made_.secrets[0]}});
    socket.send_frame(1, text);
    while (const auto answer = socket.receive(milliseconds(3000))) {
      const auto message = json::parse(*answer);
      const auto& type = message.at("t").as_string();
      if (type == "error" || type == "refused") return std::string(message.at("code").as_string());
    }
    return {};
  }

  TemporaryFolder folder_;
  Server server_{folder_.path(), {}};
  Made made_ = make_table(server_.port(), "base", 3, 0);
};

TEST_F(BadInput, IsAnsweredWithAClearError) {
  EXPECT_EQ(error_for("{"), "bad_message");
  EXPECT_EQ(error_for("[]"), "bad_message");
  EXPECT_EQ(error_for("7"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"dance","id":"1"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","line":"1 settle 20"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","id":"1"})"), "not_started");
  EXPECT_EQ(error_for(R"({"t":"do","id":"1","line":7})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","id":"1","line":"1 settle 20","extra":1})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"vote","id":"1","choice":"dance"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"hello","v":1})"), "greeted");
  EXPECT_EQ(error_for(R"({"t":"ping"})", false), "hello_first");
  EXPECT_EQ(error_for(R"({"t":"hello","v":2})", false), "version");
  EXPECT_EQ(error_for(R"({"t":"hello","v":1,"secret":"00000000000000000000000000000000"})", false),
            "bad_secret");
  EXPECT_EQ(error_for("\xff\xfe", false), "");
}

TEST_F(BadInput, StrangersAreTurnedAway) {
  EXPECT_FALSE(Socket(server_.port(), made_.id, "Origin: http://elsewhere.example\r\n").open());
  EXPECT_TRUE(
      Socket(server_.port(), made_.id, "Origin: http://127.0.0.1:" + std::to_string(server_.port()) + "\r\n")
          .open());
  EXPECT_EQ(http(server_.port(), "POST", "/api/tables", "{}", "Origin: http://elsewhere.example\r\n").status,
            403);
  EXPECT_EQ(Socket(server_.port(), made_.id, "Origin: null\r\n").status(), 403);
  EXPECT_EQ(get(server_.port(), "/ws/" + made_.id).status, 426) << "no page, but a socket is here";
  Socket unknown(server_.port(), "aaaaaaaaaa");
  EXPECT_NE(unknown.receive().value_or("").find("no_such_table"), std::string::npos);
}

TEST_F(BadInput, SpectatorsCannotPlay) {
  Player spectator(server_.port(), made_.id, {});
  EXPECT_EQ(spectator.play("1 settle 20").at("code").as_string(), "not_seated");
  EXPECT_EQ(spectator.command({{"t", "say"}, {"text", "hi"}}).at("code").as_string(), "not_seated");
  EXPECT_EQ(spectator.command({{"t", "start"}}).at("code").as_string(), "not_seated");
}

TEST_F(BadInput, AWrongSeatAndAStaleVersionChangeNothing) {
  Player one(server_.port(), made_.id, made_.secrets[0]);
  Player two(server_.port(), made_.id, made_.secrets[1]);
  one.command({{"t", "start"}});
  const int version = one.version();
  EXPECT_EQ(two.play("1 settle 20").at("code").as_string(), "not_your_seat");
  EXPECT_EQ(two.play("2 settle 20").at("code").as_string(), "not_your_turn");
  EXPECT_EQ(two.play("* dice 1 1").at("code").as_string(), "not_your_seat");
  ASSERT_EQ(one.play("1 settle 20").at("t").as_string(), "ack");
  const json::object stale{{"t", "do"}, {"line", "1 road 20-21"}, {"version", version}};
  EXPECT_EQ(one.command(stale).at("code").as_string(), "stale");
  EXPECT_EQ(one.version(), version + 1);
  EXPECT_EQ(one.play("1 road 20-21").at("t").as_string(), "ack") << "the table goes on";
}

TEST_F(BadInput, ChatIsCountedInCharactersAndShowsAllThatIsInIt) {
  Player player(server_.port(), made_.id, made_.secrets[0]);
  const auto say = [&](const std::string& text) {
    const auto answer = player.command({{"t", "say"}, {"text", text}});
    return std::string(answer.at(answer.contains("code") ? "code" : "t").as_string());
  };
  std::string umlauts;
  for (int i = 0; i < 300; ++i) umlauts += "\u00fc";
  EXPECT_EQ(say(umlauts), "ack");
  EXPECT_EQ(say(umlauts + "!"), "bad_message");
  EXPECT_EQ(say(""), "bad_message");
  EXPECT_EQ(say("\u202eyenom"), "bad_message") << "it would read backwards";
  EXPECT_EQ(say("a\nb"), "bad_message");
}

TEST_F(BadInput, FramesThatAreNoneCloseTheSocket) {
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

TEST_F(BadInput, BinaryAndOversizedFramesCloseTheSocket) {
  for (const auto& [opcode, size] : {std::pair{2, 10}, std::pair{1, 100'000}}) {
    Socket socket(server_.port(), made_.id);
    socket.send_frame(opcode, std::string(static_cast<std::size_t>(size), 'x'));
    while (socket.receive(milliseconds(3000))) {
    }
    EXPECT_TRUE(socket.closed());
  }
}

TEST_F(BadInput, TooManyMessagesAtOnceCloseTheSocket) {
  Socket socket(server_.port(), made_.id);
  socket.send(json::object{{"t", "hello"}, {"v", 1}});
  for (int i = 0; i < 300; ++i) socket.send(json::object{{"t", "ping"}});
  std::string last;
  while (const auto text = socket.receive(milliseconds(3000))) last = *text;
  EXPECT_NE(last.find("too_fast"), std::string::npos);
  EXPECT_TRUE(socket.closed());
}

TEST_F(BadInput, WrongWishesAreRefusedInASentence) {
  const auto error = [&](const json::value& wish) {
    const Answer answer = post(server_.port(), "/api/tables", wish);
    EXPECT_EQ(answer.status, 400) << answer.body;
    return std::string(answer.value().at("error").as_string());
  };
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}, {{"kind", "open"}}};
  EXPECT_NE(error({{"game", "chess"}, {"seats", seats}}).find("chess"), std::string::npos);
  EXPECT_NE(error({{"game", "base"}, {"seats", {{{"kind", "me"}, {"name", " "}}}}}).find("name"),
            std::string::npos);
  EXPECT_NE(error({{"game", "base"}, {"seats", {{{"kind", "bot"}, {"bot", "no"}}}}}).find("no bot"),
            std::string::npos);
  EXPECT_NE(error({{"game", "base"}, {"seats", seats}, {"options", {{"claim", 3}}}}).find("claim"),
            std::string::npos);
  EXPECT_NE(error({{"game", "base"}, {"seats", seats}, {"typo", 3}}).find("typo"), std::string::npos);
  EXPECT_EQ(http(server_.port(), "POST", "/api/tables", "{").status, 400);
  EXPECT_EQ(get(server_.port(), "/api/tables/../x").status, 404);
}

TEST_F(BadInput, RequestsThatAreNoneAreAnsweredAllTheSame) {
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

TEST_F(BadInput, AThousandSilentConnectionsHoldUpNobody) {
  allow_many_files();
  std::vector<Tcp> silent;
  for (int i = 0; i < 1000; ++i) silent.emplace_back(server_.port());
  silent.front().send("GET /half");
  EXPECT_EQ(get(server_.port(), "/healthz").status, 200);
  Player player(server_.port(), made_.id, made_.secrets[0]);
  player.command({{"t", "start"}});
  EXPECT_EQ(player.play("1 settle 20").at("t").as_string(), "ack");
}

TEST_F(BadInput, SocketsThatNeverSayHelloAreClosed) {
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

TEST_F(BadInput, HalfOpenConnectionsAreClosed) {
  Tcp half(server_.port());
  half.send("GET /healthz HTTP/1.1\r\nHost:");
  EXPECT_FALSE(half.receive(milliseconds(15'000)));
  EXPECT_TRUE(half.closed()) << "the server waits no longer than ten seconds";
}

TEST_F(BadInput, APlayerWhoseLineIsDeadIsLostAfterAMinute) {
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
