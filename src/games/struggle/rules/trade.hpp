/// Trading, the first part of a turn: with the draw stack, the market, or an opponent's hand.
#pragma once

#include "games/struggle/rules/turn.hpp"

namespace longroad::struggle {

constexpr Refusal refuse_card(const State& s, Seat seat, Resource kind) {
  if (s.hand(seat)[kind] == 0) return refuse("has_no_such_card", seat, kind);
  return {};
}

constexpr Refusal refuse_trade(const State& s, int cards = 1) {
  if (s.phase != Phase::Trade) return refuse("trading_over");
  if (s.trades_left < cards) return refuse("trades_used_up", trade_limit(s, s.seat));
  return {};
}

/// Without a road that shows its A side there is only the draw stack.
constexpr Refusal refuse_partner(const State& s, int cards = 1) {
  if (const Refusal no = refuse_trade(s, cards)) return no;
  if (s.of(s.seat).roads == 0) return refuse("only_the_stack");
  return {};
}

constexpr Refusal refuse_look(const Rules& rules, const State& s, int cards = 1) {
  if (const Refusal no = refuse_partner(s, cards)) return no;
  if (!rules.worth_of(s.of(s.seat).expansions).looks) return refuse("no_library");
  if (s.library_used) return refuse("library_used");
  return {};
}

/// An opponent without cards can't be chosen, neither for a trade nor by the guild, but by an option.
constexpr Refusal refuse_hand_of(const Rules& rules, const State& s, Seat other) {
  if (other == s.seat) return refuse("not_an_opponent");
  if (s.hand(other).empty() && !rules.rulings.empty_hands) return refuse("empty_hand", other);
  return {};
}

/// Several cards of one hand are taken before any is given, so it must have them all.
constexpr Refusal refuse_cards_of(const Rules& rules, const State& s, Seat other, int cards) {
  if (const Refusal no = refuse_hand_of(rules, s, other)) return no;
  const int held = s.hand(other).size();
  if (cards > 1 && held < cards) return refuse("too_few_cards", other, held);
  return {};
}

constexpr Refusal refuse_market(const State& s, Resource give, Resource take) {
  if (give == take) return refuse("same_resource");
  if (const Refusal no = refuse_card(s, s.seat, give)) return no;
  if (s.market[take] == 0) return refuse("not_in_market", take);
  return {};
}

constexpr void swap_stack(State& s, Resource give) {
  --s.trades_left;
  s.hand(s.seat) -= Bundle::of(give);
  s.discard += Bundle::of(give);
  make_due(s, Chance::Draw, 1);
}

constexpr void swap_market(State& s, Resource give, Resource take) {
  --s.trades_left;
  s.hand(s.seat) -= Bundle::of(give);
  s.hand(s.seat) += Bundle::of(take);
  s.market -= Bundle::of(take);
  s.market += Bundle::of(give);
}

/// So many cards are to be traded with that hand.
constexpr void begin_exchange(State& s, Seat other, int cards) {
  s.trades_left = static_cast<std::uint8_t>(s.trades_left - cards);
  s.partner = other;
  s.gives = static_cast<std::uint8_t>(cards);
}

constexpr void end_exchange(State& s) {
  s.partner = Seat::none();
  s.gives = 0;
  s.taken = {};
  s.phase = Phase::Trade;
}

/// An empty hand yields nothing; a card is given all the same, where there is one.
constexpr void take_nothing(State& s) {
  if (s.hand(s.seat).empty()) return end_exchange(s);
  s.phase = Phase::Give;
}

/// What is still to be taken comes blind, all at once.
constexpr void take_blind(State& s) {
  s.phase = Phase::Trade;
  s.chance = Chance::Taken;
  s.due = static_cast<std::uint8_t>(s.gives - s.taken.size());
}

constexpr void swap(State& s, Seat other, int cards) {
  begin_exchange(s, other, cards);
  if (s.hand(other).empty()) return take_nothing(s);
  take_blind(s);
}

/// The Library: the partner's hand is shown to the player to move, who chooses the first card.
constexpr void look(State& s, Seat other, int cards) {
  begin_exchange(s, other, cards);
  s.library_used = true;
  if (s.hand(other).empty()) return take_nothing(s);
  s.phase = Phase::Choose;
}

/// Blind or chosen, cards have come; once all have, as many go back.
constexpr void take_from_partner(State& s, Bundle cards) {
  s.hand(s.partner) -= cards;
  s.hand(s.seat) += cards;
  s.taken += cards;
  s.chance = Chance::None;
  s.due = 0;
  if (s.taken.size() < s.gives) return take_blind(s);
  s.phase = Phase::Give;
}

constexpr void give(State& s, Resource kind) {
  const Bundle card = Bundle::of(kind);
  s.hand(s.seat) -= card;
  s.hand(s.partner) += card;
  if (s.taken.covers(card)) s.taken -= card;
  if (--s.gives == 0) end_exchange(s);
}

}  // namespace longroad::struggle
