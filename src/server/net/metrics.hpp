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

  /// How long from a command's arrival to its broadcast, in microseconds: below 2^i each.
  static constexpr int kBuckets = 24;
  std::array<std::atomic<std::uint64_t>, kBuckets> latency{};
  std::atomic<std::uint64_t> latency_sum{0};
  void took(std::uint64_t microseconds);

  /// In the text form of Prometheus.
  [[nodiscard]] std::string text() const;
};

}  // namespace longroad::server
