/// How often each address may ask for what costs something.
#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "server/loop.hpp"
#include "server/rate.hpp"

namespace longroad::server {

class Limiter {
 public:
  explicit Limiter(RateRule rule) : rule_(rule) {}

  bool take(const std::string& address) {
    const Time now = clock_now();
    const std::lock_guard lock(mutex_);
    if (rates_.size() > kMostRemembered)
      std::erase_if(rates_, [now](const auto& item) { return item.second.full(now); });
    return rates_.try_emplace(address, rule_).first->second.take(now);
  }

 private:
  static constexpr std::size_t kMostRemembered = 10'000;
  RateRule rule_;
  std::mutex mutex_;
  std::unordered_map<std::string, Rate> rates_;
};

}  // namespace longroad::server
