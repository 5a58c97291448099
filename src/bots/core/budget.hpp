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
  /// Whether the time is over, however many nodes are left: for what is not counted in nodes.
  [[nodiscard]] bool is_late() const { return timed_ && Clock::now() >= end_; }
  /// For one of several things to think about, of which so many are done: an equal part of the nodes, and of
  /// the time that is left. So it has to be asked for when the thinking begins.
  [[nodiscard]] Budget share(int parts, int done = 0) const {
    Budget part = *this;
    part.nodes_ = nodes_ / parts;
    if (timed_) {
      const auto now = Clock::now();
      if (now >= end_) part.nodes_ = 0;
      part.end_ = now + (end_ - now) / (parts - done);
    }
    return part;
  }
  /// The same with this part of its time; the rest is for something else.
  [[nodiscard]] Budget within(double part) const {
    Budget shorter = *this;
    if (timed_) shorter.end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(part * time_left());
    return shorter;
  }
  /// No end is far away.
  [[nodiscard]] Clock::duration time_left() const {
    return timed_ ? end_ - Clock::now() : Clock::duration::max();
  }

 private:
  int nodes_;
  bool timed_;
  Clock::time_point end_;
};

}  // namespace longroad::bots
