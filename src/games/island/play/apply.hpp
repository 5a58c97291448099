/// Plays a line that is allowed. Deterministic: what dice and draws decide is in the line.
#pragma once

#include "games/island/play/apply_building.hpp"
#include "games/island/play/clock.hpp"
#include "games/island/play/revise.hpp"
#include "games/island/play/turn.hpp"

namespace longroad::island {

namespace detail {

constexpr void discard(const Rules& rules, State& s, Action a) {
  pay(s, a.seat(), Bundle::of(resource_of(a)));
  --s.owes[a.seat().index];
  if (!anyone_owes(s)) finish_discards(rules, s);
}

constexpr void robber(const Rules& rules, State& s, Action a) {
  remember(s, a);
  s.robber = hex_of(a);
  if (a.manner() == Manner::Clock || victims(rules, s).empty()) return resume(s);
  s.phase = Phase::Steal;
}

constexpr void steal(State& s, Action a) {
  s.victim = seat_of(a);
  s.phase = Phase::Stolen;
}

constexpr void stolen(State& s, Action a) {
  const Bundle card = Bundle::of(resource_of(a));
  s.hand[s.victim.index] -= card;
  s.hand[s.turn.index] += card;
  s.victim = Seat::none();
  resume(s);
}

constexpr void draw(const Rules& rules, State& s, Action a) {
  if (is_own(s.phase)) return hook::play(rules, s, a);
  const Cards card = Cards::of(card_of(a));
  s.deck -= card;
  s.cards[s.turn.index] += card;
  s.fresh += card;
  s.phase = Phase::Main;
}

constexpr void play_card(State& s, Seat seat, Card card) {
  s.cards[seat.index] -= Cards::of(card);
  s.played[seat.index] += Cards::of(card);
  s.card_played = true;
}

constexpr void knight(const Rules& rules, State& s, Action a) {
  play_card(s, a.seat(), Card::Knight);
  award_largest_army(rules, s, a.seat());
  s.phase = Phase::Robber;
}

constexpr void free_roads(State& s, Action a) {
  play_card(s, a.seat(), Card::Roads);
  s.free_roads = 2;
  s.phase = Phase::Roads;
}

constexpr void monopoly(const Rules& rules, State& s, Action a) {
  play_card(s, a.seat(), Card::Monopoly);
  for (int i = 0; i < rules.players; ++i) {
    const Bundle all = Bundle::of(resource_of(a), s.hand[i][resource_of(a)]);
    s.hand[i] -= all;
    s.hand[a.seat().index] += all;
  }
}

constexpr void counter(State& s, Action a) {
  s.offer.counters[a.seat().index] = terms_of(a);
  answer(s, a.seat(), Answer::Counter);
}

constexpr void bank(State& s, Action a) {
  remember(s, a);
  pay(s, a.seat(), Bundle::of(bank_give(a), bank_lot(a)));
  repay(s, a.seat(), Bundle::of(bank_take(a)));
}

constexpr void buy(const Rules& rules, State& s, Action a) {
  pay(s, a.seat(), kCardPrice);
  hook::owe(rules, s, Verb::Buy);
  s.phase = Phase::Draw;
}

constexpr void plenty(const Rules& rules, State& s, Action a) {
  if (rules.revision >= 2) remember(s, a);
  play_card(s, a.seat(), Card::Plenty);
  repay(s, a.seat(), bundle_of(a));
}

constexpr void done(State& s) {
  s.free_roads = 0;
  resume(s);
}

constexpr void play(const Rules& rules, State& s, Action a) {
  switch (verb(a)) {
    case Verb::None:
    case Verb::Undo:
      return;
    case Verb::Settle:
      return settle(rules, s, a);
    case Verb::Road:
      return road(rules, s, a);
    case Verb::City:
      return city(rules, s, a);
    case Verb::Roll:
      s.phase = Phase::Dice;
      return;
    case Verb::Dice:
      return resolve_roll(rules, s, a.operand(0) + a.operand(1));
    case Verb::Discard:
      return discard(rules, s, a);
    case Verb::Robber:
      return robber(rules, s, a);
    case Verb::Steal:
      return steal(s, a);
    case Verb::Stolen:
      return stolen(s, a);
    case Verb::Buy:
      return buy(rules, s, a);
    case Verb::Draw:
      return draw(rules, s, a);
    case Verb::Knight:
      return knight(rules, s, a);
    case Verb::Roads:
      return free_roads(s, a);
    case Verb::Done:
      return done(s);
    case Verb::Plenty:
      return plenty(rules, s, a);
    case Verb::Monopoly:
      return monopoly(rules, s, a);
    case Verb::Bank:
      return bank(s, a);
    case Verb::Offer:
      return open_offer(rules, s, a);
    case Verb::Accept:
      return answer(s, a.seat(), Answer::Accept);
    case Verb::Refuse:
      return answer(s, a.seat(), Answer::Refuse);
    case Verb::Counter:
      return counter(s, a);
    case Verb::Trade:
      return close_deal(s, seat_of(a));
    case Verb::Withdraw:
      return close_offer(s);
    case Verb::End:
      return end_turn(rules, s);
    case Verb::Claim:
      return finish(rules, s, a.seat());
    case Verb::Remove:
      return leave(rules, s, seat_of(a));
    case Verb::Timeout:
      return run_out(s, seat_of(a));
  }
  hook::play(rules, s, a);
}

constexpr void apply_plain(const Rules& rules, State& s, Action a) {
  s.last = {};
  s.forgone = {};
  play(rules, s, a);
  if (!s.clock.is_none()) [[unlikely]]
    release_clock(rules, s);
  check_win(rules, s);
}

/// Plays a line in place of the last one.
[[gnu::noinline]] constexpr void revise(const Rules& rules, State& s, Action a) {
  const Bundle spent = just_spent(rules, s);
  restore(rules, s);
  apply_plain(rules, s, a);
  if (!spent.empty()) forgo_rest(s, a, spent);
}

}  // namespace detail

constexpr void apply(const Rules& rules, State& s, Action a) {
  if (a.manner() == Manner::Revise) [[unlikely]]
    return detail::revise(rules, s, a.in(Manner::Plain));
  detail::apply_plain(rules, s, a);
}

}  // namespace longroad::island
