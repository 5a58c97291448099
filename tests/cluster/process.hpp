/// A process of the program that is tested. It ends with this, and with the test.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "temporary_folder.hpp"

namespace longroad::tests {

class Process {
 public:
  Process() = default;
  ~Process() { kill(); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Runs `longroad` with these words, until it has said something that fits; what stood in the brackets.
  std::string start(std::vector<std::string> words, const std::string& pattern);
  void signal(int number) const;
  /// As a power cut would.
  void kill();
  /// SIGTERM; its exit status, -1 where it ended in another way or not within this many seconds.
  int stop(int seconds);

  /// Whether it has ended, and nobody here has ended it.
  [[nodiscard]] bool crashed();
  /// All that it has said, also before it was started again.
  [[nodiscard]] std::string said() const;

 private:
  TemporaryFolder folder_;
  pid_t process_ = 0;
};

}  // namespace longroad::tests
