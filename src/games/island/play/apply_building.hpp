/// Putting pieces down: what they cost, earn and owe.
#pragma once

#include "games/island/play/turn.hpp"
#include "games/island/rules/pieces.hpp"

namespace longroad::island::detail {

constexpr void settle(const Rules& rules, State& s, Action a) {
  const Seat seat = a.seat();
  const bool opening = s.phase == Phase::Opening;
  remember(s, a);
  place_settlement(rules, s, owner(seat), node_of(a));
  s.last.gained = hook::earn(rules, s, Verb::Settle, seat, node_of(a));
  if (!opening) {
    pay(s, seat, kSettlementPrice);
    hook::owe(rules, s, Verb::Settle);
  } else if (!in_first_round(s, seat)) {
    s.last.paid = pay_opening(rules, s, seat, node_of(a));
  }
}

constexpr void road(const Rules& rules, State& s, Action a) {
  const Seat seat = a.seat();
  remember(s, a);
  const bool first = in_first_round(s, seat);
  place_road(rules, s, owner(seat), edge_of(a));
  if (s.phase == Phase::Opening) return next_opening(rules, s, first);
  if (s.phase == Phase::Roads)
    --s.free_roads;
  else
    pay(s, seat, kRoadPrice);
  if (!hook::owe(rules, s, Verb::Road)) go_on(rules, s);
}

constexpr void city(const Rules& rules, State& s, Action a) {
  remember(s, a);
  s.settlements[a.seat().index].remove(node_of(a));
  s.cities[a.seat().index].add(node_of(a));
  pay(s, a.seat(), kCityPrice);
  s.last.gained = hook::earn(rules, s, Verb::City, a.seat(), node_of(a));
  hook::owe(rules, s, Verb::City);
}

}  // namespace longroad::island::detail
