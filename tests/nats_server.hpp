/// A NATS server of a test's own, on a free port of this machine alone.
#pragma once

#include <sys/types.h>

#include <string>

#include "temporary_folder.hpp"

namespace longroad::tests {

class NatsServer {
 public:
  /// Tests say so and skip where it is not: `tools/setup test` installs it.
  static bool is_installed();

  NatsServer() { start(); }
  ~NatsServer() { stop(); }
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;

  /// Once more on the port that it had.
  void start();
  void stop();
  [[nodiscard]] std::string address() const { return "nats://127.0.0.1:" + port_; }

 private:
  TemporaryFolder folder_;
  std::string port_ = "-1";  // any that is free
  pid_t process_ = 0;
};

}  // namespace longroad::tests
