/// A program outside that is asked line by line. Whatever it does, asking it takes no longer than
/// the time given, and no more memory than one line.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace longroad::bots {

class Process {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  /// Starts a command of the shell.
  explicit Process(const std::string& command);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Sends a line and waits for one; none if the program is dead, too late or says too much. After
  /// that it is not asked again.
  std::optional<std::string> ask(std::string_view line, Deadline deadline);

 private:
  bool send_all(std::string_view text, Deadline deadline) const;
  std::optional<std::string> read_line(Deadline deadline);

  int socket_ = -1;
  int pid_ = -1;
  std::string unread_;
};

}  // namespace longroad::bots
