/// Trading with the bank and between players.
#pragma once

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

/// How many of a resource the bank wants for one card: 4, or 3 and 2 with a harbour, at once (2.7).
constexpr int bank_rate(const Rules& rules, const State& s, Seat seat, Resource r) {
  const NodeSet own = s.buildings_of(owner(seat));
  if (!(own & rules.harbour_nodes[static_cast<int>(r)]).empty()) return 2;
  return (own & rules.harbour_nodes[static_cast<int>(HarbourKind::Generic)]).empty() ? 4 : 3;
}

/// A deal names at least one card on each side; `Terms` can't hold a resource on both.
constexpr bool is_deal(const Terms& t) { return !t.gives().empty() && !t.wants().empty(); }

/// Whom the player to move can ask: everybody else who is still there.
constexpr SeatSet askable(const Rules& rules, const State& s) {
  SeatSet seats;
  for (int i = 0; i < rules.players; ++i)
    if (Seat::of(i) != s.turn && !s.has_left(Seat::of(i))) seats.add(Seat::of(i));
  return seats;
}

/// What the owner of the offer gives and gets when the deal is closed with this seat.
constexpr Terms terms_with(const Offer& offer, Seat partner) {
  if (offer.answers[partner.index] != Answer::Counter) return offer.terms;
  const Terms& theirs = offer.counters[partner.index];
  return Terms::of(theirs.wants(), theirs.gives());
}

/// Whether this seat said yes, as it was offered or on its own terms.
constexpr bool is_willing(const Offer& offer, Seat seat) {
  const Answer answer = offer.answers[seat.index];
  return answer == Answer::Accept || answer == Answer::Counter;
}

constexpr bool can_close(const State& s, Seat partner) {
  if (!is_willing(s.offer, partner)) return false;
  const Terms terms = terms_with(s.offer, partner);
  return s.hand[s.turn.index].covers(terms.gives()) && s.hand[partner.index].covers(terms.wants());
}

constexpr bool owes_answer(const State& s, Seat seat) {
  return s.phase == Phase::Trade && s.offer.asks(seat) && s.offer.answers[seat.index] == Answer::None;
}

/// An offer that names nobody asks everybody.
constexpr void open_offer(const Rules& rules, State& s, Action a) {
  const SeatSet named = offered_to(a);
  s.offer.terms = terms_of(a);
  s.offer.to = static_cast<std::uint8_t>((named.empty() ? askable(rules, s) : named).words[0]);
  if (s.offers < 0xFF) ++s.offers;
  s.phase = Phase::Trade;
}

constexpr void close_offer(State& s) {
  s.offer = {};
  s.phase = Phase::Main;
}

/// Notes an answer; when all who were asked have refused, the offer closes by itself.
constexpr void answer(State& s, Seat seat, Answer given) {
  s.offer.answers[seat.index] = given;
  for (int i = 0; i < kOwners; ++i)
    if (s.offer.asks(Seat::of(i)) && s.offer.answers[i] != Answer::Refuse) return;
  close_offer(s);
}

/// Whoever leaves refuses the open offer, whatever they said before.
constexpr void refuse_for_good(State& s, Seat seat) {
  if (s.phase != Phase::Trade || !s.offer.asks(seat)) return;
  s.offer.counters[seat.index] = {};
  answer(s, seat, Answer::Refuse);
}

constexpr void close_deal(State& s, Seat partner) {
  const Terms terms = terms_with(s.offer, partner);
  s.hand[s.turn.index] = s.hand[s.turn.index] - terms.gives() + terms.wants();
  s.hand[partner.index] = s.hand[partner.index] - terms.wants() + terms.gives();
  close_offer(s);
}

}  // namespace longroad::island
