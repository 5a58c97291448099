/// The answers that are awaited, each with its deadline.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "bus/bus.hpp"

namespace longroad::bus {

class Replies {
 public:
  Replies() : thread_([this](const std::stop_token& stop) { watch(stop); }) {}
  /// Whoever still waits has waited in vain.
  ~Replies();
  Replies(const Replies&) = delete;
  Replies& operator=(const Replies&) = delete;

  /// The number under which an answer is awaited from now on.
  std::uint64_t await(std::chrono::milliseconds patience, Then then);
  /// The first answer counts; one that nobody awaits any more is dropped.
  void answer(std::uint64_t number, Answer answer);

 private:
  using Clock = std::chrono::steady_clock;
  struct Awaited {
    Clock::time_point deadline;
    Then then;
  };
  /// Tells those whose deadline is over.
  void watch(const std::stop_token& stop);
  std::map<std::uint64_t, Awaited> take_overdue(Clock::time_point now);
  [[nodiscard]] Clock::time_point next_deadline() const;

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<std::uint64_t, Awaited> awaited_;
  std::uint64_t last_ = 0;
  std::jthread thread_;
};

}  // namespace longroad::bus
