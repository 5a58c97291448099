/// The cards of the card game. What the rule text prints are constants here; what it leaves open
/// stands in `Rulings`, the one data table that options can replace (`options.cpp` names them).
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.hpp"
#include "base/counts.hpp"
#include "base/resources.hpp"

namespace longroad::struggle {

/// The five kinds of building: each at most once a turn, each with its price.
enum class Kind : std::uint8_t { Road, Knight, Settlement, City, Expansion };
inline constexpr int kKinds = 5;

enum class Expansion : std::uint8_t { Library, Church, Castle, Guild, Townhall };
inline constexpr int kExpansions = 5;

/// What a `build` line names: a kind, or one of the expansions.
enum class Item : std::uint8_t { Road, Knight, Settlement, City, Library, Church, Castle, Guild, Townhall };
inline constexpr int kItems = 9;

constexpr Kind kind_of(Item item) {
  return item < Item::Library ? Kind{static_cast<std::uint8_t>(item)} : Kind::Expansion;
}
constexpr Expansion expansion_of(Item item) {
  return Expansion{static_cast<std::uint8_t>(static_cast<int>(item) - static_cast<int>(Item::Library))};
}

enum class Event : std::uint8_t { Brigand, Market };
inline constexpr int kEvents = 2;

/// A few of a small enum.
template <class E>
struct SetOf {
  std::uint8_t bits = 0;

  constexpr void add(E e) { bits = static_cast<std::uint8_t>(bits | 1 << static_cast<int>(e)); }
  [[nodiscard]] constexpr bool has(E e) const { return bits >> static_cast<int>(e) & 1; }
  [[nodiscard]] constexpr int size() const { return bits::count(bits); }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  friend constexpr bool operator==(SetOf, SetOf) = default;
};
using KindSet = SetOf<Kind>;
using ExpansionSet = SetOf<Expansion>;

inline constexpr int kMarketSize = 5;
inline constexpr int kFirstHand = 3;
inline constexpr int kDraw = 2;
inline constexpr int kReplacement = 3;  // so many of one other kind pay for a card of a price
inline constexpr int kSafeKnights = 1;  // what a Church guards
inline constexpr int kSafeRoads = 3;    // what a Castle guards

/// A card is unmarked, marked 3 or marked 4: for each mark, how many there are in one copy.
inline constexpr int kMarks = 3;
using ByMark = std::array<std::uint8_t, kMarks>;

/// What an expansion lets its owner do.
enum class Power : std::uint8_t { None, Look, GuardKnights, GuardRoads, Steal };

struct ExpansionCard {
  ByMark copies;
  std::uint8_t points;
  Power power;

  friend constexpr bool operator==(const ExpansionCard&, const ExpansionCard&) = default;
};

/// What this project decided where the rule text is silent, and the one house rule.
struct Rulings {
  std::array<ExpansionCard, kExpansions> expansions = {{
      {{1, 0, 0}, 3, Power::Look},          // Library
      {{1, 1, 0}, 3, Power::GuardKnights},  // Church
      {{2, 0, 0}, 3, Power::GuardRoads},    // Castle
      {{0, 1, 1}, 3, Power::Steal},         // Merchant guild
      {{1, 0, 1}, 4, Power::None},          // Town hall
  }};
  std::array<ByMark, kEvents> events = {{
      {5, 3, 2},  // Brigand attack
      {2, 1, 2},  // Market day
  }};
  std::uint8_t hand_limit = 7;          // a brigand attack costs whoever has more
  bool loss_rounded_up = false;         // half of the hand
  bool brigand_flips = true;            // the destiny card, by itself
  bool market_day_from_builder = true;  // otherwise from the next player
  bool guild_at_once = true;            // also in the turn it is built
  bool white_clockwise = true;
  bool loss_by_choice = true;            // otherwise chance says which cards the brigands get
  bool losses_in_turn = false;           // from the builder on; otherwise in any order
  bool market_day_along_arrow = false;   // otherwise in turn order
  bool market_day_compulsory = true;     // otherwise one may pass
  bool market_refilled_at_once = false;  // after every card taken; otherwise at the end
  bool guild_blind = true;               // otherwise its owner sees the hand and chooses
  bool guild_is_trade = false;           // one card of the trade phase; otherwise beside it, until one draws
  bool empty_hands = false;              // an opponent without cards may be chosen, and nothing comes
  bool build_in_vain = false;            // a road or knight that nobody can lose may be paid for
  bool stack_remade_at_once = true;      // with its last card; otherwise when the next one is due
  bool timeout_at_random = false;        // everything, also the card given back, the arrow and the draw
  std::uint8_t target = 10;              // points that win: the house rule
  std::uint16_t standstill = 50;  // so many rounds after something new was built end the game; 0: never

  friend constexpr bool operator==(const Rulings&, const Rulings&) = default;
};

/// What holds where no option says otherwise, by the revision of the rules.
constexpr Rulings usual_rulings(int revision) {
  Rulings usual;
  usual.stack_remade_at_once = revision > 1;
  return usual;
}

}  // namespace longroad::struggle
