/// How often something may be asked: by an address, or by whoever holds a link to a tournament.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/net/limiter.hpp"

namespace longroad::server {

/// What counts a request beside everything else that its sender asks.
enum class RateLimit : std::uint8_t {
  None,
  Making,
  Joining,
  SigningIn,
  Replaying,
  Analysing,
  Learning,
  Founding,
  Link,
  Command
};
/// How nodes name it to each other.
std::string_view word_of(RateLimit limit);
/// Whether it is one of an address.
bool is_of_address(RateLimit limit);

class AddressLimits {
 public:
  /// Anything of the interface.
  bool take_any(const std::string& address) { return asking_.take(address); }
  /// True where the limit is none of an address.
  bool take(RateLimit limit, const std::string& address);
  /// Another node has let the address through, by the limit of this name.
  void note(std::string_view limit, const std::string& address);

 private:
  Limiter asking_{{.per_second = 100, .burst = 1000}};
  /// Of the limits of an address, in their order.
  std::array<Limiter, 7> limiters_{
      Limiter({.per_second = 0.5, .burst = 20}),  // making
      Limiter({.per_second = 2, .burst = 40}),    // joining
      Limiter({.per_second = 0.2, .burst = 20}),  // signing in
      Limiter({.per_second = 2, .burst = 20}),    // replaying
      Limiter({.per_second = 0.1, .burst = 6}),   // analysing
      Limiter({.per_second = 4, .burst = 60}),    // learning
      Limiter({.per_second = 0.1, .burst = 10}),  // founding
  };
};

}  // namespace longroad::server
