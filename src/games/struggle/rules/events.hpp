/// What a city side says: a brigand attack or a market day.
#pragma once

#include "games/struggle/rules/turn.hpp"

namespace longroad::struggle {

constexpr bool nobody_owes(const Table& t) {
  for (const std::uint8_t owed : t.owes)
    if (owed > 0) return false;
  return true;
}

/// Everyone over the limit owes half of their cards; the amounts are fixed before anyone discards.
constexpr void fix_losses(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i) {
    const int cards = s.hands[i].size();
    const bool safe = cards <= rules.rulings.hand_limit || s.seats[i].left;
    s.owes[i] = static_cast<std::uint8_t>(safe ? 0 : (cards + rules.rulings.loss_rounded_up) / 2);
  }
}

constexpr void brigand_attack(const Rules& rules, State& s) {
  if (rules.has_destiny() && rules.rulings.brigand_flips) s.white = !s.white;
  fix_losses(rules, s);
  s.phase = Phase::Discard;
  if (nobody_owes(s)) resume_building(rules, s);
}

constexpr void discard(const Rules& rules, State& s, Seat seat, Resource kind) {
  s.hand(seat) -= Bundle::of(kind);
  s.discard += Bundle::of(kind);
  --s.owes[seat.index];
  if (nobody_owes(s)) resume_building(rules, s);
}

/// Who comes after this seat on a market day.
constexpr Seat next_taker(const Rules& rules, const Table& t, Seat seat) {
  if (!rules.rulings.market_day_along_arrow) return next_seat(rules, seat);
  return Seat::of((seat.index + arrow_step(rules, t)) % rules.players);
}

/// Who takes first on a market day.
constexpr Seat first_taker(const Rules& rules, const Table& t) {
  return rules.rulings.market_day_from_builder ? t.seat : next_taker(rules, t, t.seat);
}

/// On to the next taker: a market that ran out is filled up before, and everybody is skipped when
/// it can't be. At the end it is filled up again, as far as there are cards.
constexpr void go_on_with_market_day(const Rules& rules, State& s) {
  const bool cards = drawable(s) > 0;
  if (s.market.empty() && !cards) s.taker = Seat::none();
  const bool fill = s.taker.is_none() || s.market.empty() || rules.rulings.market_refilled_at_once;
  if (fill && cards && s.market.size() < kMarketSize)
    return make_due(s, Chance::Refill, kMarketSize - s.market.size());
  if (s.taker.is_none()) resume_building(rules, s);
}

/// The next one who has not left; none after the last.
constexpr void pass_market(const Rules& rules, State& s) {
  const Seat first = first_taker(rules, s);
  do s.taker = next_taker(rules, s, s.taker);
  while (s.taker != first && s.of(s.taker).left);
  if (s.taker == first) s.taker = Seat::none();
  go_on_with_market_day(rules, s);
}

constexpr void market_day(const Rules& rules, State& s) {
  s.phase = Phase::Take;
  s.taker = first_taker(rules, s);
  if (s.of(s.taker).left) return pass_market(rules, s);
  go_on_with_market_day(rules, s);
}

constexpr void take(const Rules& rules, State& s, Seat seat, Resource kind) {
  s.market -= Bundle::of(kind);
  s.hand(seat) += Bundle::of(kind);
  pass_market(rules, s);
}

constexpr void refill(const Rules& rules, State& s, Bundle cards) {
  s.market += cards;
  take_from_stack(rules, s, cards);
  if (s.taker.is_none()) resume_building(rules, s);
}

constexpr void happen(const Rules& rules, State& s, Event event) {
  --s.events[static_cast<int>(event)];
  s.chance = Chance::None;
  if (event == Event::Brigand)
    brigand_attack(rules, s);
  else
    market_day(rules, s);
}

}  // namespace longroad::struggle
