/// Games of all kinds and a tournament on several nodes that are killed, halted and replaced at random, while
/// database and bus are restarted: nothing that was told is lost, doubled or changed, and every table goes
/// on.
///
///   test_cluster [--nodes N] [--kills N] [--halts N] [--drains N] [--databases N] [--buses N] [--seed N]
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>
#include <thread>

#include "game_run.hpp"
#include "games/game.hpp"
#include "tournament_run.hpp"
#include "troubles.hpp"

namespace longroad::tests {
namespace {

using namespace std::chrono_literals;

constexpr auto kMostStill = 5s;
/// An error where a log has not all of its versions.
constexpr const char* kNoGaps =
    "SELECT 1 / (CASE WHEN count(*) = max(version) AND min(version) = 1 THEN 1 ELSE 0 END) "
    "FROM log GROUP BY stream";

struct Arguments {
  int nodes = 3;
  FaultCounts faults{};
  unsigned seed = 1;
};

Arguments arguments;

bool long_run() { return std::getenv("LONGROAD_LONG") != nullptr; }

/// Briefly in ./test, at length in ./test --long, or as the command line says.
void read_arguments(int argc, char** argv) {
  arguments.faults = long_run() ? FaultCounts{300, 50, 20, 20, 20} : FaultCounts{3, 1, 1, 1, 1};
  static constexpr std::array<std::string_view, 5> kNames{"--kills", "--halts", "--drains", "--databases",
                                                          "--buses"};
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view name = argv[i];
    const int value = std::atoi(argv[i + 1]);
    if (name == "--nodes") arguments.nodes = value;
    if (name == "--seed") arguments.seed = static_cast<unsigned>(value);
    for (std::size_t fault = 0; fault < kNames.size(); ++fault)
      if (name == kNames[fault]) arguments.faults[fault] = value;
  }
}

TEST(Faults, NothingToldIsLostDoubledOrForked) {
  if (!PostgresServer::installed() || !NatsServer::is_installed())
    GTEST_SKIP() << "PostgreSQL and NATS are not installed: tools/setup test";
  Cluster cluster(arguments.nodes);
  Pulses pulses;
  auto seed = [random = std::mt19937(arguments.seed)]() mutable { return static_cast<unsigned>(random()); };
  std::deque<GameRun> games;
  for (const games::Game& game : games::offered_games())
    games.emplace_back(cluster, pulses, std::string(game.name), seed(), 80ms);
  TournamentRun tournament(cluster, seed());
  std::atomic<bool> ending = false;
  std::vector<std::thread> threads;
  for (GameRun& game : games) threads.emplace_back([&] { game.run(ending); });
  threads.emplace_back([&] { tournament.run(ending); });
  Troubles troubles(cluster, pulses, seed());
  std::this_thread::sleep_for(2s);
  troubles.make(arguments.faults);
  ending = true;
  for (std::thread& thread : threads) thread.join();
  for (const GameRun& game : games)
    fmt::print("{} games, {} lines, {} sockets; ", game.counts().games, game.counts().lines,
               game.counts().sockets);
  fmt::print("{} tournaments, {} entries; seed {}\n", tournament.champions(), tournament.entries(),
             arguments.seed);
  troubles.report(kMostStill);
  for (Node& node : cluster.nodes) EXPECT_EQ(node.process.stop(15), 0) << node.process.said();
  EXPECT_NO_THROW(cluster.postgres.execute(kNoGaps));
  EXPECT_TRUE(cluster.complaints.all().empty());
  EXPECT_GT(tournament.champions(), 0);
}

}  // namespace
}  // namespace longroad::tests

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  longroad::tests::read_arguments(argc, argv);
  return RUN_ALL_TESTS();
}
