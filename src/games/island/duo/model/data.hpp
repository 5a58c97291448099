/// The data of the two-player game: what was ruled, so that options can change it, and what
/// changes in play.
#pragma once

#include <array>

#include "games/island/model/ids.hpp"

namespace longroad::island {

/// What a neutral player gets for a piece just built.
enum class Owed : std::uint8_t { Nothing, Road, Settlement, Either };

/// Alike: a road for a road, a settlement for a settlement. Any: either for either.
enum class NeutralBuilds : std::uint8_t { Alike, Any };
enum class TokenActions : std::uint8_t { Once, Unlimited };
/// Whether hidden victory point cards count when the price of a token action is found.
enum class PricePoints : std::uint8_t { Shown, All };

struct TokenCounts {
  std::uint8_t all = 20;
  std::uint8_t each = 5;    // at the beginning; the supply has the rest
  std::uint8_t coast = 1;   // for a settlement on the coast
  std::uint8_t desert = 2;  // for one next to the desert
  std::uint8_t behind = 1;  // what a token action costs whoever is not ahead
  std::uint8_t ahead = 2;
  std::uint8_t knight = 2;  // for a knight retired
};

inline constexpr int kMostStandstill = 10'000;  // rounds

struct DuoRulings {
  std::array<NodeId, 2> neutral{NodeId::of(11), NodeId::of(42)};  // where x and y begin
  NeutralBuilds neutral_builds = NeutralBuilds::Alike;
  TokenActions token_actions = TokenActions::Once;
  PricePoints token_price = PricePoints::Shown;
  TokenCounts tokens{};
  std::uint16_t standstill = 1000;  // rounds in which nothing is built or bought that end the game; 0: none
};

struct Duo {
  std::uint16_t idle = 0;  // turns that ended since something was built or bought
  std::array<std::uint8_t, 2> tokens{};
  std::uint8_t first = 0;         // the sum of this turn's first roll; 0 before it
  bool acted : 1 = false;         // a token action was taken in this turn
  Owed owed : 3 = Owed::Nothing;  // while the phase is Neutral
  std::uint8_t gives : 4 = 0;     // cards of a forced trade still to be given
  friend constexpr bool operator==(const Duo&, const Duo&) = default;
};

}  // namespace longroad::island
