/// Every line that a legal list can hold has a number, the same wherever it is legal: what masks are over.
#pragma once

#include "games/island/core.hpp"
#include "games/struggle/core.hpp"

namespace longroad::gpu {

/// Numbers one range after another.
class Numbers {
 public:
  /// The first number of the next `size`.
  constexpr int take(int size) {
    const int first = taken_;
    taken_ += size;
    return first;
  }
  [[nodiscard]] constexpr int taken() const { return taken_; }

 private:
  int taken_ = 0;
};

namespace island_numbers {

inline constexpr int kVerbs = island::kOfEach * island::kMostVariants;
inline constexpr int kEdges = 72;
inline constexpr int kPlaces = kEdges + island::kNodes;  // of a piece of a neutral player

struct Table {
  int settle, city, road, robber, steal, trade, discard, monopoly, plenty, bank, neutral, give, reward, other,
      all;
};
constexpr Table make() {
  Numbers n;
  Table t{};
  t.settle = n.take(island::kNodes);
  t.city = n.take(island::kNodes);
  t.road = n.take(kEdges);
  t.robber = n.take(island::kHexes + 1);  // or beside the board
  t.steal = n.take(kMaxSeats);
  t.trade = n.take(kMaxSeats);
  t.discard = n.take(kResources);
  t.monopoly = n.take(kResources);
  t.plenty = n.take((kResources + 1) * kResources);  // a second card, or none
  t.bank = n.take(kResources * kResources);
  t.give = n.take(kResources);
  t.reward = n.take(kResources + 1);
  t.other = n.take(kVerbs);
  t.neutral = n.take(island::kOwners * kPlaces);
  t.all = n.taken();
  return t;
}

}  // namespace island_numbers

constexpr int number_of_plenty(Bundle cards) {
  const int first = static_cast<int>(cards.at(0));
  return first + kResources * (cards.size() == 1 ? kResources : static_cast<int>(cards.at(1)));
}

/// Of the island. Verbs that name nothing have one number each.
constexpr int number_of(const island::Rules& /*rules*/, Action a) {
  using namespace island;
  constexpr island_numbers::Table kOf = island_numbers::make();
  const int first = a.operand(0);
  const Verb v = verb(a);
  if (v == Verb::Settle) return kOf.settle + first;
  if (v == Verb::City) return kOf.city + first;
  if (v == Verb::Road) return kOf.road + first;
  if (v == Verb::Robber) return kOf.robber + (first < kHexes ? first : kHexes);
  if (v == Verb::Steal) return kOf.steal + first;
  if (v == Verb::Trade) return kOf.trade + first;
  if (v == Verb::Discard) return kOf.discard + first;
  if (v == Verb::Monopoly) return kOf.monopoly + first;
  if (v == Verb::Plenty) return kOf.plenty + number_of_plenty(bundle_of(a));
  if (v == Verb::Bank) return kOf.bank + first * kResources + a.operand(2);
  if (v == DuoVerb::Give) return kOf.give + first;
  if (v == SoccerVerb::Reward) return kOf.reward + first;
  if (v == DuoVerb::Neutral)
    return kOf.neutral + first * island_numbers::kPlaces + a.operand(1) * island_numbers::kEdges +
           a.operand(2);
  return kOf.other + a.verb();
}
/// Only the two-player game needs the last ones.
constexpr int numbers_of(const island::Rules& rules) {
  constexpr island_numbers::Table kOf = island_numbers::make();
  return rules.variant == island::kDuo ? kOf.all : kOf.neutral;
}

/// Of the card game: the verb, and what it names first; swaps name how many cards too.
constexpr int number_of(const struggle::Rules& /*rules*/, Action a) {
  using struggle::Verb;
  constexpr int kFirsts = 16;   // resources, seats, items, and cards to draw
  constexpr int kSeconds = 16;  // cards to swap
  const int first = a.operand(0) < kFirsts ? a.operand(0) : kFirsts - 1;
  const int second = a.operand(1) < kSeconds ? a.operand(1) : kSeconds - 1;
  const int verb = a.verb();
  if (verb == static_cast<int>(Verb::Swap)) return kFirsts * 14 + kMaxSeats * second + first;
  if (verb == static_cast<int>(Verb::Look)) return kFirsts * 14 + kMaxSeats * (kSeconds + second) + first;
  if (verb == static_cast<int>(Verb::SwapMarket))
    return kFirsts * 14 + kMaxSeats * 2 * kSeconds + kResources * first + second;
  return kFirsts * verb + first;
}
constexpr int numbers_of(const struggle::Rules& /*rules*/) { return 16 * 14 + kMaxSeats * 2 * 16 + 25; }

}  // namespace longroad::gpu
