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
  switch (limit) {
    case RateLimit::Making:
      return making_.take(address);
    case RateLimit::Joining:
      return joining_.take(address);
    case RateLimit::SigningIn:
      return signing_in_.take(address);
    case RateLimit::Replaying:
      return replaying_.take(address);
    case RateLimit::Analysing:
      return analysing_.take(address);
    case RateLimit::Learning:
      return learning_.take(address);
    case RateLimit::Founding:
      return founding_.take(address);
    case RateLimit::None:
    case RateLimit::Link:
    case RateLimit::Command:
      return true;
  }
  __builtin_unreachable();
}

}  // namespace longroad::server
