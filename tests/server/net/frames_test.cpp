/// WebSocket frames as bytes: whatever pieces they come in, the messages are the same.

#include "server/http/frames.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace longroad::server {
namespace {

constexpr std::size_t kMost = 1000;

/// A frame as pages send it.
std::string frame(int first, std::string_view payload, std::string_view mask = "\x12\x34\x56\x78") {
  std::string bytes(1, static_cast<char>(first));
  if (payload.size() <= 125) {
    bytes += static_cast<char>(0x80 | payload.size());
  } else {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(payload.size() >> 8);
    bytes += static_cast<char>(payload.size() & 0xFF);
  }
  bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
  return bytes;
}

struct Heard {
  std::vector<std::pair<Opcode, std::string>> messages;
  std::optional<CloseCode> fault;
  bool operator==(const Heard&) const = default;
};

/// The bytes come in pieces of these sizes, one after the other.
Heard hear(std::string bytes, const std::vector<std::size_t>& pieces) {
  FrameReader reader(kMost);
  Heard heard;
  std::size_t at = 0;
  for (std::size_t i = 0; at < bytes.size(); ++i) {
    const std::size_t size = std::min(pieces[i % pieces.size()], bytes.size() - at);
    reader.put({bytes.data() + at, size});
    at += size;
    while (const auto message = reader.next())
      heard.messages.emplace_back(message->opcode, std::string(message->payload));
  }
  heard.fault = reader.fault();
  return heard;
}

Heard hear(const std::string& bytes) { return hear(bytes, {bytes.size()}); }

TEST(Frames, AreReadWhateverPiecesTheyComeIn) {
  const std::string longer(700, 'x');
  const std::string bytes = frame(0x81, "one") + frame(0x81, "") + frame(0x82, longer) + frame(0x01, "a ") +
                            frame(0x89, "ping") + frame(0x00, "long ") + frame(0x80, "text") +
                            frame(0x88, "");
  const Heard all{{{Opcode::Text, "one"},
                   {Opcode::Text, ""},
                   {Opcode::Binary, longer},
                   {Opcode::Ping, "ping"},
                   {Opcode::Text, "a long text"},
                   {Opcode::Close, ""}},
                  {}};
  EXPECT_EQ(hear(bytes), all);
  EXPECT_EQ(hear(bytes, {1}), all);
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    std::vector<std::size_t> pieces(7);
    for (auto& size : pieces) size = 1 + random() % 50;
    EXPECT_EQ(hear(bytes, pieces), all);
  }
}

TEST(Frames, HaveBounds) {
  EXPECT_EQ(hear(frame(0x81, std::string(kMost, 'x'))).messages.size(), 1U);
  EXPECT_EQ(hear(frame(0x81, std::string(kMost + 1, 'x'))).fault, CloseCode::TooLong);
  const std::string endless = std::string("\x81\xff", 2) + std::string(8, '\x7f') + std::string(4, '\0');
  EXPECT_EQ(hear(endless).fault, CloseCode::TooLong) << "as soon as it says so";
  const std::string half(kMost / 2, 'x');
  EXPECT_EQ(hear(frame(0x01, half) + frame(0x80, half)).messages.size(), 1U);
  EXPECT_EQ(hear(frame(0x01, half) + frame(0x80, half + "x")).fault, CloseCode::TooLong);
}

TEST(Frames, ThatAreNoneAreFaults) {
  const std::string unmasked = std::string("\x81\x05", 2) + "hello";
  for (const std::string& bytes :
       {unmasked, frame(0xC1, "reserved"), frame(0x83, "unknown"), frame(0x8B, "unknown"),
        frame(0x09, "a piece of a ping"), frame(0x89, std::string(126, 'x')), frame(0x80, "nothing begun"),
        frame(0x01, "begun") + frame(0x81, "another")}) {
    const Heard heard = hear(bytes + frame(0x81, "nothing is heard after it"));
    EXPECT_EQ(heard.fault, CloseCode::Broken);
    EXPECT_TRUE(heard.messages.empty());
  }
}

TEST(Frames, OfOursSayHowLongTheyAre) {
  const auto head = [](std::size_t size) { return std::string(FrameHead(Opcode::Text, size).bytes()); };
  EXPECT_EQ(head(5), std::string("\x81\x05", 2));
  EXPECT_EQ(head(125), std::string("\x81\x7d", 2));
  EXPECT_EQ(head(126), std::string("\x81\x7e\x00\x7e", 4));
  EXPECT_EQ(head(0xFFFF), std::string("\x81\x7e\xff\xff", 4));
  EXPECT_EQ(head(0x10000), std::string("\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00", 10));
  EXPECT_EQ(close_payload(CloseCode::Policy), "\x03\xf0");
}

}  // namespace
}  // namespace longroad::server
