#include "cli/common/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace longroad::cli {

bool output_is_terminal() { return isatty(STDOUT_FILENO) != 0; }

bool errors_are_terminal() { return isatty(STDERR_FILENO) != 0; }

TerminalSize terminal_size() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return {};
  return {size.ws_col, size.ws_row};
}

void ProgressBar::at(int games) {
  if (!shown_) return;
  constexpr int kWidth = 40;
  const double done = games_ == 0 ? 1 : static_cast<double>(games) / games_;
  const int filled = static_cast<int>(done * kWidth);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun_;
  const double left = games == 0 ? 0 : spent.count() * (1 - done) / done;
  fmt::print(stderr, "\r{:█>{}}{:░>{}} {:3.0f} %  {} of {}  {:.0f} s left \x1b[K", "", filled, "",
             kWidth - filled, 100 * done, games, games_, left);
  std::fflush(stderr);
  if (games == games_) clear();
}

void ProgressBar::clear() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace longroad::cli
