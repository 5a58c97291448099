#include "session.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "where.hpp"

namespace longroad::tournament {

Session::Session(const std::string& file) {
  int to_child[2];
  int from_child[2];
  if (pipe2(to_child, O_CLOEXEC) != 0 || pipe2(from_child, O_CLOEXEC) != 0)
    throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) {
    dup2(to_child[0], STDIN_FILENO);
    dup2(from_child[1], STDOUT_FILENO);
    dup2(from_child[1], STDERR_FILENO);
    execl(tests::kProgram, "longroad", "tournament", "batch", "-", "--keep-going", "--file", file.c_str(),
          "--by", "Sam", "--at", "2026-05-01T09:00:00Z", nullptr);
    _exit(127);
  }
  close(to_child[0]);
  close(from_child[1]);
  in_ = to_child[1];
  out_ = from_child[0];
  signal(SIGPIPE, SIG_IGN);
}

Session::~Session() {
  close(in_);
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  close(out_);
}

void Session::kill_now() {
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

void Session::send(const std::string& text) const {
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t size = write(in_, text.data() + sent, text.size() - sent);
    if (size <= 0) return;  // the program is gone: reading will tell
    sent += static_cast<std::size_t>(size);
  }
}

std::string Session::read_for(int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  std::string text;
  char block[4096];
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd ready{out_, POLLIN, 0};
    if (poll(&ready, 1, left > 0 ? static_cast<int>(left) : 0) <= 0) return text;
    const ssize_t size = read(out_, block, sizeof block);
    if (size <= 0) return text;
    text.append(block, static_cast<std::size_t>(size));
  }
}

bool Session::read_line(std::string& line) {
  char block[4096];
  while (buffer_.find('\n') == std::string::npos) {
    const ssize_t size = read(out_, block, sizeof block);
    if (size <= 0) return false;
    buffer_.append(block, static_cast<std::size_t>(size));
  }
  const std::size_t end = buffer_.find('\n');
  line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  return true;
}

Session::Answer Session::run(const std::string& command) {
  send(command + "\n");
  Answer answer;
  std::string line;
  if (!read_line(line)) return answer;  // the command's own line
  while (read_line(line)) {
    if (line.starts_with("= ")) {
      answer.code = std::atoi(line.c_str() + 2);
      return answer;
    }
    answer.lines.push_back(line);
  }
  return answer;
}

}  // namespace longroad::tournament
