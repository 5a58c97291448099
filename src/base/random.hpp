/// Keyed randomness: what is drawn depends on its key alone, never on who asked before. A game's
/// key has a child for each stream of luck, that one a child for each ordinal: the n-th roll.
#pragma once

#include <cassert>
#include <cstdint>

namespace longroad {

struct RandKey {
  std::uint64_t bits = 0;

  [[nodiscard]] constexpr RandKey child(std::uint64_t i) const {
    std::uint64_t x = bits + 0x9E3779B97F4A7C15 * (i + 1);
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return {x ^ (x >> 31)};
  }
  /// A number from 0 to n - 1, for whoever needs only one. Its bias is below n / 2^32.
  [[nodiscard]] constexpr int below(int n) const {
    assert(n > 0);
    return static_cast<int>((bits >> 32) * static_cast<std::uint64_t>(n) >> 32);
  }
  friend constexpr bool operator==(RandKey, RandKey) = default;
};

/// A sequence of numbers grown from one key, for whoever needs more than one.
class Random {
 public:
  explicit constexpr Random(RandKey key) : key_(key) {}

  constexpr std::uint64_t next() { return next_key().bits; }
  constexpr int below(int n) { return next_key().below(n); }
  template <class List>
  constexpr void shuffle(List& list, int size) {
    for (int i = size - 1; i > 0; --i) {
      const int j = below(i + 1);
      const auto held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
  }

 private:
  constexpr RandKey next_key() { return key_.child(used_++); }

  RandKey key_;
  std::uint64_t used_ = 0;
};

/// What grows from the key of one game: the same seed gives the same board and the same luck to
/// every program, whatever the bots draw from theirs.
struct GameKeys {
  RandKey board;
  RandKey luck;
  RandKey bots;

  static constexpr GameKeys from(RandKey game) { return {game.child(0), game.child(1), game.child(2)}; }
};

/// A game's whole luck: a key, and how much of each stream was used. Bots have none of it.
struct Luck {
  static constexpr int kStreams = 8;
  RandKey game;
  std::uint32_t used[kStreams] = {};

  constexpr RandKey next(int stream) {
    assert(stream >= 0 && stream < kStreams);
    return game.child(static_cast<std::uint64_t>(stream)).child(used[stream]++);
  }
};

}  // namespace longroad
