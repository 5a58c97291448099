/// Why a development card may not be bought or played, or the robber not moved so.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/rules/places.hpp"

namespace longroad::island::detail {

constexpr Refusal check_robber(const Rules& rules, const State& s, Action a) {
  if (hex_of(a).is_none() || !rules.robber_hexes.has(hex_of(a))) return refuse("not_for_robber");
  return robber_places(rules, s).has(hex_of(a)) ? Refusal{} : refuse("same_hex");
}

constexpr Refusal check_steal(const Rules& rules, const State& s, Action a) {
  const Seat victim = seat_of(a);
  if (victims(rules, s).has(victim)) return {};
  const bool spared = victim.index < rules.players && is_spared(rules, s, victim);
  return spared ? refuse("friendly_robber", victim) : refuse("not_a_victim", victim);
}

constexpr Refusal check_buy(const State& s, Action a) {
  if (s.deck.empty()) return refuse("stack_empty");
  return check_price(s.hand[a.seat().index], kCardPrice);
}

constexpr Refusal check_card(const State& s, Card card) {
  if (s.cards[s.turn.index][card] == 0) return refuse("no_such_card");
  if (s.card_played) return refuse("one_card_a_turn");
  return s.playable()[card] == 0 ? refuse("fresh_card") : Refusal{};
}

constexpr Refusal check_roads_card(const Rules& rules, const State& s) {
  if (const Refusal r = check_card(s, Card::Roads)) return r;
  return can_place_road(rules, s, owner(s.turn)) ? Refusal{} : refuse("no_place_for_road");
}

constexpr Refusal check_plenty(const State& s, Action a) {
  if (const Refusal r = check_card(s, Card::Plenty)) return r;
  if (s.bank.empty()) return refuse("bank_empty");
  const Bundle want = bundle_of(a);
  if (s.bank.size() == 1 && want.size() != 1) return refuse("take_one");
  if (s.bank.size() > 1 && want.size() != 2) return refuse("take_two");
  return check_bank_has(s, want);
}

/// Whether there is such a card to discard or to give.
constexpr Refusal check_held(const State& s, Action a) {
  if (s.hand[a.seat().index][resource_of(a)] > 0) return {};
  return refuse("has_no_such_card", a.seat(), resource_of(a));
}

}  // namespace longroad::island::detail
