/// What goes between nodes: versions, long answers, and messages that are missing.

#include <gtest/gtest.h>

#include <future>

#include "nats_server.hpp"
#include "net/house_fixture.hpp"
#include "server/cluster/relayed_socket.hpp"
#include "server/cluster/requests.hpp"

namespace longroad::tests {
namespace {

using namespace server;

class Relay : public InHouse {
 protected:
  void SetUp() override {
    if (!NatsServer::is_installed()) GTEST_SKIP() << "NATS is not installed: tools/setup test";
    nats_ = std::make_unique<NatsServer>();
    here_ = std::make_unique<NodeBus>(std::move(*bus::connect(nats_->address())));
    there_ = std::make_unique<NodeBus>(std::move(*bus::connect(nats_->address())));
  }
  void TearDown() override {
    if (!nats_) return;
    here_->close();
    there_->close();
  }
  std::string make_table() {
    Request request;
    request.method = "POST";
    request.path = "/api/tables";
    request.body = R"({"game":"duo","seats":[{"kind":"me","name":"P"},{"kind":"open"}]})";
    const auto made = notation::parse_json(ask(request).body);
    return std::string(made->at("table").as_string());
  }

  static constexpr std::int64_t kThere = 7;
  std::unique_ptr<NatsServer> nats_;
  std::unique_ptr<NodeBus> here_;
  std::unique_ptr<NodeBus> there_;
};

TEST(NodeMessages, AreReadAsTheyWereWritten) {
  const auto read = unpack(pack({"tell", "a1", 12, "two\nlines"}));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->kind, "tell");
  EXPECT_EQ(read->about, "a1");
  EXPECT_EQ(read->number, 12U);
  EXPECT_EQ(read->body, "two\nlines");
  for (const char* wrong : {"", "1", "1 tell", "1 tell a1 x\n", "1 tell a1 -1\n", "1 tell a1 12x\n"})
    EXPECT_FALSE(unpack(wrong)) << wrong;
  const auto newer = unpack("2 tell a1 12\n");
  ASSERT_FALSE(newer);
  EXPECT_NE(newer.error().sentence.find("version '2'"), std::string::npos) << newer.error().sentence;
  Request request;
  request.method = "POST";
  request.path = "/api/x";
  request.cookie = "seat=\"1\"";
  request.body = "{}\n\xFF";
  request.language = Language::German;
  const auto again = read_request(request_text(request));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->cookie, request.cookie);
  EXPECT_EQ(again->body, request.body);
  EXPECT_EQ(again->language, Language::German);
}

TEST_F(Relay, LongAnswersComeInPieces) {
  std::string body;
  for (int i = 0; body.size() < 3 * kMostPiece + 5; ++i) body += std::to_string(i);
  RelayedRequests asked(*house_, *there_, [&](const Request& request, const Reply& reply) {
    reply({.status = 201, .type = "text/plain", .body = body, .headers = {{"X-Path", request.path}}});
  });
  RelayedRequests asking(*house_, *here_, {});
  there_->listen(kThere, [&](const NodeMessage& message, const std::string& reply) {
    EXPECT_TRUE(asked.hear(message, reply));
  });
  Request request;
  request.path = "/api/long";
  const std::string table = make_table();
  const auto answer_of = [&](const ActorId& place, std::int64_t node) {
    std::promise<std::pair<RelayedRequests::Trouble, Response>> told;
    asking.ask(place, request, node, [&](RelayedRequests::Trouble trouble, Response response) {
      told.set_value({trouble, std::move(response)});
    });
    return told.get_future().get();
  };
  const auto [trouble, response] = answer_of({false, table}, kThere);
  ASSERT_EQ(trouble, RelayedRequests::Trouble::None);
  EXPECT_EQ(response.status, 201);
  EXPECT_EQ(response.body == body, true);
  EXPECT_EQ(response.headers.at(0).second, "/api/long");
  EXPECT_EQ(answer_of({false, table}, kThere + 1).first, RelayedRequests::Trouble::Elsewhere)
      << "nobody is there";
  EXPECT_EQ(answer_of({false, "abcdefghij"}, kThere).first, RelayedRequests::Trouble::Elsewhere)
      << "it has no such";
}

TEST_F(Relay, AnotherVersionIsRefusedInASentence) {
  there_->listen(kThere, [](const NodeMessage&, const std::string&) { FAIL(); });
  const auto bus = bus::connect(nats_->address());
  const bus::Answer answer = (*bus)->ask("longroad.node.7", "9 open x 0\n{}", std::chrono::seconds(5));
  ASSERT_TRUE(answer.text);
  const auto read = unpack(*answer.text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->kind, "refused");
  EXPECT_NE(read->body.find("version '9'"), std::string::npos);
}

/// What a relayed page does to the page's own socket.
class OwnSocket final : public Connection {
 public:
  void send(std::shared_ptr<const std::string> text) override { sent.push_back(*text); }
  void welcome() override {}
  void gather() override {}
  void close() override { ++closed; }
  void come_again() override { ++again; }
  std::vector<std::string> sent;
  int closed = 0;
  int again = 0;
};

TEST_F(Relay, AMissingMessageSendsThePageBack) {
  RelayedSockets sockets(*house_, *here_);
  const auto own = std::make_shared<OwnSocket>();
  const auto page = std::make_shared<RelayedPage>(sockets, *house_->loops().front(), kThere, "x");
  page->enter(own, {});
  page->hear({"part", "x", 1, "one "});
  page->hear({"tell", "x", 2, "text"});
  page->hear({"tell", "x", 3, "another"});
  EXPECT_EQ(own->sent, (std::vector<std::string>{"one text", "another"}));
  EXPECT_EQ(own->again, 0);
  page->hear({"tell", "x", 5, "four is missing"});
  EXPECT_EQ(own->sent.size(), 2U);
  EXPECT_EQ(own->again, 1);
  page->hear({"tell", "x", 6, "more"});
  EXPECT_EQ(own->sent.size(), 2U) << "nothing after it";
  page->exit(*own);
}

}  // namespace
}  // namespace longroad::tests
