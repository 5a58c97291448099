/// What the server counts, from any thread.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace longroad::server {

struct Metrics {
  std::atomic<std::int64_t> sockets{0};
  std::atomic<std::int64_t> rooms{0};
  std::atomic<std::uint64_t> requests{0};
  std::atomic<std::uint64_t> messages_in{0};
  std::atomic<std::uint64_t> messages_out{0};
  std::atomic<std::uint64_t> lines{0};
  std::atomic<std::uint64_t> refusals{0};
  std::atomic<std::uint64_t> games_ended{0};
  std::atomic<std::int64_t> unsent{0};  // bytes that pages have not taken in yet
  std::atomic<std::uint64_t> turned_away{0};
  std::atomic<std::uint64_t> cut_off{0};
  // Between the nodes of one server.
  std::atomic<std::int64_t> relayed_out{0};
  std::atomic<std::int64_t> relayed_in{0};
  std::atomic<std::uint64_t> relayed_requests{0};
  std::atomic<std::uint64_t> taken_up{0};

  /// How long from a command read to what it caused handed to the sockets, in microseconds: up to each of
  /// these, and beyond them all.
  static constexpr std::array<std::uint64_t, 18> kBounds{
      100,    200,    300,    500,    1'000,  2'000,   3'000,   5'000,     7'000,
      10'000, 15'000, 20'000, 30'000, 50'000, 100'000, 300'000, 1'000'000, 5'000'000};
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> latency{};
  std::atomic<std::uint64_t> latency_sum{0};
  void took(std::uint64_t microseconds);

  /// In the text form of Prometheus.
  [[nodiscard]] std::string text() const;
};

}  // namespace longroad::server
