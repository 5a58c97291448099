#include "server/api/limits.hpp"

namespace longroad::server {

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
