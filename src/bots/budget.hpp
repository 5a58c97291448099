/// How long a decision may be thought about: in positions looked at, which makes it repeatable, in
/// time, or in both.
#pragma once

#include <chrono>

namespace longroad::bots {

class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  /// No time limit where `limit` is 0.
  Budget(int nodes, std::chrono::milliseconds limit)
      : nodes_(nodes), timed_(limit.count() > 0), end_(Clock::now() + limit) {}

  void count() {
    constexpr int kLooks = 64;  // at the clock only now and then
    --nodes_;
    if (timed_ && nodes_ % kLooks == 0 && Clock::now() >= end_) nodes_ = 0;
  }
  [[nodiscard]] bool spent() const { return nodes_ <= 0; }
  /// Part of what is left, for one of several things to think about.
  [[nodiscard]] Budget share(int parts) const {
    Budget part = *this;
    part.nodes_ = nodes_ / parts;
    return part;
  }

 private:
  int nodes_;
  bool timed_;
  Clock::time_point end_;
};

}  // namespace longroad::bots
