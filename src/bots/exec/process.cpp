#include "bots/exec/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <thread>

extern char** environ;

namespace longroad::bots {
namespace {

constexpr std::size_t kLongestLine = 64 * 1024;
constexpr int kNotFound = 127;  // what the shell says of a program that is not there,
constexpr int kNotRun = 126;    // and of a file that may not be run

/// Where programs complain; empty: nowhere.
std::filesystem::path& errors_folder() {
  static std::filesystem::path folder;
  return folder;
}

/// One file for all that one command says.
std::string errors_file(const std::string& command) {
  if (errors_folder().empty()) return "/dev/null";
  constexpr std::size_t kLongestName = 80;
  std::string name;
  for (const char c : command.substr(0, kLongestName))
    name += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' ? c : '_';
  return errors_folder() / (name + ".txt");
}

int milliseconds_left(Process::Deadline deadline) {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Process::Deadline::clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
}

bool wait_for(int socket, short what, Process::Deadline deadline) {
  pollfd one{socket, what, 0};
  return poll(&one, 1, milliseconds_left(deadline)) > 0 && (one.revents & (what | POLLHUP)) != 0;
}

/// In a group of its own, so that what it starts ends with it.
int spawn(const std::string& command, int socket) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
  const std::string errors = errors_file(command);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                   0644);
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
  if (!status_) waitpid(pid_, nullptr, 0);
}

void Process::keep_errors_in(const std::filesystem::path& folder) { errors_folder() = folder; }

bool Process::has_ended() {
  int status = 0;
  if (!status_ && pid_ > 0 && waitpid(pid_, &status, WNOHANG) == pid_) status_ = status;
  return status_ || pid_ <= 0;
}

void Process::settle(std::chrono::milliseconds at_most, bool until_it_runs) {
  const auto program = fmt::format("/proc/{}/exe", pid_);
  std::error_code unread;
  const auto shell = std::filesystem::canonical("/bin/sh", unread);
  for (const auto end = Deadline::clock::now() + at_most; !has_ended() && Deadline::clock::now() < end;) {
    const auto runs = std::filesystem::read_symlink(program, unread);
    if (until_it_runs && !unread && runs != shell) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

std::string Process::ending() {
  settle(std::chrono::milliseconds(200), false);
  if (!status_) return pid_ > 0 ? "It closed its output." : "It could not be started.";
  if (WIFSIGNALED(*status_)) return fmt::format("It was ended by signal {}.", WTERMSIG(*status_));
  return fmt::format("It ended with exit code {}.", WEXITSTATUS(*status_));
}

bool Process::failed_to_start() {
  settle(std::chrono::seconds(3), true);
  if (pid_ <= 0) return true;
  if (!status_ || !WIFEXITED(*status_)) return false;
  return WEXITSTATUS(*status_) == kNotFound || WEXITSTATUS(*status_) == kNotRun;
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

Process::Answer Process::read_line(Deadline deadline) {
  std::array<char, 4096> part;
  while (unread_.find('\n') == std::string::npos) {
    if (unread_.size() > kLongestLine) return {{}, Silence::Flooding};
    if (!wait_for(socket_, POLLIN, deadline)) return {{}, Silence::Late};
    const ssize_t got = recv(socket_, part.data(), part.size(), 0);
    if (got <= 0) return {{}, Silence::Dead};
    unread_.append(part.data(), static_cast<std::size_t>(got));
  }
  const std::size_t end = unread_.find('\n');
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return {std::move(line)};
}

Process::Answer Process::ask(std::string_view line, Deadline deadline) {
  if (pid_ <= 0) return {{}, Silence::Dead};
  // What it said without being asked is no answer to this.
  unread_.clear();
  if (!send_all(std::string(line) + '\n', deadline))
    return {{}, Deadline::clock::now() < deadline ? Silence::Dead : Silence::Late};
  return read_line(deadline);
}

}  // namespace longroad::bots
