/// Strong ids: two kinds of index never convert into each other.
#pragma once

#include <compare>
#include <cstdint>

namespace longroad {

template <class Tag, int Capacity>
struct Id {
  static constexpr int kCapacity = Capacity;
  static constexpr std::uint8_t kNone = 0xFF;
  std::uint8_t index = kNone;

  static constexpr Id of(int i) { return Id{static_cast<std::uint8_t>(i)}; }
  static constexpr Id none() { return Id{}; }
  [[nodiscard]] constexpr bool is_none() const { return index == kNone; }
  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;
};

inline constexpr int kMaxSeats = 6;

/// A player's place in turn order, counted from 0 here and from 1 in texts.
using Seat = Id<struct SeatTag, kMaxSeats>;

}  // namespace longroad
