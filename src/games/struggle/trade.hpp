/// Trading, the first part of a turn: with the draw stack, the market, or an opponent's hand.
#pragma once

#include "games/struggle/turn.hpp"

namespace longroad::struggle {

constexpr Refusal refuse_card(const State& s, Seat seat, Resource kind) {
  if (s.hand(seat)[kind] == 0) return {.rule = Rule::HasNoSuchCard, .resource = kind};
  return {};
}

constexpr Refusal refuse_trade(const State& s) {
  if (s.phase != Phase::Trade) return {.rule = Rule::TradingOver};
  if (s.trades_left == 0)
    return {.rule = Rule::TradesUsedUp, .number = static_cast<std::uint8_t>(trade_limit(s, s.seat))};
  return {};
}

/// Without a road that shows its A side there is only the draw stack.
constexpr Refusal refuse_partner(const State& s) {
  if (const Refusal no = refuse_trade(s)) return no;
  if (s.of(s.seat).roads == 0) return {.rule = Rule::OnlyTheStack};
  return {};
}

constexpr Refusal refuse_look(const Rules& rules, const State& s) {
  if (const Refusal no = refuse_partner(s)) return no;
  if (!rules.worth_of(s.of(s.seat).expansions).looks) return {.rule = Rule::NoLibrary};
  if (s.library_used) return {.rule = Rule::LibraryUsed};
  return {};
}

/// An opponent without cards can't be chosen, neither for a trade nor by the guild, but by an option.
constexpr Refusal refuse_hand_of(const Rules& rules, const State& s, Seat other) {
  if (other == s.seat) return {.rule = Rule::NotAnOpponent};
  if (s.hand(other).empty() && !rules.rulings.empty_hands) return {.rule = Rule::EmptyHand, .seat = other};
  return {};
}

constexpr Refusal refuse_market(const State& s, Resource give, Resource take) {
  if (give == take) return {.rule = Rule::SameResource};
  if (const Refusal no = refuse_card(s, s.seat, give)) return no;
  if (s.market[take] == 0) return {.rule = Rule::NotInMarket, .resource = take};
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

/// An empty hand yields nothing; a card is given all the same, where there is one.
constexpr void take_nothing(State& s) {
  if (s.hand(s.seat).empty())
    s.partner = Seat::none();
  else
    s.phase = Phase::Give;
}

constexpr void swap(State& s, Seat other) {
  --s.trades_left;
  s.partner = other;
  if (s.hand(other).empty()) return take_nothing(s);
  s.chance = Chance::Taken;
}

/// The Library: the partner's hand is shown to the player to move, who chooses.
constexpr void look(State& s, Seat other) {
  --s.trades_left;
  s.library_used = true;
  s.partner = other;
  if (s.hand(other).empty()) return take_nothing(s);
  s.phase = Phase::Choose;
}

/// Blind or chosen, a card has come; now one goes back.
constexpr void take_from_partner(State& s, Resource kind) {
  s.taken = Bundle::of(kind);
  s.hand(s.partner) -= s.taken;
  s.hand(s.seat) += s.taken;
  s.chance = Chance::None;
  s.phase = Phase::Give;
}

constexpr void give(State& s, Resource kind) {
  s.hand(s.seat) -= Bundle::of(kind);
  s.hand(s.partner) += Bundle::of(kind);
  s.taken = {};
  s.partner = Seat::none();
  s.phase = Phase::Trade;
}

}  // namespace longroad::struggle
