/// The terminal that the program runs in, if it does.
#pragma once

#include <chrono>
#include <string_view>

#include "sim/batch.hpp"

namespace longroad::cli {

/// Whether people watch the standard output or error, rather than a file or a program.
bool output_is_terminal();
bool errors_are_terminal();

struct TerminalSize {
  int columns = 80;
  int rows = 24;
};
/// What the terminal says, or 80 by 24.
TerminalSize terminal_size();

/// A bar on the standard error, drawn over itself; nothing where that is no terminal.
class ProgressBar final : public sim::Progress {
 public:
  explicit ProgressBar(int games) : games_(games), shown_(errors_are_terminal()) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() override { clear(); }
  void at(int games) override;
  void clear();

 private:
  int games_;
  bool shown_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace longroad::cli
