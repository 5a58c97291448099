/// WebSocket frames as bytes (RFC 6455): those of a page are read, ours are written. Nothing here knows a
/// socket.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace longroad::server {

enum class Opcode : std::uint8_t { Piece = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

/// Why a connection is closed.
enum class CloseCode : std::uint16_t {
  Normal = 1000,
  Broken = 1002,
  NoText = 1007,
  Policy = 1008,
  TooLong = 1009,
  Restart = 1012  // come again at once
};

/// What stands before the payload of a frame of ours.
class FrameHead {
 public:
  FrameHead(Opcode opcode, std::size_t payload);
  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, 10> bytes_{};
  std::uint8_t size_ = 2;
};

/// The payload of a frame that closes.
std::string close_payload(CloseCode code);

/// The messages of one page, from bytes that come in whatever pieces.
class FrameReader {
 public:
  /// A message has so many bytes at most.
  explicit FrameReader(std::size_t most) : most_(most) {}

  struct Message {
    Opcode opcode;
    std::string_view payload;  // until the next call
  };
  /// Bytes that have come. They are changed, and must stay until `next` has nothing more.
  void put(std::span<char> bytes);
  /// The next message that is whole: pieces are put together. Nothing where more bytes are needed, or after a
  /// fault.
  std::optional<Message> next();
  /// Why nothing after this can be read.
  [[nodiscard]] std::optional<CloseCode> fault() const { return fault_; }

 private:
  struct Head {
    bool last = false;  // piece of its message
    Opcode opcode = Opcode::Text;
    std::array<char, 4> mask{};
    std::size_t size = 0;
    std::size_t payload = 0;
  };
  /// Of the frame that the unread bytes begin with; nothing where it is not whole, or faulty.
  [[nodiscard]] std::optional<Head> read_head();
  [[nodiscard]] bool fits(const Head& head);
  void fail(CloseCode why) { fault_ = why; }
  /// Keeps what has not been read until more comes.
  void keep();

  std::size_t most_;
  std::span<char> unread_;
  std::string kept_;
  std::optional<Opcode> begun_;  // of the message whose pieces are coming
  std::string pieces_;
  std::optional<CloseCode> fault_;
};

}  // namespace longroad::server
