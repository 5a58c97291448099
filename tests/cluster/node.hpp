/// One node of a server: a process that keeps its port and its data folder when it is started again.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "temporary_folder.hpp"

namespace longroad::tests {

class Node {
 public:
  /// `arguments` are those of `longroad serve` beside port, address and data.
  explicit Node(std::vector<std::string> arguments);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  /// Returns once it listens.
  void start();
  void signal(int number) const;
  /// As a power cut would.
  void kill();
  /// SIGTERM; its exit status, -1 where it ended in another way or not within this many seconds.
  int stop(int seconds);

  [[nodiscard]] int port() const { return port_; }
  /// Whether it has ended, and nobody here has ended it.
  [[nodiscard]] bool crashed();
  [[nodiscard]] std::string said() const;

 private:
  TemporaryFolder folder_;
  std::vector<std::string> arguments_;
  pid_t process_ = 0;
  int port_ = 0;
};

}  // namespace longroad::tests
