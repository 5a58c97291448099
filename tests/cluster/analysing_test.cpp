/// A server has games explained by workers, also where one is killed in the middle.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

#include "client.hpp"
#include "nats_server.hpp"
#include "process.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

/// The more points, the longer it takes to explain.
std::string game_to(int points) {
  const TemporaryFolder folder;
  const std::string command =
      std::string("'") + kProgram + "' sim --game base --options points_to_win=" + std::to_string(points) +
      " --bots greedy,greedy,greedy --games 1 --seed 3 --records '" + (folder / "records") + "' > /dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::ifstream file(folder / "records/000000.game");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Asks for the analysis until it is there; `heard` is told how far it is.
template <class Heard>
Answer analysis_of(int port, const std::string& record, Heard heard) {
  Answer answer = http(port, "POST", "/api/analyse", record);
  for (int i = 0; i < 6'000 && answer.status == 202; ++i) {
    heard(answer.value().at("ready").to_number<int>());
    std::this_thread::sleep_for(milliseconds(50));
    answer = get(port, "/api/analyse/" + std::string(answer.value().at("id").as_string()));
  }
  return answer;
}

TEST(Analysing, AWorkerThatIsKilledInTheMiddleIsReplacedAndTheResultIsTheSame) {
  if (!NatsServer::is_installed()) GTEST_SKIP() << "nats-server is not installed: tools/setup test";
  const NatsServer nats;
  const TemporaryFolder folder;
  const std::vector<std::string> words{"worker", "--bus", nats.address()};
  const Server server(folder.path(), {"--no-limits", "--bus", nats.address(), "--workers", "2"});
  const auto elsewhere = [&] { return metric(server.port(), "longroad_analysed_elsewhere_total"); };
  Process first;
  Process second;
  bool killed = false;
  /// Once the first worker says how far it is.
  const auto kill_first = [&](int ready) {
    if (ready == 0 || killed) return;
    killed = true;
    first.kill();
  };
  // Where it was too fast for being killed in the middle, a longer game.
  std::string record;
  Answer here;
  double by_workers = 0;
  for (int points = 5; points <= 10 && !killed; ++points) {
    record = game_to(points);
    by_workers = elsewhere();
    first.kill();
    first.start(words, "(Waiting)");
    here = analysis_of(server.port(), record, kill_first);
  }
  ASSERT_TRUE(killed);
  ASSERT_EQ(here.status, 200) << here.body;
  EXPECT_EQ(elsewhere(), by_workers) << "the server did it itself";

  killed = false;
  first.start(words, "(Waiting)");
  int most = 0;
  // Another record to the server, with the same game.
  const Answer helped = analysis_of(server.port(), record + "\n", [&](int ready) {
    EXPECT_GE(ready, most) << "it never goes back";
    most = ready;
    if (ready > 0 && !killed) second.start(words, "(Waiting)");
    kill_first(ready);
  });
  EXPECT_TRUE(killed);
  EXPECT_EQ(helped.body, here.body);
  EXPECT_EQ(elsewhere(), by_workers + 1) << "another worker, and counted once";
}

}  // namespace
}  // namespace longroad::tests
