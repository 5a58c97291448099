/// The bots of a server think on workers, and here where there are none.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <thread>

#include "client.hpp"
#include "nats_server.hpp"
#include "process.hpp"

namespace longroad::tests {
namespace {

/// A game of bots that think, to its end.
void play_out(int port) {
  const json::value wish = json::parse(
      R"({"game":"struggle","pace":0,"seats":[{"kind":"bot","bot":"steady"},{"kind":"bot","bot":"steady"}]})");
  const Answer made = post(port, "/api/tables", wish);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string path = "/api/tables/" + std::string(made.value().at("table").as_string());
  std::string state;
  for (int i = 0; i < 3000 && state != "over"; ++i) {
    std::this_thread::sleep_for(milliseconds(20));
    state = get(port, path).value().at("state").as_string();
  }
  EXPECT_EQ(state, "over");
}

TEST(Thinking, BotsOfAServerThinkOnWorkersWhileThereAreAny) {
  if (!NatsServer::is_installed()) GTEST_SKIP() << "nats-server is not installed: tools/setup test";
  const NatsServer nats;
  const TemporaryFolder folder;
  const Server server(folder.path(), {"--no-limits", "--bus", nats.address(), "--workers", "2"});
  const auto elsewhere = [&] { return metric(server.port(), "longroad_decided_elsewhere_total"); };
  play_out(server.port());
  EXPECT_EQ(elsewhere(), 0);
  Process worker;
  worker.start({"worker", "--bus", nats.address()}, "(Waiting)");
  play_out(server.port());
  const double decided = elsewhere();
  EXPECT_GT(decided, 20);
  worker.kill();
  play_out(server.port());
  EXPECT_LT(elsewhere(), decided + 2);
}

}  // namespace
}  // namespace longroad::tests
