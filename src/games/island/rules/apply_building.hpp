/// Putting pieces down: what they cost, earn and owe.
#pragma once

#include "games/island/rules/revise.hpp"
#include "games/island/rules/turn.hpp"

namespace longroad::island::detail {

constexpr void settle(const Rules& rules, State& s, Action a) {
  const Seat seat = a.seat();
  const bool opening = s.phase == Phase::Opening;
  remember(s, a);
  place_settlement(rules, s, owner(seat), node_of(a));
  if (rules.variant == Variant::Duo) s.last.gained = earn_tokens(rules, s, seat, node_of(a));
  if (rules.variant == Variant::Soccer) s.last.gained = earn_shot(rules, s, seat, node_of(a));
  if (!opening) {
    pay(s, seat, kSettlementPrice);
    if (rules.variant == Variant::Duo) owe_neutral(rules, s, Owed::Settlement);
    if (rules.variant == Variant::Soccer) owe_matchday(rules, s);
  } else if (!in_first_round(s, seat)) {
    s.last.paid = pay_opening(rules, s, seat, node_of(a));
  }
}

/// After a road, or what it owed: free roads go on while there is one to place and a place for it.
constexpr void go_on(const Rules& rules, State& s) {
  if (s.free_roads > 0 && can_place_road(rules, s, owner(s.turn))) return void(s.phase = Phase::Roads);
  s.free_roads = 0;
  resume(s);
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
  if (rules.variant == Variant::Duo && owe_neutral(rules, s, Owed::Road)) return;
  go_on(rules, s);
}

constexpr void neutral(const Rules& rules, State& s, Action a) {
  remember(s, a);
  if (piece_of(a) == Piece::Road)
    place_road(rules, s, neutral_of(a), neutral_edge(a));
  else
    place_settlement(rules, s, neutral_of(a), neutral_node(a));
  s.duo.owed = Owed::Nothing;
  go_on(rules, s);
}

constexpr void city(const Rules& rules, State& s, Action a) {
  remember(s, a);
  s.settlements[a.seat().index].remove(node_of(a));
  s.cities[a.seat().index].add(node_of(a));
  pay(s, a.seat(), kCityPrice);
  if (rules.variant == Variant::Duo) stop_idling(rules, s);
  if (rules.variant != Variant::Soccer) return;
  s.last.gained = earn_shot(rules, s, a.seat(), node_of(a));
  owe_matchday(rules, s);
}

}  // namespace longroad::island::detail
