/// Sockets of the load generator: one blocking HTTP request, and WebSockets that never block, so
/// that one thread drives thousands.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace longroad::load {

using Clock = std::chrono::steady_clock;

/// What a server has answered, a refusal too.
struct Answer {
  int status = 0;
  std::string body;
  [[nodiscard]] bool success() const { return status / 100 == 2; }
  /// The sentence of a refusal.
  [[nodiscard]] std::string sentence() const;
};
/// An error where no answer came.
Result<Answer> ask(int port, std::string_view method, std::string_view path, std::string_view body,
                   std::string_view headers = {});

/// The body of the answer; an error where it is none of success.
Result<std::string> request(int port, std::string_view method, std::string_view path, std::string_view body,
                            std::string_view headers = {});

/// What to do about a server that refuses what comes too fast.
inline constexpr const char* kLimited =
    "The server has limits and refuses what comes so fast. Start it with --no-limits to load it.";
/// Whether a message or an answer is such a refusal.
bool is_limit(std::string_view message);

class Socket {
 public:
  /// Connects and upgrades; blocks until the server has accepted.
  static Result<Socket> open(int port, std::string_view table);
  Socket(Socket&& other) noexcept;
  Socket& operator=(Socket&& other) noexcept;
  ~Socket();

  [[nodiscard]] int file() const { return file_; }
  void send(std::string_view text);
  /// Reads what has come; false: the server has closed.
  bool read();
  /// The next whole text of what was read.
  std::optional<std::string_view> next();

 private:
  explicit Socket(int file) : file_(file) {}
  void send_frame(int opcode, std::string_view text);

  int file_ = -1;
  std::string buffer_;
  std::size_t taken_ = 0;  // of the buffer
};

}  // namespace longroad::load
