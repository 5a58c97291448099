/// Several nodes of one server: real processes with one PostgreSQL and one NATS.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "nats_server.hpp"
#include "player.hpp"
#include "postgres/database.hpp"

namespace longroad::tests {

using Clock = std::chrono::steady_clock;

class Nodes : public ::testing::Test {
 protected:
  void SetUp() override {
    LONGROAD_NEEDS_POSTGRES();
    if (!NatsServer::is_installed()) GTEST_SKIP() << "NATS is not installed: tools/setup test";
    nats_ = std::make_unique<NatsServer>();
    ada_ = start("ada");
    ben_ = start("ben");
  }
  /// With a data folder of its own.
  std::unique_ptr<Server> start(const std::string& name, std::vector<std::string> more = {"--no-limits"}) {
    more.insert(more.end(),
                {"--threads", "2", "--database", postgres_for(folder_.path()), "--bus", nats_->address()});
    return std::make_unique<Server>(folder_ / name, more);
  }
  /// The node that was started first can't prolong its lease meanwhile.
  void hold_first_node(milliseconds time) const {
    const std::string url = postgres_for(folder_.path());
    const std::string schema = url.substr(url.rfind("%3D") + 3);
    postgres().execute("SET search_path = " + schema +
                       "; SELECT name FROM nodes WHERE epoch = (SELECT min(epoch) FROM nodes) FOR UPDATE; "
                       "SELECT pg_sleep(" +
                       std::to_string(static_cast<double>(time.count()) / 1000) + ")");
  }
  /// Until the condition holds; how long that took.
  template <class Condition>
  static milliseconds wait_until(Condition holds, milliseconds most = milliseconds(15'000)) {
    const auto begin = Clock::now();
    while (!holds() && Clock::now() - begin < most) std::this_thread::sleep_for(milliseconds(20));
    return std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
  }
  /// As pages do: until the table welcomes it.
  static std::unique_ptr<Player> come_back(const Server& node, const Made& made, std::size_t seat,
                                           const Player& before) {
    const auto until = Clock::now() + milliseconds(12'000);
    for (;;) {
      try {
        return std::make_unique<Player>(node.port(), made.id, made.secrets[seat], before.version());
      } catch (const std::runtime_error&) {
        if (Clock::now() > until) throw;
        std::this_thread::sleep_for(milliseconds(50));
      }
    }
  }
  /// The whole log as this node shows it.
  static std::vector<json::value> log_at(const Server& node, const Made& made, std::size_t seat) {
    return Player(node.port(), made.id, made.secrets[seat]).events();
  }

  TemporaryFolder folder_;
  std::unique_ptr<NatsServer> nats_;
  std::unique_ptr<Server> ada_;
  std::unique_ptr<Server> ben_;
};

}  // namespace longroad::tests
