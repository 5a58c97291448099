/// The rules of one game: how many play, the rulings, and what follows from both: which cards are
/// in play, what they cost and what a set of expansions is worth.
#pragma once

#include "base/revision.hpp"
#include "games/struggle/rules/cards.hpp"

namespace longroad::struggle {

/// The building cards that lie in the middle; settlements are the settlement/city cards.
struct Piles {
  std::uint8_t roads = 0;
  std::uint8_t knights = 0;
  std::uint8_t settlements = 0;
  Counts<Expansion> expansions{};

  friend constexpr bool operator==(const Piles&, const Piles&) = default;
};
/// How many of each event are not turned up yet.
using EventCounts = std::array<std::uint8_t, kEvents>;

/// What all the expansions of one player come to.
struct Worth {
  std::uint8_t points = 0;
  std::uint8_t safe_roads = 0;
  std::uint8_t safe_knights = 0;
  bool looks = false;
  bool steals = false;
};

struct Rules {
  int players = 0;
  Rulings rulings;
  int revision = kRevision;
  std::array<Bundle, kKinds> price{};
  Bundle resources{};  // everything in play, likewise below
  Piles piles{};
  EventCounts events{};
  std::array<Worth, 1 << kExpansions> worth{};  // by the bits of an ExpansionSet

  [[nodiscard]] constexpr Bundle price_of(Kind kind) const { return price[static_cast<int>(kind)]; }
  [[nodiscard]] constexpr const Worth& worth_of(ExpansionSet set) const { return worth[set.bits]; }
  /// With 2 players there is no destiny card.
  [[nodiscard]] constexpr bool has_destiny() const { return players > 2; }
};

/// How often the cards of each mark are in play: 5 and 6 players take marked cards of a second copy.
constexpr ByMark copies_in_play(int players) {
  const auto times = [&](int mark) {
    return static_cast<std::uint8_t>((players >= mark) + (players >= mark + 2));
  };
  return {1, times(3), times(4)};
}

constexpr std::uint8_t in_play(const ByMark& cards, const ByMark& copies) {
  return static_cast<std::uint8_t>(cards[0] * copies[0] + cards[1] * copies[1] + cards[2] * copies[2]);
}

inline constexpr ByMark kRoadCards = {5, 2, 2};
inline constexpr ByMark kKnightCards = {2, 2, 1};
inline constexpr ByMark kSettlementCards = {7, 4, 4};
inline constexpr ByMark kExpansionCards = {5, 2, 2};

constexpr Worth worth_of_set(const Rulings& rulings, ExpansionSet set) {
  Worth worth;
  for (int e = 0; e < kExpansions; ++e) {
    if (!set.has(static_cast<Expansion>(e))) continue;
    const ExpansionCard& card = rulings.expansions[e];
    worth.points = static_cast<std::uint8_t>(worth.points + card.points);
    if (card.power == Power::GuardKnights) worth.safe_knights = kSafeKnights;
    if (card.power == Power::GuardRoads) worth.safe_roads = kSafeRoads;
    if (card.power == Power::Look) worth.looks = true;
    if (card.power == Power::Steal) worth.steals = true;
  }
  return worth;
}

constexpr Rules make_rules(int players, const Rulings& rulings, int revision = kRevision) {
  Rules rules{players, rulings, revision};
  //                                brick, lumber, wool, grain, ore
  rules.price[static_cast<int>(Kind::Road)] = Bundle::each(1, 1, 0, 0, 0);
  rules.price[static_cast<int>(Kind::Knight)] = Bundle::each(0, 0, 1, 1, 1);
  rules.price[static_cast<int>(Kind::Settlement)] = Bundle::each(1, 1, 1, 1, 0);
  rules.price[static_cast<int>(Kind::City)] = Bundle::each(0, 0, 0, 2, 3);
  rules.price[static_cast<int>(Kind::Expansion)] = Bundle::each(0, 0, 3, 0, 1);
  const Bundle one_copy = Bundle::each(11, 11, 15, 14, 16);
  rules.resources = players >= 5 ? one_copy + one_copy : one_copy;

  const ByMark copies = copies_in_play(players);
  rules.piles.roads = in_play(kRoadCards, copies);
  rules.piles.knights = in_play(kKnightCards, copies);
  rules.piles.settlements = in_play(kSettlementCards, copies);
  for (int e = 0; e < kExpansions; ++e)
    rules.piles.expansions +=
        Counts<Expansion>::of(static_cast<Expansion>(e), in_play(rulings.expansions[e].copies, copies));
  for (int e = 0; e < kEvents; ++e) rules.events[e] = in_play(rulings.events[e], copies);
  for (int bits = 0; bits < 1 << kExpansions; ++bits)
    rules.worth[bits] = worth_of_set(rulings, ExpansionSet{static_cast<std::uint8_t>(bits)});
  return rules;
}

}  // namespace longroad::struggle
