/// One node of a server: a process that keeps its port and its data folder when it is started again.
#pragma once

#include <string>
#include <vector>

#include "process.hpp"

namespace longroad::tests {

class Node {
 public:
  /// `arguments` are those of `longroad serve` beside port, address and data.
  explicit Node(std::vector<std::string> arguments) : arguments_(std::move(arguments)) { start(); }

  /// Returns once it listens.
  void start() {
    std::vector<std::string> words{"serve",          "--port",    std::to_string(port_),
                                   "--address",      "127.0.0.1", "--data",
                                   folder_ / "data", "--no-qr",   "--no-limits"};
    words.insert(words.end(), arguments_.begin(), arguments_.end());
    port_ = std::stoi(process.start(words, "Longroad is at http://[^:]*:([0-9]+)"));
  }
  [[nodiscard]] int port() const { return port_; }

 private:
  TemporaryFolder folder_;
  std::vector<std::string> arguments_;
  int port_ = 0;

 public:
  Process process;  // goes before its folder
};

}  // namespace longroad::tests
