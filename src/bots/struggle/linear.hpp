/// How good a position of the card game is for each seat: counts of what it has, weighed. In plain
/// floating-point operations, one after another, so that a GPU comes to the same bits.
#pragma once

#include <algorithm>

#include "bots/struggle/weights.hpp"
#include "games/struggle/rules/build.hpp"

namespace longroad::bots::struggle {

using longroad::struggle::Rules;
using longroad::struggle::State;

using Counts = Counted<kFeatures>;

namespace detail {

using namespace longroad::struggle;
using longroad::struggle::Kind;  // the bots have kinds too

using Row = std::array<float, kFeatures>;

constexpr float& at(Row& row, Feature f) { return row[static_cast<int>(f)]; }

/// Cards that a hand lacks for a price; three of another kind pay for one.
constexpr int missing(Bundle hand, Bundle price) {
  int wanting = 0;
  int threes = 0;
  Bundle::for_each_kind([&](Resource r) {
    const int spare = hand[r] - price[r];
    if (spare < 0)
      wanting -= spare;
    else
      threes += spare / kReplacement;
  });
  return std::max(0, wanting - threes);
}

/// How close a hand is to a price, 1 when it can pay.
constexpr float closeness(Bundle hand, Bundle price) {
  return 1.0F / static_cast<float>(1 + missing(hand, price));
}

/// Whether the seat may lose a point from a row that others build from: a little more where whoever would
/// take it is close to the price. Who that is, the arrow says.
constexpr float exposed(const Rules& rules, const State& s, Seat seat, Kind kind) {
  constexpr float kAnyway = 0.75F;
  const Built& own = s.of(seat);
  const int row = kind == Kind::Road ? own.roads : own.knights;
  if (row % 2 != 0 || is_in_pile(s, kind) || !can_lose(rules, own, kind)) return 0;
  float nearest = 0;
  for (int i = 0; i < rules.players; ++i) {
    const Seat taker = Seat::of(i);
    if (taker == seat || s.of(taker).left || loser(rules, s, kind, taker) != seat) continue;
    nearest = std::max(nearest, closeness(s.hand(taker), rules.price_of(kind)));
  }
  return kAnyway + (1 - kAnyway) * nearest;
}

constexpr void count_rows(const Rules& rules, const State& s, Seat seat, Row& row) {
  const Built& own = s.of(seat);
  at(row, Feature::Trades) = static_cast<float>(a_sides(own.roads));
  at(row, Feature::Draws) = static_cast<float>(a_sides(own.knights));
  at(row, Feature::RoadTurns) = static_cast<float>(own.roads % 2);
  at(row, Feature::KnightTurns) = static_cast<float>(own.knights % 2);
  at(row, Feature::Exposed) = exposed(rules, s, seat, Kind::Road) + exposed(rules, s, seat, Kind::Knight);
  const Worth& worth = rules.worth_of(own.expansions);
  at(row, Feature::Looks) = worth.looks ? 1.0F : 0.0F;
  at(row, Feature::Steals) = worth.steals ? 1.0F : 0.0F;
}

constexpr void count_hand(const Rules& rules, const State& s, Seat seat, Row& row) {
  const Bundle hand = s.hand(seat);
  const Built& own = s.of(seat);
  const int limit = rules.rulings.hand_limit;
  at(row, Feature::Hand) = static_cast<float>(std::min(hand.size(), limit));
  at(row, Feature::Excess) = static_cast<float>(std::max(0, hand.size() - limit));
  const auto towards = [&](Feature f, Kind kind, bool possible) {
    if (possible) at(row, f) = closeness(hand, rules.price_of(kind));
  };
  towards(Feature::TowardsRoad, Kind::Road, available(rules, s, Kind::Road, seat));
  towards(Feature::TowardsKnight, Kind::Knight, available(rules, s, Kind::Knight, seat));
  towards(Feature::TowardsSettlement, Kind::Settlement, s.piles.settlements > 0);
  towards(Feature::TowardsCity, Kind::City, own.settlements > 0);
  towards(Feature::TowardsExpansion, Kind::Expansion, own.cities > own.expansions.size());
}

constexpr Row count(const Rules& rules, const State& s, Seat seat) {
  Row row{};
  const Built& own = s.of(seat);
  at(row, Feature::Points) = static_cast<float>(points(rules, s, seat));
  at(row, Feature::Settlements) = static_cast<float>(own.settlements);
  at(row, Feature::Cities) = static_cast<float>(own.cities - own.expansions.size());
  at(row, Feature::OnTurn) = s.seat == seat ? 1.0F : 0.0F;
  count_rows(rules, s, seat, row);
  count_hand(rules, s, seat, row);
  return row;
}

}  // namespace detail

/// How far the game is, by the points of the leader.
constexpr float progress_of(const Rules& rules, const State& s) {
  float most = 0;
  for (int i = 0; i < rules.players; ++i)
    most = std::max(most, static_cast<float>(longroad::struggle::points(rules, s, Seat::of(i))) /
                              static_cast<float>(rules.rulings.target));
  return std::min(most, 1.0F);
}

constexpr Counts counts(const Rules& rules, const State& s) {
  Counts all;
  for (int i = 0; i < rules.players; ++i) all.seats[i] = detail::count(rules, s, Seat::of(i));
  all.progress = progress_of(rules, s);
  return all;
}

/// What a seat has, weighed.
constexpr float worth(const Rules& rules, const State& s, Seat seat, std::span<const Weight> weights,
                      float progress) {
  return worth_of<kFeatures>(weights, detail::count(rules, s, seat), progress);
}

/// A bit for each seat that has left for good.
constexpr unsigned left(const Rules& rules, const State& s) {
  unsigned out = 0;
  for (int i = 0; i < rules.players; ++i)
    if (s.seats[i].left) out |= 1U << i;
  return out;
}

constexpr Shares shares(const Rules& rules, const State& s, std::span<const Weight> weights) {
  if (s.phase == longroad::struggle::Phase::Over) return shares_of_winner(s.winner, rules.players);
  const float progress = progress_of(rules, s);
  return weigh_by(rules.players, left(rules, s),
                  [&](int i) { return worth(rules, s, Seat::of(i), weights, progress); });
}

}  // namespace longroad::bots::struggle
