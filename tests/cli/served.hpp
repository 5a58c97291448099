/// A server that the program runs in the background, as a host starts it.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "program.hpp"

namespace longroad::cli {

class Served {
 public:
  explicit Served(const std::string& arguments = "") {
    const std::string command = std::string("exec '") + tests::kProgram + "' serve --port 0 --data '" +
                                data() + "' " + arguments + " > '" + (folder_ / "said") + "' 2>&1";
    process_ = fork();
    if (process_ == 0) _exit(execl("/bin/sh", "sh", "-c", command.c_str(), nullptr));
    for (int i = 0; i < 300 && said().find("Ctrl-C") == std::string::npos; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  ~Served() { kill(); }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  [[nodiscard]] std::string data() const { return folder_ / "data"; }
  [[nodiscard]] std::string file(const std::string& name) const { return folder_ / name; }
  [[nodiscard]] std::string said() const { return file_content(folder_ / "said"); }
  [[nodiscard]] std::string port() const {
    constexpr std::string_view kBefore = "http://localhost:";
    const std::string words = said();
    const auto at = words.find(kBefore) + kBefore.size();
    return words.substr(at, words.find('\n') - at);
  }
  /// It can clear nothing away.
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(std::exchange(process_, 0), nullptr, 0);
  }

 private:
  TemporaryFolder folder_;
  pid_t process_ = 0;
};

}  // namespace longroad::cli
