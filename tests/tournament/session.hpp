/// A running `longroad tournament batch`: commands go in line by line, answers come out.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace longroad::tournament {

class Session {
 public:
  struct Answer {
    int code = -1;                   // -1: the program is gone
    std::vector<std::string> lines;  // output and errors
  };

  explicit Session(const std::string& file);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Answer run(const std::string& command);

  /// Without waiting for answers: writes many commands, then reads what comes.
  void send(const std::string& text) const;
  /// What the program has printed up to now; waits no longer than this.
  std::string read_for(int milliseconds);
  void kill_now();

 private:
  bool read_line(std::string& line);

  pid_t pid_ = 0;
  int in_ = -1;
  int out_ = -1;
  std::string buffer_;
};

}  // namespace longroad::tournament
