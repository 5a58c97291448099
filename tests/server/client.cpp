#include "client.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "postgres/database.hpp"
#include "where.hpp"

extern char** environ;

namespace longroad::tests {

namespace {

std::string read_line(int file) {
  std::string line;
  char c = 0;
  while (read(file, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

}  // namespace

Server::Server(const std::string& folder, std::vector<std::string> extra) {
  int out[2];
  if (pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  std::vector<std::string> words{tests::kProgram, "serve",  "--port", "0",      "--address",
                                 "127.0.0.1",     "--data", folder,   "--no-qr"};
  if (on_postgres() && std::ranges::find(extra, "--database") == extra.end())
    words.insert(words.end(), {"--database", database_for(folder)});
  words.insert(words.end(), extra.begin(), extra.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
  if (posix_spawn(&process_, tests::kProgram, &files, nullptr, arguments.data(), environ) != 0)
    throw std::runtime_error("the server can't be started");
  posix_spawn_file_actions_destroy(&files);
  close(out[1]);
  const std::string line = read_line(out[0]);
  close(out[0]);
  const auto colon = line.rfind(':');
  if (!line.starts_with("Longroad is at http://localhost:")) throw std::runtime_error("it says: " + line);
  port_ = std::stoi(line.substr(colon + 1));
}

Server::~Server() {
  if (process_ > 0) kill();
}

void Server::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

int Server::stop() {
  ::kill(process_, SIGTERM);
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

json::value Answer::value() const { return json::parse(body); }

Answer http(int port, std::string_view method, std::string_view path, std::string_view body,
            std::string_view headers, const char* from, milliseconds patience) {
  Tcp tcp(port, from);
  std::string request = std::string(method) + " " + std::string(path) +
                        " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\nConnection: close\r\n" +
                        std::string(headers);
  request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
  tcp.send(request);
  std::string all;
  while (const auto bytes = tcp.receive(patience)) all += *bytes;
  const auto end = all.find("\r\n\r\n");
  if (end == std::string::npos) return {0, all, {}};
  return {std::stoi(all.substr(9, 3)), all.substr(0, end), all.substr(end + 4)};
}

void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

double metric(int port, std::string_view name) {
  const std::string text = "\n" + get(port, "/metrics").body;
  const auto at = text.find("\n" + std::string(name) + " ");
  return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
}

Tcp::Tcp(int port, const char* from) : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  inet_pton(AF_INET, from, &address.sin_addr);
  if (bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("no such address");
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("no connection");
  const int on = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Tcp::~Tcp() {
  if (socket_ >= 0) ::close(socket_);
}

Tcp::Tcp(Tcp&& other) noexcept : socket_(std::exchange(other.socket_, -1)), closed_(other.closed_) {}

Tcp& Tcp::operator=(Tcp&& other) noexcept {
  std::swap(socket_, other.socket_);
  std::swap(closed_, other.closed_);
  return *this;
}

void Tcp::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) {
      closed_ = true;
      return;
    }
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::optional<std::string> Tcp::receive(milliseconds wait) {
  pollfd file{.fd = socket_, .events = POLLIN, .revents = 0};
  if (closed_ || poll(&file, 1, static_cast<int>(wait.count())) <= 0) return std::nullopt;
  char bytes[16384];
  const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
  closed_ = got <= 0;
  if (closed_) return std::nullopt;
  return std::string(bytes, static_cast<std::size_t>(got));
}

Socket::Socket(int port, std::string_view table, std::string_view headers, milliseconds patience)
    : tcp_(port) {
  tcp_.send("GET /ws/" + std::string(table) + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
            std::string(headers) + "\r\n");
  std::size_t end = std::string::npos;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) {
    const auto bytes = read(patience);
    if (!bytes) return;
    buffer_ += *bytes;
  }
  status_ = std::stoi(buffer_.substr(9, 3));
  open_ = status_ == 101;
  buffer_.erase(0, end + 4);
}

std::optional<std::string> Socket::read(milliseconds wait) {
  auto bytes = tcp_.receive(wait);
  if (bytes) bytes_ += *bytes;
  return bytes;
}

void Socket::send(const json::value& message) { send_frame(1, json::serialize(message)); }

void Socket::send_frame(int opcode, std::string_view payload) {
  std::string frame;
  frame += static_cast<char>(0x80 | opcode);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size() & 0xFF);
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(payload.size() >> shift & 0xFF);
  }
  frame += std::string(4, '\0');  // a mask of zeros leaves the text as it is
  frame += payload;
  tcp_.send(frame);
}

bool Socket::take_frame(int& opcode, std::string& payload) {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(buffer_[i]));
  };
  if (buffer_.size() < 2) return false;
  std::size_t size = byte(1) & 0x7F;
  std::size_t header = 2;
  if (size >= 126) {
    const std::size_t digits = size == 126 ? 2 : 8;
    header += digits;
    if (buffer_.size() < header) return false;
    size = 0;
    for (std::size_t i = 0; i < digits; ++i) size = size << 8 | byte(2 + i);
  }
  if (buffer_.size() < header + size) return false;
  opcode = static_cast<int>(byte(0) & 0xF);
  payload = buffer_.substr(header, size);
  buffer_.erase(0, header + size);
  return true;
}

std::optional<std::string> Socket::receive(milliseconds wait) {
  const auto until = std::chrono::steady_clock::now() + wait;
  int opcode = 0;
  std::string payload;
  while (!closed_) {
    while (take_frame(opcode, payload)) {
      if (opcode == 1) return payload;
      if (opcode == 9) send_frame(10, payload);
      if (opcode == 8) {
        closed_ = true;
        return std::nullopt;
      }
    }
    const auto left = std::chrono::duration_cast<milliseconds>(until - std::chrono::steady_clock::now());
    const auto bytes = read(std::max(left, milliseconds(0)));
    if (!bytes) return std::nullopt;
    buffer_ += *bytes;
  }
  return std::nullopt;
}

}  // namespace longroad::tests
