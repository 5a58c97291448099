#include "nats_server.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <thread>
#include <utility>

namespace longroad::tests {

bool NatsServer::is_installed() {
  return std::system("PATH=$PATH:/usr/sbin; command -v nats-server > /dev/null") == 0;
}

void NatsServer::start() {
  const std::string log = folder_ / "log";
  const std::string command =
      "PATH=$PATH:/usr/sbin; exec nats-server -a 127.0.0.1 -p " + port_ + " > '" + log + "' 2>&1";
  std::remove(log.c_str());
  process_ = fork();
  if (process_ == 0) _exit(execl("/bin/sh", "sh", "-c", command.c_str(), nullptr));
  for (int i = 0; i < 500; ++i) {
    std::ifstream file(log);
    const std::string said{std::istreambuf_iterator<char>(file), {}};
    std::smatch found;
    if (said.find("Server is ready") != said.npos &&
        std::regex_search(said, found, std::regex("client connections on 127.0.0.1:([0-9]+)"))) {
      port_ = found[1];
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void NatsServer::stop() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  waitpid(std::exchange(process_, 0), nullptr, 0);
}

}  // namespace longroad::tests
