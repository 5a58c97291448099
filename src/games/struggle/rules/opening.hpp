/// The set-up: everyone has a settlement and a road; chance lays out the market and deals the hands.
#pragma once

#include "games/struggle/rules/turn.hpp"

namespace longroad::struggle {

constexpr State start(const Rules& rules) {
  State s;
  s.piles = rules.piles;
  s.events = rules.events;
  s.stack = rules.resources;
  for (int i = 0; i < rules.players; ++i) {
    s.seats[i].roads = s.seats[i].settlements = 1;
    --s.piles.roads;
    --s.piles.settlements;
  }
  make_due(s, Chance::Market, kMarketSize);
  return s;
}

constexpr void lay_market(const Rules& rules, State& s, Bundle cards) {
  s.market = cards;
  take_from_stack(rules, s, cards);
  s.taker = Seat::of(0);
  make_due(s, Chance::Deal, kFirstHand);
}

/// After the last hand seat 1, the oldest player, begins.
constexpr void deal(const Rules& rules, State& s, Bundle cards) {
  s.hand(s.taker) = cards;
  take_from_stack(rules, s, cards);
  if (s.taker.index + 1 < rules.players) {
    s.taker = next_seat(rules, s.taker);
    make_due(s, Chance::Deal, kFirstHand);
  } else {
    s.taker = Seat::none();
    begin_turn(s, first_playing(rules, s, Seat::of(0)));
  }
}

}  // namespace longroad::struggle
