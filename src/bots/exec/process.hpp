/// A program outside that is asked line by line. Whatever it does, asking it takes no longer than
/// the time given, and no more memory than one line.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
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

  enum class Silence : std::uint8_t { Late, Dead, Flooding };
  struct Answer {
    std::optional<std::string> line;
    Silence why = Silence::Late;  // there is none
  };
  /// Sends a line and waits for one; none if the program is dead, too late or says too much. After
  /// that it is not asked again.
  Answer ask(std::string_view line, Deadline deadline);

  /// How it ended, in words: `It ended with exit code 1.` Waits a moment where it is just ending.
  [[nodiscard]] std::string ending();
  /// Whether the shell found no such program, or may not run it. Waits until it knows, a few seconds at most.
  [[nodiscard]] bool failed_to_start();

  /// From now on, what programs write to their standard error goes into this folder, one file a command.
  static void keep_errors_in(const std::filesystem::path& folder);

 private:
  bool send_all(std::string_view text, Deadline deadline) const;
  Answer read_line(Deadline deadline);
  /// Whether it has ended; then `status_` is how.
  bool has_ended();
  /// Waits until it has ended, or the shell has become another program, or this long.
  void settle(std::chrono::milliseconds at_most, bool until_it_runs);

  int socket_ = -1;
  int pid_ = -1;
  std::optional<int> status_;
  std::string unread_;
};

}  // namespace longroad::bots
