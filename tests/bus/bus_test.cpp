/// What a bus promises, within one program and over NATS.
#include "bus/bus.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "nats_server.hpp"

namespace longroad::bus {
namespace {

using namespace std::chrono_literals;

/// Two ends of the same bus: within a program they are one.
class EveryBus : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (GetParam() == std::string_view("local")) {
      here_ = there_ = local_bus();
      return;
    }
    if (!tests::NatsServer::is_installed()) GTEST_SKIP() << "nats-server is not installed: tools/setup test";
    server_ = std::make_unique<tests::NatsServer>();
    here_ = std::move(*connect(server_->address()));
    there_ = std::move(*connect(server_->address()));
  }
  /// Waits until a subscription that was just made is known at the other end.
  void settle(const std::string& subject) {
    while (here_->ask(subject, "?", 200ms).why == Silence::Absent) std::this_thread::sleep_for(1ms);
  }
  Handler answers(const std::string& text) {
    return [this, text](const Message& message) { there_->publish(message.reply, text + message.text); };
  }

  std::unique_ptr<tests::NatsServer> server_;
  std::shared_ptr<Bus> here_;
  std::shared_ptr<Bus> there_;
};

TEST_P(EveryBus, SomebodyAnswers) {
  const auto listening = there_->subscribe("a.question", "", answers("heard "));
  settle("a.question");
  EXPECT_EQ(here_->ask("a.question", "me", 5s).text, "heard me");
}

TEST_P(EveryBus, NobodyIsAbsentAtOnceAndTheSilentAreSlow) {
  const auto begun = std::chrono::steady_clock::now();
  const Answer nobody = here_->ask("a.desert", "hello", 30s);
  EXPECT_FALSE(nobody.text);
  EXPECT_EQ(nobody.why, Silence::Absent);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, 10s);

  std::atomic<int> heard = 0;
  const auto silent = there_->subscribe("a.wall", "", [&](const Message&) { ++heard; });
  Answer none;
  do none = here_->ask("a.wall", "hello", 100ms);
  while (none.why == Silence::Absent);
  EXPECT_FALSE(none.text);
  EXPECT_GE(heard, 1);
}

TEST_P(EveryBus, AQueueSharesAndOthersHearAll) {
  std::atomic<int> first = 0;
  std::atomic<int> second = 0;
  std::atomic<int> all = 0;
  const auto one = there_->subscribe("work", "hands", [&](const Message& m) {
    ++first;
    there_->publish(m.reply, "");
  });
  const auto two = there_->subscribe("work", "hands", [&](const Message& m) {
    ++second;
    there_->publish(m.reply, "");
  });
  settle("work");
  const auto every = there_->subscribe("work", "", [&](const Message&) { ++all; });
  there_->ask("work", "", 5s);  // behind the subscriptions, on their own connection
  while (all < 1) std::this_thread::sleep_for(1ms);
  first = second = all = 0;
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(here_->ask("work", "", 5s).text);
  for (int i = 0; i < 500 && all < 100; ++i) std::this_thread::sleep_for(10ms);
  EXPECT_EQ(first + second, 100);
  EXPECT_GT(first, 10);
  EXPECT_GT(second, 10);
  EXPECT_EQ(all, 100);
}

TEST_P(EveryBus, WhoHasEndedListeningHearsNothing) {
  std::atomic<bool> gone = false;
  std::atomic<int> late = 0;
  auto listening = there_->subscribe("a.door", "", [&](const Message&) { late += gone ? 1 : 0; });
  std::jthread knocking([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) here_->publish("a.door", "knock");
  });
  std::this_thread::sleep_for(20ms);
  listening.reset();
  gone = true;
  std::this_thread::sleep_for(20ms);
  EXPECT_EQ(late, 0);
  knocking.request_stop();
  knocking.join();
  Answer none;
  for (int i = 0; i < 100 && none.why != Silence::Absent; ++i) none = here_->ask("a.door", "", 50ms);
  EXPECT_EQ(none.why, Silence::Absent);
}

INSTANTIATE_TEST_SUITE_P(Bus, EveryBus, testing::Values("local", "nats"),
                         [](const auto& test) { return std::string(test.param); });

TEST(Bus, ALostServerIsFoundAgain) {
  if (!tests::NatsServer::is_installed()) GTEST_SKIP() << "nats-server is not installed: tools/setup test";
  tests::NatsServer server;
  const auto here = std::move(*connect(server.address()));
  const auto there = std::move(*connect(server.address()));
  const auto listening =
      there->subscribe("echo", "", [&](const Message& m) { there->publish(m.reply, m.text); });
  server.stop();
  EXPECT_FALSE(here->ask("echo", "1", 100ms).text);
  server.start();
  Answer answer;
  for (int i = 0; i < 200 && !answer.text; ++i) {
    answer = here->ask("echo", "2", 200ms);
    std::this_thread::sleep_for(20ms);
  }
  EXPECT_EQ(answer.text, "2");
}

TEST(Bus, AnAddressThatLeadsNowhereIsASentenceWithoutThePassword) {
  const auto nowhere = connect("nats://ada:secret@127.0.0.1:1");
  ASSERT_FALSE(nowhere);
  EXPECT_NE(nowhere.error().sentence.find("nats://127.0.0.1:1"), std::string::npos)
      << nowhere.error().sentence;
  EXPECT_EQ(nowhere.error().sentence.find("secret"), std::string::npos);
  const auto strange = connect("redis://127.0.0.1");
  ASSERT_FALSE(strange);
  EXPECT_NE(strange.error().sentence.find("nats://"), std::string::npos);
}

}  // namespace
}  // namespace longroad::bus
