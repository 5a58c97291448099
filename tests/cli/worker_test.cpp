/// Workers as people start them: programs of their own, on a real bus.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <future>
#include <list>
#include <thread>

#include "nats_server.hpp"
#include "program.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

class WorkerProgram {
 public:
  explicit WorkerProgram(const std::string& bus, const std::string& arguments = "") {
    const std::string command = std::string("exec '") + tests::kProgram + "' worker --bus " + bus + " " +
                                arguments + " > '" + (folder_ / "said") + "' 2>&1";
    process_ = fork();
    if (process_ == 0) _exit(execl("/bin/sh", "sh", "-c", command.c_str(), nullptr));
    for (int i = 0; i < 300 && file_content(folder_ / "said").empty(); ++i)
      std::this_thread::sleep_for(100ms);
  }
  ~WorkerProgram() { end(SIGKILL); }
  WorkerProgram(const WorkerProgram&) = delete;
  WorkerProgram& operator=(const WorkerProgram&) = delete;

  void signal(int number) const { ::kill(process_, number); }
  /// The exit code; -1 where it was killed.
  int end(int number) {
    if (process_ <= 0) return -1;
    signal(number);
    int status = 0;
    waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  TemporaryFolder folder_;
  pid_t process_ = 0;
};

class WorkersTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!tests::NatsServer::is_installed()) GTEST_SKIP() << "nats-server is not installed: tools/setup test";
    server_ = std::make_unique<tests::NatsServer>();
  }
  void start(int workers) {
    for (int i = 0; i < workers; ++i) workers_.emplace_back(server_->address());
  }
  [[nodiscard]] std::string hired(int workers) const {
    return " --bus " + server_->address() + " --workers " + std::to_string(workers);
  }

  std::unique_ptr<tests::NatsServer> server_;
  std::list<WorkerProgram> workers_;
};

/// The output of a run that went well, times aside.
json::value timeless(const Ran& ran) {
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  json::value output = json::parse(ran.output);
  for (const char* key : {"seconds", "games_per_second"}) output.as_object().erase(key);
  if (output.at("bots").as_array()[0].is_object())
    for (json::value& bot : output.at("bots").as_array()) bot.as_object().erase("microseconds");
  return output;
}

constexpr const char* kArena = "arena --game struggle --bots greedy,greedy,random --games 90 --seed 5 --json";

const json::value& alone() {
  static const json::value kOutput = timeless(run(kArena));
  return kOutput;
}

/// A match that is going on: some of its games are over, not all.
class Going {
 public:
  explicit Going(const std::string& hired)
      : match_(std::async(std::launch::async,
                          [=, this] { return run(kArena + hired + " --out '" + out() + "'"); })) {
    for (int i = 0; i < 6000 && results() < 10; ++i) std::this_thread::sleep_for(5ms);
    EXPECT_LT(results(), 90) << "it is over already";
  }
  Ran end() { return match_.get(); }
  /// Lines of results; each game has one.
  [[nodiscard]] std::ptrdiff_t results() const {
    const std::string text = file_content(out() + "/results.jsonl");
    return std::count(text.begin(), text.end(), '\n') - 1;
  }

 private:
  [[nodiscard]] std::string out() const { return folder_ / "match"; }

  TemporaryFolder folder_;
  std::future<Ran> match_;
};

TEST_F(WorkersTest, AMatchWithFourOfThemOneKilledInTheMiddleIsTheSame) {
  start(4);
  Going match(hired(4));
  workers_.front().end(SIGKILL);
  const Ran ran = match.end();
  EXPECT_EQ(timeless(ran), alone());
  EXPECT_EQ(ran.errors, "");
  EXPECT_EQ(match.results(), 90);
}

TEST_F(WorkersTest, OneThatIsStoppedReturnsWhatItHas) {
  start(2);
  Going match(hired(2));
  EXPECT_EQ(workers_.front().end(SIGTERM), 0);
  EXPECT_EQ(timeless(match.end()), alone());
  EXPECT_EQ(match.results(), 90);
}

