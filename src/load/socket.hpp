/// Sockets of the load generator: one blocking HTTP request, and WebSockets that never block, so
/// that one thread drives thousands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace longroad::load {

/// The body of the answer; an error where it is none of success.
Result<std::string> request(int port, std::string_view method, std::string_view path, std::string_view body,
                            std::string_view headers = {});

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
