#include "process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>
#include <thread>
#include <utility>

#include "where.hpp"

namespace longroad::tests {

using namespace std::chrono_literals;

std::string Process::said() const {
  std::ifstream file(folder_ / "said");
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string Process::start(std::vector<std::string> words, const std::string& pattern) {
  words.insert(words.begin(), kProgram);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const std::string log = folder_ / "said";
  const auto before = said().size();
  process_ = fork();
  if (process_ == 0) {
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // a run that crashes leaves none behind
    execv(kProgram, pointers.data());
    _exit(127);
  }
  for (int i = 0; i < 3000; ++i) {
    const std::string said_now = said().substr(before);
    std::smatch found;
    if (std::regex_search(said_now, found, std::regex(pattern))) return found[1];
    if (crashed()) break;
    std::this_thread::sleep_for(10ms);
  }
  throw std::runtime_error("It does not start: " + said());
}

void Process::signal(int number) const {
  if (process_ > 0) ::kill(process_, number);
}

void Process::kill() {
  if (process_ <= 0) return;
  signal(SIGKILL);
  waitpid(std::exchange(process_, 0), nullptr, 0);
}

int Process::stop(int seconds) {
  signal(SIGTERM);
  int status = 0;
  for (int i = 0; i < seconds * 100; ++i) {
    if (waitpid(process_, &status, WNOHANG) == process_) {
      process_ = 0;
      return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::this_thread::sleep_for(10ms);
  }
  kill();
  return -1;
}

bool Process::crashed() {
  if (process_ <= 0 || waitpid(process_, nullptr, WNOHANG) != process_) return false;
  process_ = 0;
  return true;
}

}  // namespace longroad::tests
