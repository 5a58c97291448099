/// Why a trade with the bank or between players may not be.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/rules/trade.hpp"

namespace longroad::island::detail {

constexpr Refusal check_bank(const Rules& rules, const State& s, Action a) {
  const Resource give = bank_give(a);
  if (give == bank_take(a)) return refuse("same_resource");
  const int rate = bank_rate(rules, s, a.seat(), give);
  if (bank_lot(a) != rate) return refuse("wrong_rate", give, rate);
  if (const Refusal r = check_price(s.hand[a.seat().index], Bundle::of(give, rate))) return r;
  return check_bank_has(s, Bundle::of(bank_take(a)));
}

constexpr Refusal check_terms(Action a) {
  if (is_on_both_sides(a)) return refuse("both_sides");
  return is_deal(terms_of(a)) ? Refusal{} : refuse("empty_side");
}

/// Making an offer promises nothing, so it needs no cards; answering and closing do.
constexpr Refusal check_offer(const Rules& rules, const State& s, Action a) {
  if (const Refusal r = check_terms(a)) return r;
  const SeatSet others = askable(rules, s);
  if (others.empty()) return refuse("nobody_to_ask");
  const SeatSet refused = offered_to(a) - others;
  return refused.empty() ? Refusal{} : refuse("not_askable", refused.first());
}

constexpr Refusal check_accept(const State& s, Seat seat) {
  return check_price(s.hand[seat.index], s.offer.terms.wants());
}

constexpr Refusal check_counter(const State& s, Action a) {
  if (const Refusal r = check_terms(a)) return r;
  return check_price(s.hand[a.seat().index], terms_of(a).gives());
}

constexpr Refusal check_trade(const Rules& rules, const State& s, Action a) {
  const Seat partner = seat_of(a);
  if (partner.index >= rules.players || !is_willing(s.offer, partner)) return refuse("not_accepted", partner);
  const Terms terms = terms_with(s.offer, partner);
  if (const Refusal r = check_price(s.hand[s.turn.index], terms.gives())) return r;
  return s.hand[partner.index].covers(terms.wants()) ? Refusal{} : refuse("partner_cannot_pay", partner);
}

}  // namespace longroad::island::detail
