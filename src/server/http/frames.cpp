#include "server/http/frames.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace longroad::server {
namespace {

constexpr unsigned kLast = 0x80;
constexpr unsigned kReserved = 0x70;
constexpr unsigned kMasked = 0x80;
constexpr std::size_t kShort = 125;  // payloads up to here have their size in the second byte
constexpr unsigned kTwoBytes = 126;
constexpr unsigned kEightBytes = 127;

bool is_control(Opcode opcode) { return static_cast<unsigned>(opcode) >= 8; }

bool is_known(unsigned opcode) { return opcode <= 2 || (opcode >= 8 && opcode <= 10); }

void unmask(std::span<char> bytes, const std::array<char, 4>& mask) {
  std::uint32_t key = 0;
  std::memcpy(&key, mask.data(), sizeof key);
  std::size_t at = 0;
  for (; at + sizeof key <= bytes.size(); at += sizeof key) {
    std::uint32_t word = 0;
    std::memcpy(&word, &bytes[at], sizeof word);
    word ^= key;
    std::memcpy(&bytes[at], &word, sizeof word);
  }
  for (; at < bytes.size(); ++at) bytes[at] = static_cast<char>(bytes[at] ^ mask[at % mask.size()]);
}

}  // namespace

FrameHead::FrameHead(Opcode opcode, std::size_t payload) {
  bytes_[0] = static_cast<char>(kLast | static_cast<unsigned>(opcode));
  const int digits = payload <= kShort ? 0 : payload <= 0xFFFF ? 2 : 8;
  bytes_[1] = static_cast<char>(digits == 0 ? payload : digits == 2 ? kTwoBytes : kEightBytes);
  for (int shift = 8 * (digits - 1); shift >= 0; shift -= 8)
    bytes_[size_++] = static_cast<char>(static_cast<std::uint64_t>(payload) >> shift & 0xFF);
}

std::string close_payload(CloseCode code) {
  const auto number = static_cast<unsigned>(code);
  return {static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
}

void FrameReader::put(std::span<char> bytes) {
  if (kept_.empty()) {
    unread_ = bytes;
    return;
  }
  kept_.append(bytes.data(), bytes.size());
  unread_ = kept_;
}

void FrameReader::keep() {
  std::string rest(unread_.data(), unread_.size());
  kept_.swap(rest);
  unread_ = {};
}

std::optional<FrameReader::Head> FrameReader::read_head() {
  const auto byte = [this](std::size_t at) {
    return static_cast<unsigned>(static_cast<unsigned char>(unread_[at]));
  };
  if (unread_.size() < 2) return std::nullopt;
  Head head;
  head.last = (byte(0) & kLast) != 0;
  head.opcode = static_cast<Opcode>(byte(0) & 0xF);
  const bool sound = (byte(0) & kReserved) == 0 && is_known(byte(0) & 0xF) && (byte(1) & kMasked) != 0;
  std::uint64_t payload = byte(1) & 0x7F;
  const std::size_t digits = payload == kTwoBytes ? 2 : payload == kEightBytes ? 8 : 0;
  // Frames that control the connection are short, and come in one piece.
  if (!sound || (is_control(head.opcode) && (digits > 0 || !head.last))) {
    fail(CloseCode::Broken);
    return std::nullopt;
  }
  head.size = 2 + digits + head.mask.size();
  if (unread_.size() < head.size) return std::nullopt;
  if (digits > 0) payload = 0;
  for (std::size_t i = 0; i < digits; ++i) payload = payload << 8 | byte(2 + i);
  if (payload > most_) {
    fail(CloseCode::TooLong);
    return std::nullopt;
  }
  std::memcpy(head.mask.data(), &unread_[2 + digits], head.mask.size());
  head.payload = static_cast<std::size_t>(payload);
  return head;
}

bool FrameReader::fits(const Head& head) {
  if (is_control(head.opcode)) return true;
  const bool goes_on = head.opcode == Opcode::Piece;
  if (goes_on != begun_.has_value()) fail(CloseCode::Broken);
  if (goes_on && pieces_.size() + head.payload > most_) fail(CloseCode::TooLong);
  return !fault_;
}

std::optional<FrameReader::Message> FrameReader::next() {
  while (!fault_) {
    const auto head = read_head();
    if (!head || !fits(*head) || unread_.size() < head->size + head->payload) break;
    const std::span<char> payload = unread_.subspan(head->size, head->payload);
    unread_ = unread_.subspan(head->size + head->payload);
    unmask(payload, head->mask);
    const std::string_view text(payload.data(), payload.size());
    if (is_control(head->opcode) || (head->last && !begun_)) return Message{head->opcode, text};
    if (!begun_) {
      begun_ = head->opcode;
      pieces_.clear();
    }
    pieces_ += text;
    if (head->last) return Message{*std::exchange(begun_, std::nullopt), pieces_};
  }
  keep();
  return std::nullopt;
}

}  // namespace longroad::server
