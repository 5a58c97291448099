/// What the server counts, from any thread.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace longroad::server {

struct Metrics {
  using Gauge = std::atomic<std::int64_t>;
  using Counter = std::atomic<std::uint64_t>;

  /// What there is now; `unsent` are bytes that pages have not taken in yet, `relayed` are sockets between
  /// the nodes of one server.
  Gauge sockets{0}, rooms{0}, unsent{0}, relayed_out{0}, relayed_in{0};
  /// What there has been so far.
  Counter requests{0}, messages_in{0}, messages_out{0}, lines{0}, refusals{0}, games_ended{0};
  Counter turned_away{0}, cut_off{0}, relayed_requests{0}, taken_up{0};

  /// How long from a command read to what it caused handed to the sockets, in microseconds: up to each of
  /// these, and beyond them all.
  static constexpr std::array<std::uint64_t, 18> kBounds{
      100,    200,    300,    500,    1'000,  2'000,   3'000,   5'000,     7'000,
      10'000, 15'000, 20'000, 30'000, 50'000, 100'000, 300'000, 1'000'000, 5'000'000};
  std::array<Counter, kBounds.size() + 1> latency{};
  Counter latency_sum{0};
  void took(std::uint64_t microseconds);

  /// In the text form of Prometheus.
  [[nodiscard]] std::string text() const;
};

}  // namespace longroad::server
