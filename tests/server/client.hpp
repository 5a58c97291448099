/// A small client of our own for the server's tests: a real process, plain sockets, and a WebSocket
/// that can also misbehave.
#pragma once

#include <sys/types.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "temporary_folder.hpp"

namespace longroad::tests {

namespace json = boost::json;
using std::chrono::milliseconds;

/// `longroad serve` on a free port of the loopback.
class Server {
 public:
  explicit Server(const std::string& folder, std::vector<std::string> extra = {"--no-limits"});
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] pid_t process() const { return process_; }
  /// As a power cut would: no chance to tidy up.
  void kill();
  /// As ctrl-C; the exit status.
  int stop();

 private:
  pid_t process_ = -1;
  int port_ = 0;
};

struct Answer {
  int status = 0;
  std::string headers;
  std::string body;
  [[nodiscard]] json::value value() const;
};

Answer http(int port, std::string_view method, std::string_view path, std::string_view body = {},
            std::string_view headers = {}, const char* from = "127.0.0.1",
            milliseconds patience = milliseconds(10'000));
inline Answer get(int port, std::string_view path) { return http(port, "GET", path); }
inline Answer post(int port, std::string_view path, const json::value& body) {
  return http(port, "POST", path, json::serialize(body));
}

/// A number of `/metrics`; -1 where there is none of that name.
double metric(int port, std::string_view name);

/// A thousand sockets need a thousand files.
void allow_many_files();

/// A connected TCP socket.
class Tcp {
 public:
  /// `from` is an address of the loopback, 127.x.x.x.
  explicit Tcp(int port, const char* from = "127.0.0.1");
  ~Tcp();
  Tcp(Tcp&& other) noexcept;
  Tcp& operator=(Tcp&& other) noexcept;

  void send(std::string_view bytes);
  /// Some bytes; nothing at the end of the connection or after the wait.
  std::optional<std::string> receive(milliseconds wait = milliseconds(10'000));
  [[nodiscard]] bool closed() const { return closed_; }

 private:
  int socket_ = -1;
  bool closed_ = false;
};

class Socket {
 public:
  Socket(int port, std::string_view table, std::string_view headers = {},
         milliseconds patience = milliseconds(10'000));

  /// Whether the server accepted the upgrade.
  [[nodiscard]] bool open() const { return open_; }
  [[nodiscard]] int status() const { return status_; }
  void send(const json::value& message);
  void send_frame(int opcode, std::string_view payload);
  /// Whatever they mean.
  void send_bytes(std::string_view bytes) { tcp_.send(bytes); }
  /// The next text; nothing once the server has closed, or after the wait.
  std::optional<std::string> receive(milliseconds wait = milliseconds(10'000));
  [[nodiscard]] bool closed() const { return closed_ || tcp_.closed(); }
  /// Every byte that the server has sent, the answer to the upgrade included.
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::optional<std::string> read(milliseconds wait);
  /// Takes a whole frame off the buffer.
  bool take_frame(int& opcode, std::string& payload);

  Tcp tcp_;
  std::string buffer_;
  std::string bytes_;
  int status_ = 0;
  bool open_ = false;
  bool closed_ = false;
};

}  // namespace longroad::tests
