/// A position of the card game: what lies open on the table, and the little that is hidden.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/id.hpp"
#include "base/resources.hpp"
#include "games/struggle/rules/rules.hpp"

namespace longroad::struggle {

/// What the player to move may do, or what is owed before the turn goes on.
enum class Phase : std::uint8_t { Opening, Trade, Choose, Give, Build, Flip, Discard, Take, Over };

/// The chance line that is due. A `Draw` in the trade phase is a swap with the stack; in the build
/// phase it ends the turn.
enum class Chance : std::uint8_t { None, Market, Deal, Draw, Taken, Stolen, Event, Refill };

/// What a player has built. A row of roads or knights shows A, B, A …, so its length says it all.
struct Built {
  std::uint8_t roads = 0;
  std::uint8_t knights = 0;
  std::uint8_t settlements = 0;
  std::uint8_t cities = 0;  // those under an expansion included
  ExpansionSet expansions{};
  bool left = false;  // the player has left for good

  friend constexpr bool operator==(const Built&, const Built&) = default;
};

constexpr int a_sides(int row) { return (row + 1) / 2; }
constexpr int b_sides(int row) { return row / 2; }

/// Everything that is public: a view copies it whole, so no secret may ever be put here.
struct Table {
  std::array<Built, kMaxSeats> seats{};
  Bundle market{};
  Bundle discard{};
  Piles piles{};
  EventCounts events{};
  bool white = true;  // which arrow of the destiny card is up

  Seat seat = Seat::of(0);   // whose turn it is
  std::uint16_t number = 0;  // of the turn; 0 in the opening
  std::uint16_t idle = 0;    // turns that ended since something new was built
  Phase phase = Phase::Opening;
  Chance chance = Chance::None;
  std::uint8_t due = 0;  // how many cards the chance line has
  std::uint8_t trades_left = 0;
  bool library_used = false;
  bool guild_used = false;
  Seat clock{};  // whose time ran out
  KindSet built{};
  Seat partner{};                              // whose hand a swap, a look or the guild goes to
  std::uint8_t gives = 0;                      // cards of that trade still to be given
  Seat taker{};                                // who is dealt to, or takes from the market, next
  std::array<std::uint8_t, kMaxSeats> owes{};  // discards after a brigand attack
  Seat winner{};

  [[nodiscard]] constexpr Built& of(Seat s) { return seats[s.index]; }
  [[nodiscard]] constexpr const Built& of(Seat s) const { return seats[s.index]; }
  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// The stack has no stored order: what is drawn from it comes with the chance line.
struct State : Table {
  std::array<Bundle, kMaxSeats> hands{};
  Bundle stack{};
  Bundle taken{};  // the cards taken from the partner and not given back, while some are owed in return

  [[nodiscard]] constexpr Bundle& hand(Seat s) { return hands[s.index]; }
  [[nodiscard]] constexpr Bundle hand(Seat s) const { return hands[s.index]; }
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 192);

/// Clockwise, whichever way the arrow points.
constexpr Seat next_seat(const Rules& rules, Seat seat) {
  return Seat::of(seat.index + 1 == rules.players ? 0 : seat.index + 1);
}

/// How far it is, clockwise, to the next seat in the direction of the destiny arrow.
constexpr int arrow_step(const Rules& rules, const Table& t) {
  return t.white == rules.rulings.white_clockwise ? 1 : rules.players - 1;
}

inline constexpr int kCityPoints = 2;

/// All points lie open. Those of a city under an expansion no longer count.
constexpr int points(const Rules& rules, const Table& t, Seat seat) {
  const Built& own = t.of(seat);
  return own.settlements + kCityPoints * (own.cities - own.expansions.size()) +
         rules.worth_of(own.expansions).points + b_sides(own.roads) + b_sides(own.knights);
}

}  // namespace longroad::struggle
