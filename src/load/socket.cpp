#include "load/socket.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <utility>

#include "notation/words.hpp"

namespace longroad::load {
namespace {

constexpr int kText = 1;
constexpr int kPing = 9;
constexpr int kPong = 10;

/// Only ever this machine.
int connect_loopback(int port) {
  const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return file;
  close(file);
  return -1;
}

void send_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

}  // namespace

std::string Answer::sentence() const {
  boost::system::error_code fault;
  const boost::json::value value = boost::json::parse(body, fault);
  const auto* object = fault ? nullptr : value.if_object();
  const auto* words = object == nullptr ? nullptr : object->if_contains("error");
  if (words != nullptr && words->is_string()) return std::string(words->get_string());
  return fmt::format("The server answers with status {}.", status);
}

bool is_limit(std::string_view message) {
  return message.find(R"("code":"too_fast")") != std::string_view::npos;
}

Result<Answer> ask(int port, std::string_view method, std::string_view path, std::string_view body,
                   std::string_view headers) {
  const int file = connect_loopback(port);
  if (file < 0) return Error{fmt::format("There is no server at port {}.", port)};
  send_all(file, fmt::format("{} {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n{}Content-Length: "
                             "{}\r\n\r\n{}",
                             method, path, port, headers, body.size(), body));
  std::string all;
  char bytes[16384];
  for (ssize_t got = 0; (got = recv(file, bytes, sizeof bytes, 0)) > 0;)
    all.append(bytes, static_cast<std::size_t>(got));
  close(file);
  const Error silent{"The server gave no answer."};
  const auto end = all.find("\r\n\r\n");
  if (end == std::string::npos || end < 12) return silent;
  const auto status = notation::read_number(all.substr(9, 3), 100, 599);  // HTTP/1.1 200
  if (!status) return silent;
  return Answer{*status, all.substr(end + 4)};
}

Result<std::string> request(int port, std::string_view method, std::string_view path, std::string_view body,
                            std::string_view headers) {
  auto answer = ask(port, method, path, body, headers);
  if (!answer) return answer.error();
  if (answer->success()) return std::move(answer->body);
  return Error{is_limit(answer->body) ? kLimited : answer->sentence()};
}

Result<Socket> Socket::open(int port, std::string_view table) {
  const int file = connect_loopback(port);
  if (file < 0) return Error{"The server takes no more connections."};
  Socket socket(file);
  send_all(file, fmt::format("GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\n"
                             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                             table, port));
  while (socket.buffer_.find("\r\n\r\n") == std::string::npos)
    if (!socket.read()) return Error{"The server has closed the connection."};
  socket.buffer_.erase(0, socket.buffer_.find("\r\n\r\n") + 4);
  fcntl(file, F_SETFL, O_NONBLOCK);
  return socket;
}

Socket::Socket(Socket&& other) noexcept
    : file_(std::exchange(other.file_, -1)), buffer_(std::move(other.buffer_)), taken_(other.taken_) {}

Socket& Socket::operator=(Socket&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(buffer_, other.buffer_);
  std::swap(taken_, other.taken_);
  return *this;
}

Socket::~Socket() {
  if (file_ >= 0) close(file_);
}

void Socket::send(std::string_view text) { send_frame(kText, text); }

void Socket::send_frame(int opcode, std::string_view text) {
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xFF);
  }
  frame += std::string(4, '\0');  // a mask of zeros leaves the text as it is
  frame += text;
  send_all(file_, frame);
}

bool Socket::read() {
  buffer_.erase(0, std::exchange(taken_, 0));
  char bytes[65536];
  const ssize_t got = recv(file_, bytes, sizeof bytes, 0);
  if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK;
  buffer_.append(bytes, static_cast<std::size_t>(got));
  return got > 0;
}

std::optional<std::string_view> Socket::next() {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(buffer_[taken_ + i]));
  };
  while (buffer_.size() - taken_ >= 2) {
    std::size_t size = byte(1) & 0x7F;
    std::size_t header = 2;
    if (size >= 126) {
      const std::size_t digits = size == 126 ? 2 : 8;
      header += digits;
      if (buffer_.size() - taken_ < header) return std::nullopt;
      size = 0;
      for (std::size_t i = 0; i < digits; ++i) size = size << 8 | byte(2 + i);
    }
    if (buffer_.size() - taken_ < header + size) return std::nullopt;
    const std::string_view text(buffer_.data() + taken_ + header, size);
    const auto opcode = static_cast<int>(byte(0) & 0xF);
    taken_ += header + size;
    // Who does not answer is taken for gone.
    if (opcode == kPing) send_frame(kPong, text);
    if (opcode == kText) return text;
  }
  return std::nullopt;
}

}  // namespace longroad::load
