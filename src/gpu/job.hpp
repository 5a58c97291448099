/// Which games of a batch are played, and what each came to: plain values that a device takes as they are.
#pragma once

#include <cstdint>

#include "base/id.hpp"

namespace longroad::gpu {

/// How all seats play.
enum class Policy : std::uint8_t {
  Random,
  Greedy,   // as the bot of this name, which makes no offers
  Network,  // the same with the game's network
};
inline constexpr int kPolicies = 3;

struct Job {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;  // number of the first game
  int games = 0;
  int max_turns = 0;
  Policy policy = Policy::Random;
};

/// What a game came to.
struct Ended {
  std::uint64_t hash = 0;  // of every line
  std::uint32_t lines = 0;
  std::uint32_t decisions = 0;  // lines that seats chose
  std::uint32_t turns = 0;
  std::uint8_t points[kMaxSeats] = {};
  Seat winner{};
  bool over = false;
  friend constexpr bool operator==(const Ended&, const Ended&) = default;
};
static_assert(sizeof(Ended) == 32);

}  // namespace longroad::gpu
