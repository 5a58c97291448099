/// What the game waits for, and the streams of its luck.
#pragma once

#include <cstdint>

namespace longroad::island {

/// The base game's phases. Those from 16 on wait for dice or draws. Each variant has 32 numbers of its own
/// after these (`model/variant.hpp`).
enum class Phase : std::uint8_t {
  Opening,
  Roll,
  Discard,
  Robber,
  Steal,
  Main,
  Trade,
  Roads,
  Over,
  Dice = 16,
  Stolen,
  Draw
};

constexpr bool is_chance(Phase phase) { return (static_cast<int>(phase) & 16) != 0; }

/// Each kind of luck has its own stream, so that one never shifts another. A variant's are from 4 on.
enum class Stream : std::uint8_t { Dice, Draw, Stolen, Clock };

}  // namespace longroad::island
