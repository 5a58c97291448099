/// Whatever is said, the answer is a clear error or a closed socket, and the table goes on.

#include "bad_input_fixture.hpp"
#include "schema.hpp"

namespace longroad::tests {
namespace {

TEST_F(BadInput, IsAnsweredWithAClearError) {
  EXPECT_EQ(error_for("{"), "bad_message");
  EXPECT_EQ(error_for("[]"), "bad_message");
  EXPECT_EQ(error_for("7"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"dance","id":"1"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","line":"1 settle 20"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","id":"1"})"), "bad_message");
  EXPECT_EQ(error_for(R"({"t":"do","id":"1","line":"1 settle 20"})"), "not_started");
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

/// Wherever a number of players comes in from outside.
TEST_F(BadInput, OnlyAsManyCanPlayAsTheGameHasSeats) {
  const auto table_of = [this](std::string_view game, int seats) {
    std::string body = R"({"game":")" + std::string(game) + R"(","seats":[)";
    for (int i = 0; i < seats; ++i) body += R"({"kind":"bot","bot":"random"},)";
    body.back() = ']';
    return http(server_.port(), "POST", "/api/tables", body + "}").status;
  };
  for (const int seats : {1, 5, 6}) EXPECT_EQ(table_of("base", seats), 400) << seats;
  for (const int seats : {1, 3, 6}) EXPECT_EQ(table_of("duo", seats), 400) << seats;
  for (const int seats : {1, 2, 5}) EXPECT_EQ(table_of("soccer", seats), 400) << seats;
  std::string record = "format: 1\ngame: base\nplayers: [\"Ada\"";
  for (int i = 0; i < 300; ++i) record += ",\"Ada\"";
  record += "]\nboard: \"beginner\"\n\n1 settle 20\n";
  EXPECT_EQ(http(server_.port(), "POST", "/api/replay", record).status, 400);
  EXPECT_EQ(http(server_.port(), "POST", "/api/verify", record).status, 400);
}

/// Nobody knows the board when the options are given, so no option may depend on it.
/// In a form for every language.
TEST_F(BadInput, ARecordIsRefusedWithItsLineAndTheRuleThatItBreaks) {
  const auto refused = [&](const std::string& line) {
    const std::string record =
        "format: 1\ngame: base\nplayers: [\"Ada\",\"Ben\"]\nboard: \"beginner\"\n\n1 settle 20\n" + line +
        "\n";
    const Answer answer = http(server_.port(), "POST", "/api/replay", record);
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(schema_fault("Problem", answer.value()), "");
    EXPECT_EQ(answer.value().at("code"), "bad_record");
    EXPECT_EQ(answer.value().at("line").at("number"), 7);
    EXPECT_EQ(answer.value().at("line").at("text").as_string(), line);
    return answer.value().at("line");
  };
  const json::value early = refused("1 roll");
  EXPECT_EQ(early.at("code"), "place_road_first");
  EXPECT_FALSE(early.at("error").as_string().empty());
  EXPECT_EQ(refused("2 road 20-21").at("args").at("seat"), 1) << "whose turn it is";
  EXPECT_EQ(refused("1 sing").at("code"), "bad_line");
  const Answer none = http(server_.port(), "POST", "/api/replay", "nothing");
  EXPECT_EQ(none.value().as_object().if_contains("line"), nullptr) << "no line is to blame";
}

TEST_F(BadInput, AHostsPastureNeverKeepsATableFromItsBoard) {
  for (int pasture = 0; pasture < 19; ++pasture) {
    const std::string body = R"({"game":"soccer","options":{"edition":"de","pasture":)" +
                             std::to_string(pasture) + R"(},"seats":[{"kind":"bot","bot":"random"},)" +
                             R"({"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]})";
    const bool centre = pasture == 9;
    EXPECT_EQ(http(server_.port(), "POST", "/api/tables", body).status, centre ? 400 : 201) << pasture;
  }
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

}  // namespace
}  // namespace longroad::tests
