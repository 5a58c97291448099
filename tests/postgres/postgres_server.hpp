/// A PostgreSQL of the test program's own, in a folder of its own, reached by a socket there and by no
/// network. It goes away with this, and with the process.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

#include "temporary_folder.hpp"

namespace longroad::tests {

class PostgresServer {
 public:
  /// Whether the machine has one to start.
  static bool installed();

  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The address of this part of the database; it need not be there.
  [[nodiscard]] std::string url(const std::string& schema) const;
  /// Runs statements as the owner of everything.
  void execute(const std::string& sql) const;
  /// Stops and starts it as a machine does that is restarted; what was committed stays.
  void stop();
  void start();

 private:
  TemporaryFolder folder_{TemporaryFolder::Place::Memory};
  pid_t process_ = -1;
};

}  // namespace longroad::tests