TEST_F(WorkersTest, OneThatIsHaltedIsGivenUpAndWorksAgainLater) {
  if (std::getenv("LONGROAD_LONG") == nullptr) GTEST_SKIP() << "it waits for clocks: ./test --long";
  start(2);
  Going match(hired(2));
  workers_.front().signal(SIGSTOP);
  EXPECT_EQ(timeless(match.end()), alone());
  EXPECT_EQ(match.results(), 90);
  workers_.front().signal(SIGCONT);
  workers_.pop_back();
  // What it was at when it was halted it drops after ten seconds at most.
  Ran ran = run(kArena + hired(1));
  for (int i = 0; i < 4 && !ran.errors.empty(); ++i) ran = run(kArena + hired(1));
  EXPECT_EQ(timeless(ran), alone());
  EXPECT_EQ(ran.errors, "") << "somebody takes work";
}

TEST_F(WorkersTest, NatsMayBeAwayForAWhile) {
  start(2);
  Going match(hired(2));
  server_->stop();
  server_->start();
  EXPECT_EQ(timeless(match.end()), alone());
  EXPECT_EQ(match.results(), 90);
}

TEST_F(WorkersTest, ASimulationAndATuningAreTheSame) {
  const std::string sim = "sim --game struggle --bots greedy,random --games 200 --seed 3 --json";
  const TemporaryFolder folder;
  const auto tune = [&](const std::string& name, const std::string& more) {
    const Ran ran = run("tune --game struggle --players 2 --steps 3 --games 8 --match 0 --out '" +
                        (folder / name) + "'" + more);
    EXPECT_EQ(ran.exit_code, 0) << ran.errors;
    return file_content(folder / name);
  };
  const json::value alone = timeless(run(sim));
  const std::string tuned = tune("alone.json", "");
  start(2);
  EXPECT_EQ(timeless(run(sim + hired(2))), alone);
  EXPECT_EQ(tune("shared.json", hired(2)), tuned);
  EXPECT_NE(tuned, "");
}

TEST_F(WorkersTest, TheSmallClusterStartsAndStopsJustItsOwn) {
  const TemporaryFolder folder;
  const auto cluster = [&](const std::string& words) {
    const std::string command = "CLUSTER='" + (folder / "cluster") + "' LONGROAD='" + tests::kProgram +
                                "' '" + tests::kFolder + "/../tools/cluster' " + words + " > '" +
                                (folder / "said") + "' 2>&1";
    return std::system(command.c_str());
  };
  ASSERT_EQ(cluster("up --workers 2"), 0) << file_content(folder / "said");
  std::string bus = file_content(folder / "cluster/bus");
  bus.pop_back();
  const std::string sim = "sim --game struggle --bots random,random --games 50 --json --workers 2 --bus ";
  const Ran ran = run(sim + bus);
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.errors, "");
  EXPECT_NE(cluster("up --workers 2"), 0) << "there is one already";
  EXPECT_EQ(cluster("down"), 0) << file_content(folder / "said");
  EXPECT_EQ(run(sim + bus).exit_code, 2) << "nothing is left at its address";
  start(1);
  EXPECT_EQ(run(sim + server_->address()).exit_code, 0) << "the other server is still there";
}

TEST(Worker, SaysWhatIsMissing) {
  const Ran nowhere = run("worker --bus nats://127.0.0.1:1");
  EXPECT_EQ(nowhere.exit_code, 2);
  EXPECT_NE(nowhere.errors.find("nats://127.0.0.1:1"), std::string::npos) << nowhere.errors;
  EXPECT_EQ(run("worker").exit_code, 2);
  EXPECT_NE(run("sim --workers 2").errors.find("--bus"), std::string::npos);
  EXPECT_NE(run("sim --bus nats://127.0.0.1:1").errors.find("--workers"), std::string::npos);
  EXPECT_NE(run("sim --bus nats://127.0.0.1:1 --workers 1 --records x").errors.find("--records"),
            std::string::npos);
}

}  // namespace
}  // namespace longroad::cli
