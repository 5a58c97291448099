/// What can be done now, in a stable order: by kind of action, then by place.
#pragma once

#include "games/island/play/clock.hpp"
#include "games/island/play/revise.hpp"
#include "games/island/play/turn.hpp"

namespace longroad::island {

constexpr bool chance_due(const State& s) { return is_chance(s.phase) || clock_acts(s); }

/// The seats that may act; several where discards or answers come in any order.
constexpr SeatSet to_act(const Rules& rules, const State& s) {
  SeatSet seats;
  if (s.phase == Phase::Over || chance_due(s)) return seats;
  if (is_own(s.phase)) return SeatSet::of(chooser(rules, s));
  if (s.phase != Phase::Discard) seats.add(s.turn);
  if (s.phase == Phase::Discard || s.phase == Phase::Trade)
    for (int i = 0; i < rules.players; ++i)
      if (owes_anything(rules, s, Seat::of(i))) seats.add(Seat::of(i));
  return seats;
}

namespace detail {

/// The same verb for every place of a set: the first operand is the place.
template <class Set>
constexpr void list_places(Verb verb, Seat seat, const Set& places, Actions& out) {
  const Action line = make::line(verb, seat);
  Action* next = out.end();
  places.for_each([&](auto place) { *next++ = Action{line.bits | std::uint64_t{place.index} << 16}; });
  out.grow_to(next);
}

constexpr void list_opening(const Rules& rules, const State& s, Actions& out) {
  const NodeId bare = settlement_without_road(rules, s, owner(s.turn));
  if (bare.is_none())
    list_places(Verb::Settle, s.turn, opening_settlement_places(rules, s), out);
  else
    list_places(Verb::Road, s.turn, opening_road_places(rules, s, bare), out);
}

constexpr void list_roads(const Rules& rules, const State& s, Actions& out) {
  list_places(Verb::Road, s.turn, road_places(rules, s, owner(s.turn)), out);
}

constexpr void list_building(const Rules& rules, const State& s, Actions& out) {
  const Owner own = owner(s.turn);
  const Bundle hand = s.hand[s.turn.index];
  if (hand.covers(kRoadPrice)) {
    if (roads_left(s, own) > 0) list_roads(rules, s, out);
    if (hand.covers(kSettlementPrice) && settlements_left(s, own) > 0)
      list_places(Verb::Settle, s.turn, settlement_places(rules, s, own), out);
  }
  if (hand.covers(kCityPrice) && cities_left(s, own) > 0)
    list_places(Verb::City, s.turn, s.settlements[own.index], out);
  if (hand.covers(kCardPrice) && !s.deck.empty()) out.push(make::line(Verb::Buy, s.turn));
}

/// Year of plenty: two cards that the bank has, or its last one.
constexpr void list_plenty(const State& s, Actions& out) {
  if (s.bank.size() == 1) return out.push(make::plenty(s.turn, s.bank));
  for (int a = 0; a < kResources; ++a)
    for (int b = a; b < kResources; ++b) {
      const Bundle two = Bundle::of(Resource(a)) + Bundle::of(Resource(b));
      if (s.bank.covers(two)) out.push(make::plenty(s.turn, two));
    }
}

constexpr void list_cards(const Rules& rules, const State& s, Actions& out) {
  if (s.card_played || s.cards[s.turn.index].empty()) return;
  const Cards hand = s.playable();
  if (hand[Card::Knight] > 0) out.push(make::line(Verb::Knight, s.turn));
  if (hand[Card::Roads] > 0 && can_place_road(rules, s, owner(s.turn)))
    out.push(make::line(Verb::Roads, s.turn));
  if (hand[Card::Plenty] > 0 && !s.bank.empty()) list_plenty(s, out);
  if (hand[Card::Monopoly] > 0)
    Bundle::for_each_kind([&](Resource r) { out.push(make::monopoly(s.turn, r)); });
}

constexpr void list_bank(const Rules& rules, const State& s, Actions& out) {
  const Seat seat = s.turn;
  const Bundle hand = s.hand[seat.index];
  const Bundle bank = s.bank;
  hand.for_each_with(2, [&](Resource give) {
    const int rate = bank_rate(rules, s, seat, give);
    if (hand[give] < rate) return;
    Action* next = out.end();
    for (int take = 0; take < kResources; ++take)
      if (Resource(take) != give && bank[Resource(take)] > 0)
        *next++ = make::bank(seat, give, rate, Resource(take));
    out.grow_to(next);
  });
}

constexpr void list_claim(const Rules& rules, const State& s, Actions& out) {
  if (rules.claim == Claim::Manual && win_counts(rules, s) && points(rules, s, s.turn) >= rules.target)
    out.push(make::line(Verb::Claim, s.turn));
}

constexpr void list_discards(const State& s, Seat seat, Actions& out) {
  Bundle::for_each_kind([&](Resource r) {
    if (s.hand[seat.index][r] > 0) out.push(make::discard(seat, r));
  });
}

constexpr void list_deals(const Rules& rules, const State& s, Actions& out) {
  for (int i = 0; i < rules.players; ++i)
    if (can_close(s, Seat::of(i))) out.push(make::trade(s.turn, Seat::of(i)));
  out.push(make::line(Verb::Withdraw, s.turn));
}

constexpr void list_answers(const State& s, Seat seat, Actions& out) {
  if (s.hand[seat.index].covers(s.offer.terms.wants())) out.push(make::line(Verb::Accept, seat));
  out.push(make::line(Verb::Refuse, seat));
}

/// What the player to move can do where nobody else is asked.
constexpr void list_turn(const Rules& rules, const State& s, Actions& out) {
  switch (s.phase) {
    case Phase::Opening:
      return list_opening(rules, s, out);
    case Phase::Roll:
      out.push(make::line(Verb::Roll, s.turn));
      if (hook::between_rolls(rules, s)) return;
      list_cards(rules, s, out);
      return list_claim(rules, s, out);
    case Phase::Main:
      list_building(rules, s, out);
      list_cards(rules, s, out);
      list_bank(rules, s, out);
      hook::list_main(rules, s, out);
      list_claim(rules, s, out);
      return out.push(make::line(Verb::End, s.turn));
    case Phase::Robber:
      list_places(Verb::Robber, s.turn, robber_places(rules, s), out);
      return list_claim(rules, s, out);
    case Phase::Steal:
      list_places(Verb::Steal, s.turn, victims(rules, s), out);
      return list_claim(rules, s, out);
    case Phase::Roads:
      list_roads(rules, s, out);
      if (s.free_roads == 1) out.push(make::line(Verb::Done, s.turn));
      return list_claim(rules, s, out);
    case Phase::Trade:
      return list_deals(rules, s, out);
    case Phase::Discard:
    case Phase::Dice:
    case Phase::Stolen:
    case Phase::Draw:
    case Phase::Over:
      return;
  }
  hook::for_each_choice(rules, s, [&](Action a) { out.push(a); });
}

}  // namespace detail

/// What one seat can do; offers, counter-offers and take-backs are not listed.
constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
  if (chance_due(s)) return;
  if (seat == chooser(rules, s) && s.phase != Phase::Discard) return detail::list_turn(rules, s, out);
  if (s.phase == Phase::Discard && s.owes[seat.index] > 0) return detail::list_discards(s, seat, out);
  if (owes_answer(s, seat)) detail::list_answers(s, seat, out);
}

constexpr void legal(const Rules& rules, const State& s, Actions& out) {
  const bool several = s.phase == Phase::Discard || s.phase == Phase::Trade || is_own(s.phase);
  if (!several) return legal(rules, s, s.turn, out);
  for (int i = 0; i < rules.players; ++i) legal(rules, s, Seat::of(i), out);
}

/// The take-backs of whoever placed last.
constexpr void revisions(const Rules& rules, const State& s, Actions& out) {
  const bool chosen_again = rules.take_back == TakeBack::Same || rules.take_back == TakeBack::Any;
  if (verb(s.last.action) == Verb::None || !chosen_again) return;
  State before = s;
  restore(rules, before);
  Actions choices;
  legal(rules, before, s.last.action.seat(), choices);
  for (const Action a : choices)
    if (may_replace(rules, s.last.action, a)) out.push(a.in(Manner::Revise));
}

}  // namespace longroad::island
