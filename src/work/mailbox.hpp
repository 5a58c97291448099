/// Where handlers of the bus leave messages for a thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

#include "bus/bus.hpp"

namespace longroad::work {

class Mailbox {
 public:
  /// What comes in while so many wait is dropped: whoever sent it asks again.
  void put(bus::Message message) {
    const std::scoped_lock lock(mutex_);
    if (messages_.size() < kMost) messages_.push_back(std::move(message));
    changed_.notify_one();
  }
  /// Ends a wait without a message.
  void wake() {
    const std::scoped_lock lock(mutex_);
    woken_ = true;
    changed_.notify_one();
  }
  /// The next one; none after this time, or where it was woken.
  std::optional<bus::Message> wait(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [&] { return !messages_.empty() || woken_; });
    woken_ = false;
    if (messages_.empty()) return std::nullopt;
    bus::Message first = std::move(messages_.front());
    messages_.pop_front();
    return first;
  }

 private:
  static constexpr std::size_t kMost = 64;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<bus::Message> messages_;
  bool woken_ = false;
};

}  // namespace longroad::work
