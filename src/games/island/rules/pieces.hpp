/// Putting pieces down and lifting them again: prices, and what a take-back has to remember.
#pragma once

#include "base/random.hpp"
#include "games/island/rules/longest_road.hpp"
#include "games/island/rules/places.hpp"
#include "games/island/rules/turn_order.hpp"

namespace longroad::island {

/// Notes, before a revisable line is played, what its taking back will need.
constexpr void remember(State& s, Action a) {
  if (a.manner() == Manner::Clock) return;
  s.last = {a, s.phase, s.free_roads, s.longest_road, s.robber, 0, 0};
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

constexpr void lift_road(const Rules& rules, State& s, Owner o, EdgeId e) {
  s.roads[o.index].remove(e);
  measure_road(rules, s, o);
}

constexpr void lift_settlement(const Rules& rules, State& s, Owner o, NodeId n) {
  s.settlements[o.index].remove(n);
  s.buildings.remove(n);
  measure_roads_at(rules, s, n, o);
}

/// After a road, or what it owed: free roads go on while there is one to place and a place for it.
constexpr void go_on(const Rules& rules, State& s) {
  if (s.free_roads > 0 && can_place_road(rules, s, owner(s.turn))) return void(s.phase = Phase::Roads);
  s.free_roads = 0;
  resume(s);
}

/// Each development card that may be drawn, by how many there are.
constexpr void list_draws(const State& s, Outcomes& out) {
  Cards::for_each_kind([&](Card c) {
    if (s.deck[c] > 0) out.push({make::draw(c), static_cast<std::uint32_t>(s.deck[c])});
  });
}
constexpr Action draw_card(const State& s, Random random) {
  return make::draw(s.deck.at(random.below(s.deck.size())));
}

}  // namespace longroad::island
