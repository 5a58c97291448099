/// How often somebody may do something: a bucket of tokens that fills with time.
#pragma once

#include <algorithm>

#include "server/table/model/time.hpp"

namespace longroad::server {

struct RateRule {
  double per_second = 0;
  double burst = 0;
};

class Rate {
 public:
  explicit Rate(RateRule rule) : rule_(rule), tokens_(rule.burst) {}

  /// Whether it may be done once more now. What costs more than is left is done, and paid by waiting.
  bool take(Time now, double cost = 1) {
    tokens_ = filled(now);
    last_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= cost;
    return true;
  }
  [[nodiscard]] bool full(Time now) const { return filled(now) >= rule_.burst; }

 private:
  [[nodiscard]] double filled(Time now) const {
    if (last_ == 0) return tokens_;
    const auto passed = static_cast<double>(std::max<Time>(0, now - last_));
    return std::min(rule_.burst, tokens_ + passed * rule_.per_second / 1000);
  }

  RateRule rule_;
  double tokens_;
  Time last_ = 0;
};

}  // namespace longroad::server
