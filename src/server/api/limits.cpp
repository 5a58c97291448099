#include "server/api/limits.hpp"

#include <algorithm>
#include <array>

namespace longroad::server {
namespace {

constexpr std::array<std::string_view, 10> kLimitWords{"-",         "making",    "joining",  "signing_in",
                                                       "replaying", "analysing", "learning", "founding",
                                                       "link",      "command"};

}  // namespace

std::string_view word_of(RateLimit limit) { return kLimitWords[static_cast<std::size_t>(limit)]; }

bool is_of_address(RateLimit limit) {
  return limit != RateLimit::None && limit != RateLimit::Link && limit != RateLimit::Command;
}

void AddressLimits::note(std::string_view limit, const std::string& address) {
  const auto* const found = std::ranges::find(kLimitWords, limit);
  // A node of another version may know others.
  if (found != kLimitWords.end()) take(static_cast<RateLimit>(found - kLimitWords.begin()), address);
}

bool AddressLimits::take(RateLimit limit, const std::string& address) {
  if (!is_of_address(limit)) return true;
  return limiters_[static_cast<std::size_t>(limit) - static_cast<std::size_t>(RateLimit::Making)].take(
      address);
}

}  // namespace longroad::server
