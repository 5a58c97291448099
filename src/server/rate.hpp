/// How often somebody may do something: a bucket of tokens that fills with time.
#pragma once

#include <algorithm>

#include "server/table/time.hpp"

namespace longroad::server {

struct RateRule {
  double per_second = 0;
  double burst = 0;
};

class Rate {
 public:
  explicit Rate(RateRule rule) : rule_(rule), tokens_(rule.burst) {}

  /// Whether it may be done once more now.
  bool take(Time now) {
    if (last_ != 0)
      tokens_ = std::min(rule_.burst, tokens_ + static_cast<double>(now - last_) * rule_.per_second / 1000);
    last_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  [[nodiscard]] bool full(Time now) const {
    return tokens_ + static_cast<double>(now - last_) * rule_.per_second / 1000 >= rule_.burst;
  }

 private:
  RateRule rule_;
  double tokens_;
  Time last_ = 0;
};

}  // namespace longroad::server
