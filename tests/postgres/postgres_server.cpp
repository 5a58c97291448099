#include "postgres/postgres_server.hpp"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace longroad::tests {
namespace {

namespace fs = std::filesystem;

/// The newest that Debian has installed.
std::string programs() {
  std::set<std::string> versions;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin/postgres")) versions.insert(version.path() / "bin");
  return versions.empty() ? "" : *versions.rbegin();
}

/// PostgreSQL does not run as root.
const passwd* servant() { return geteuid() == 0 ? getpwnam("postgres") : nullptr; }

pid_t start_program(std::vector<std::string> words, const std::string& log) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const passwd* const user = servant();
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0) return child;
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  if (user != nullptr &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
    _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);  // it ends with the test, however that ends
  if (getppid() != parent || chdir("/") != 0) _exit(126);
  execv(arguments[0], arguments.data());
  _exit(127);
}

void run_program(const std::vector<std::string>& words, const std::string& log) {
  int status = 0;
  waitpid(start_program(words, log), &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    throw std::runtime_error(words[0] + " failed; see " + log);
}

}  // namespace

bool PostgresServer::installed() {
  return !programs().empty() && (geteuid() != 0 || getpwnam("postgres") != nullptr);
}

PostgresServer::PostgresServer() {
  if (const passwd* const user = servant())
    if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
      throw std::runtime_error("PostgreSQL can't have its folder");
  run_program({programs() + "/initdb", "-D", folder_ / "data", "-U", "longroad", "--auth=trust", "--no-sync",
               "--no-instructions", "--encoding=UTF8", "--locale=C.UTF-8"},
              folder_ / "log");
  start();
}

PostgresServer::~PostgresServer() {
  if (process_ > 0) stop();
}

void PostgresServer::start() {
  process_ = start_program(
      {programs() + "/postgres", "-D", folder_ / "data", "-k", folder_.path(), "-c",
       "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=300", "-c", "shared_buffers=32MB"},
      folder_ / "log");
  const auto ready = [&] {
    int status = 0;
    const pid_t asked = start_program({"/usr/bin/pg_isready", "-q", "-h", folder_.path()}, "/dev/null");
    waitpid(asked, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  };
  for (int tries = 0; !ready(); ++tries) {
    if (tries == 600) throw std::runtime_error("PostgreSQL does not start; see " + (folder_ / "log"));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

void PostgresServer::stop() {
  kill(process_, SIGINT);  // a fast shutdown: connections are ended
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::string PostgresServer::url(const std::string& schema) const {
  return "postgresql://longroad@/postgres?host=" + folder_.path() + "&options=-csearch_path%3D" + schema;
}

void PostgresServer::execute(const std::string& sql) const {
  run_program(
      {"/usr/bin/psql", "-q", "-X", "-h", folder_.path(), "-U", "longroad", "-d", "postgres", "-c", sql},
      folder_ / "log");
}

}  // namespace longroad::tests
