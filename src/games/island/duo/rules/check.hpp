/// Why a line of the two-player game may not be: neutral builds, token actions, retiring a knight.
#pragma once

#include "games/island/check/building.hpp"
#include "games/island/check/cards.hpp"
#include "games/island/duo/rules/duo.hpp"

namespace longroad::island::detail {

constexpr Refusal check_neutral_road(const Rules& rules, const State& s, Owner o, EdgeId e) {
  if (duo(s).owed == Owed::Settlement) return refuse("neutral_settlement_owed");
  if (roads_left(s, o) <= 0) return refuse("neutral_pieces_used");
  if (s.all_roads().has(e)) return refuse("edge_taken");
  return road_places(rules, s, o).has(e) ? Refusal{} : explain_reach(rules, s, o, e);
}

constexpr Refusal check_neutral_settlement(const Rules& rules, const State& s, Owner o, NodeId n) {
  if (duo(s).owed == Owed::Road) return refuse("neutral_road_owed");
  if (settlements_left(s, o) <= 0) return refuse("neutral_pieces_used");
  if (const Refusal r = check_distance(rules, s, n)) return r;
  return settlement_places(rules, s, o).has(n) ? Refusal{} : refuse("neutral_not_connected");
}

constexpr Refusal check_neutral(const Rules& rules, const State& s, Action a) {
  return piece_of(a) == Piece::Road ? check_neutral_road(rules, s, neutral_of(a), neutral_edge(a))
                                    : check_neutral_settlement(rules, s, neutral_of(a), neutral_node(a));
}

constexpr Refusal check_tokens(const Rules& rules, const State& s) {
  if (duo(s).acted && rules.duo.token_actions == TokenActions::Once) return refuse("one_token_action");
  return may_act(rules, s) ? Refusal{} : refuse("too_few_tokens", s.turn, token_price(rules, s, s.turn));
}

constexpr Refusal check_force(const Rules& rules, const State& s) {
  if (const Refusal r = check_tokens(rules, s)) return r;
  if (s.hand[opponent(s.turn).index].empty()) return refuse("empty_hand", opponent(s.turn));
  return can_force(s) ? Refusal{} : refuse("nothing_to_give");
}

constexpr Refusal check_banish(const Rules& rules, const State& s) {
  if (const Refusal r = check_tokens(rules, s)) return r;
  if (rules.desert.is_none()) return refuse("no_desert");
  return can_banish(rules, s) ? Refusal{} : refuse("robber_in_desert");
}

constexpr Refusal check_retire(const Rules& rules, const State& s) {
  if (s.knight_removed) return refuse("one_knight_a_turn");
  if (s.knights(s.turn) == 0) return refuse("no_knight_played");
  return can_retire(rules, s) ? Refusal{} : refuse("no_tokens_left");
}

}  // namespace longroad::island::detail
