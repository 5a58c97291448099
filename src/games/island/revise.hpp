/// Taking back (2.13, 2.14): until the next line begins, its owner may put the piece, robber or
/// bank card just placed elsewhere. The position before is restored and the new line played.
#pragma once

#include "games/island/longest_road.hpp"
#include "games/island/production.hpp"
#include "games/island/rules.hpp"

namespace longroad::island {

/// Notes, before a revisable line is played, what its taking back will need.
constexpr void remember(State& s, Action a) {
  if (a.manner() == Manner::Clock) return;
  s.last = {a, s.phase, s.free_roads, s.longest_road, s.robber, 0};
}

/// Pays a price to the bank; a negative direction gives it back.
constexpr void pay(State& s, Seat seat, Bundle price) {
  s.hand[seat.index] -= price;
  s.bank += price;
}
constexpr void repay(State& s, Seat seat, Bundle price) {
  s.bank -= price;
  s.hand[seat.index] += price;
}

namespace detail {

constexpr void lift_road(const Rules& rules, State& s, Seat seat, EdgeId e) {
  s.roads[seat.index].remove(e);
  measure_road(rules, s, owner(seat));
  if (s.last.phase == Phase::Main) repay(s, seat, kRoadPrice);
}

constexpr void lift_settlement(const Rules& rules, State& s, Seat seat, NodeId n) {
  s.settlements[seat.index].remove(n);
  s.buildings.remove(n);
  measure_roads_at(rules, s, n, owner(seat));
  if (s.last.phase == Phase::Main) repay(s, seat, kSettlementPrice);
  unpay_opening(rules, s, seat, n, s.last.paid);
}

constexpr void lift_city(State& s, Seat seat, NodeId n) {
  s.cities[seat.index].remove(n);
  s.settlements[seat.index].add(n);
  repay(s, seat, kCityPrice);
}

constexpr void undo_bank(State& s, Seat seat, Action a) {
  pay(s, seat, Bundle::of(bank_take(a)));
  repay(s, seat, Bundle::of(bank_give(a), bank_lot(a)));
}

}  // namespace detail

/// The position before the line that may be taken back.
[[gnu::noinline]] constexpr void restore(const Rules& rules, State& s) {
  const Last last = s.last;
  const Seat seat = last.action.seat();
  switch (verb(last.action)) {
    case Verb::Road:
      detail::lift_road(rules, s, seat, edge_of(last.action));
      break;
    case Verb::Settle:
      detail::lift_settlement(rules, s, seat, node_of(last.action));
      break;
    case Verb::City:
      detail::lift_city(s, seat, node_of(last.action));
      break;
    case Verb::Bank:
      detail::undo_bank(s, seat, last.action);
      break;
    case Verb::Robber:
      s.robber = last.robber;
      break;
    default:
      break;
  }
  s.longest_road = last.longest_road;
  s.free_roads = last.free_roads;
  s.phase = last.phase;
  s.turn = seat;
  if (s.phase == Phase::Opening) s.number = 0;
  s.last = {};
}

}  // namespace longroad::island
