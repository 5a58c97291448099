/// How often each address, person or link may ask for what costs something.
#pragma once

#include <algorithm>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/net/loop.hpp"
#include "server/net/rate.hpp"

namespace longroad::server {

class Limiter {
 public:
  explicit Limiter(RateRule rule) : rule_(rule) {}

  bool take(const std::string& who) {
    const Time now = clock_now();
    const std::lock_guard lock(mutex_);
    if (rates_.size() > forget_at_) forget(now);
    // Beyond so many at a time, those who come new share one rate.
    const bool crowded = rates_.size() >= kMostRemembered && !rates_.contains(who);
    return rates_.try_emplace(crowded ? std::string() : who, rule_).first->second.take(now);
  }

 private:
  static constexpr std::size_t kFewRemembered = 10'000;
  static constexpr std::size_t kMostRemembered = 200'000;

  /// Whoever has not asked for long is as good as new. Next when there are twice as many, so that it costs
  /// little whoever asks.
  void forget(Time now) {
    std::erase_if(rates_, [now](const auto& item) { return item.second.full(now); });
    forget_at_ = std::max(kFewRemembered, 2 * rates_.size());
  }

  RateRule rule_;
  std::size_t forget_at_ = kFewRemembered;
  std::mutex mutex_;
  std::unordered_map<std::string, Rate> rates_;
};

}  // namespace longroad::server
