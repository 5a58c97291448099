/// Everything that changes during a game: a plain value that is copied instead of undone.
#pragma once

#include <array>
#include <type_traits>

#include "games/island/model/action.hpp"
#include "games/island/model/cards.hpp"
#include "games/island/model/ids.hpp"
#include "games/island/rules/variants.hpp"

namespace longroad::island {

enum class Answer : std::uint8_t { None, Accept, Refuse, Counter };

/// The open offer of the player to move, while the phase is Trade.
struct Offer {
  Terms terms{};        // as its owner sees them
  std::uint8_t to = 0;  // a bit a seat asked
  std::array<Answer, kOwners> answers{};
  std::array<Terms, kOwners> counters{};  // as whoever counters sees them

  [[nodiscard]] constexpr bool asks(Seat s) const { return to >> s.index & 1; }
  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// The line that may still be taken back, and what of the position before it can't be derived.
struct Last {
  Action action{};  // Verb::None: nothing
  Phase phase{};
  std::uint8_t free_roads = 0;
  Owner longest_road{};
  HexId robber{};
  std::uint8_t paid = 0;    // which of an opening settlement's hexes paid, a bit each in hex order
  std::uint8_t gained = 0;  // what a variant gave for it
  /// With `take_back=any`, what a variant has to know of the time before it.
  std::uint16_t before = 0;
  friend constexpr bool operator==(const Last&, const Last&) = default;
};

/// Cards that the last line spent beyond its price, because it took the place of others: with
/// `take_back=any` they never return to the hand. Five bits a resource.
struct Forgone {
  std::uint32_t bits = 0;

  static constexpr Forgone of(Bundle cards) {
    Forgone f;
    for (int r = 0; r < kResources; ++r) f.bits |= static_cast<std::uint32_t>(cards[Resource(r)]) << (5 * r);
    return f;
  }
  [[nodiscard]] constexpr Bundle cards() const {
    Bundle b;
    for (int r = 0; r < kResources; ++r) b += Bundle::of(Resource(r), static_cast<int>(bits >> (5 * r) & 31));
    return b;
  }
  friend constexpr bool operator==(Forgone, Forgone) = default;
};

struct State {
  std::array<Bundle, kOwners> hand{};
  Bundle bank = Bundle::all(kCardsOfEachResource);
  std::array<Cards, kOwners> cards{};   // held, fresh ones included
  std::array<Cards, kOwners> played{};  // lying face up
  Cards fresh{};                        // bought in this turn by the player to move
  Cards deck = whole_stack();

  std::array<EdgeSet, kOwners> roads{};
  std::array<NodeSet, kOwners> settlements{};
  std::array<NodeSet, kOwners> cities{};
  NodeSet buildings{};  // all of them

  Last last{};
  Forgone forgone{};
  Offer offer{};
  std::uint32_t number = 0;  // of the turn; 0 in the opening
  std::array<std::uint8_t, kOwners> road_length{};
  std::array<std::uint8_t, kOwners> retired{};  // knights that left the game
  std::array<std::uint8_t, kOwners> owes{};     // discards
  Owner longest_road{};
  Seat largest_army{};
  HexId robber{};
  Phase phase = Phase::Opening;
  Seat turn = Seat::of(0);
  Seat winner{};
  Seat victim{};          // between `steal` and `stolen`
  Seat clock{};           // whose time ran out
  std::uint8_t left = 0;  // a bit for each seat that left for good
  std::uint8_t free_roads = 0;
  std::uint8_t offers = 0;  // made in this turn
  bool rolled : 1 = false;
  bool card_played : 1 = false;
  bool knight_removed : 1 = false;  // in this turn
  Room room{};                      // for what a variant adds

  [[nodiscard]] constexpr bool has_left(Seat s) const { return left >> s.index & 1; }
  [[nodiscard]] constexpr NodeSet buildings_of(Owner o) const {
    return settlements[o.index] | cities[o.index];
  }
  [[nodiscard]] constexpr EdgeSet all_roads() const { return roads[0] | roads[1] | roads[2] | roads[3]; }
  [[nodiscard]] constexpr int knights(Seat s) const { return played[s.index][Card::Knight]; }
  [[nodiscard]] constexpr Cards playable() const { return cards[turn.index] - fresh; }
  friend constexpr bool operator==(const State&, const State&) = default;
};

/// What a variant adds to the state. Only that of the game's own is there.
template <class P, class S>
constexpr auto& part(S& s) {
  if constexpr (P::kVariant == Variant::Base)
    return s.room.none;
  else
    return detail::find_part<static_cast<int>(P::kVariant)>(s.room.parts);
}

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 384);

}  // namespace longroad::island
