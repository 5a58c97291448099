/// How times are spread: how many there were in each step of a twentieth of a millisecond, so that
/// millions of them cost nothing to keep.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

namespace longroad::load {

class Spread {
 public:
  void add(std::chrono::steady_clock::duration time) {
    const auto step = static_cast<std::size_t>(std::max<std::int64_t>(0, time / kStep));
    ++counts_[std::min(step, counts_.size() - 1)];
    ++total_;
  }
  [[nodiscard]] std::uint64_t total() const { return total_; }
  /// The time that this part of all do not exceed, in milliseconds.
  [[nodiscard]] double at(double part) const {
    const auto wanted = static_cast<std::uint64_t>(part * static_cast<double>(total_));
    std::uint64_t seen = 0;
    std::size_t step = 0;
    while (step + 1 < counts_.size() && (seen += counts_[step]) < wanted) ++step;
    return total_ == 0
               ? 0
               : std::chrono::duration<double, std::milli>(kStep).count() * static_cast<double>(step + 1);
  }

 private:
  static constexpr std::chrono::microseconds kStep{50};
  std::vector<std::uint64_t> counts_ = std::vector<std::uint64_t>(200'000);  // ten seconds
  std::uint64_t total_ = 0;
};

}  // namespace longroad::load
