#include "bots/exec/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>

extern char** environ;

namespace longroad::bots {
namespace {

constexpr std::size_t kLongestLine = 64 * 1024;

int milliseconds_left(Process::Deadline deadline) {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Process::Deadline::clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
}

bool wait_for(int socket, short what, Process::Deadline deadline) {
  pollfd one{socket, what, 0};
  return poll(&one, 1, milliseconds_left(deadline)) > 0 && (one.revents & (what | POLLHUP)) != 0;
}

/// In a group of its own, so that what it starts ends with it; what it complains about is not ours.
int spawn(const std::string& command, int socket) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t manner;
  posix_spawnattr_init(&manner);
  posix_spawnattr_setflags(&manner, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&manner, 0);
  std::string shell = "sh";
  std::string option = "-c";
  std::string text = "exec " + command;
  std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
  int pid = -1;
  if (posix_spawn(&pid, "/bin/sh", &files, &manner, arguments.data(), environ) != 0) pid = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&manner);
  return pid;
}

}  // namespace

Process::Process(const std::string& command) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  pid_ = spawn(command, ends[1]);
  close(ends[1]);
  socket_ = ends[0];
  fcntl(socket_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
  if (socket_ >= 0) close(socket_);
  if (pid_ <= 0) return;
  kill(-pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

bool Process::send_all(std::string_view text, Deadline deadline) const {
  while (!text.empty()) {
    const ssize_t sent = send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent > 0)
      text.remove_prefix(static_cast<std::size_t>(sent));
    else if (errno != EAGAIN || !wait_for(socket_, POLLOUT, deadline))
      return false;
  }
  return true;
}

std::optional<std::string> Process::read_line(Deadline deadline) {
  std::array<char, 4096> part;
  while (unread_.find('\n') == std::string::npos) {
    if (unread_.size() > kLongestLine || !wait_for(socket_, POLLIN, deadline)) return std::nullopt;
    const ssize_t got = recv(socket_, part.data(), part.size(), 0);
    if (got <= 0) return std::nullopt;
    unread_.append(part.data(), static_cast<std::size_t>(got));
  }
  const std::size_t end = unread_.find('\n');
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return line;
}

std::optional<std::string> Process::ask(std::string_view line, Deadline deadline) {
  if (pid_ <= 0) return std::nullopt;
  // What it said without being asked is no answer to this.
  unread_.clear();
  if (!send_all(std::string(line) + '\n', deadline)) return std::nullopt;
  return read_line(deadline);
}

}  // namespace longroad::bots
