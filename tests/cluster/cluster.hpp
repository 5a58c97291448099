/// A server of several nodes, with the PostgreSQL and the NATS that they share, for one run.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "client.hpp"
#include "nats_server.hpp"
#include "node.hpp"
#include "postgres/postgres_server.hpp"

namespace longroad::tests {

/// All that went wrong, heard from many threads.
class Complaints {
 public:
  void add(const std::string& sentence);
  [[nodiscard]] std::vector<std::string> all() const;

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> all_;
};

class Cluster {
 public:
  explicit Cluster(int nodes);

  /// Any node's, as a load balancer that knows of no fault.
  [[nodiscard]] int any_port(std::mt19937& random) const;
  /// Asks any node until one answers with something else than "not now"; nothing after a minute.
  [[nodiscard]] std::optional<Answer> ask(std::mt19937& random, std::string_view method,
                                          std::string_view path, const json::value& body = {},
                                          std::string_view headers = {}) const;

  PostgresServer postgres;
  NatsServer nats;
  std::deque<Node> nodes;
  Complaints complaints;

 private:
  std::vector<int> ports_;
};

}  // namespace longroad::tests
