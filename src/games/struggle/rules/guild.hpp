/// The Merchant guild: once in one's own turn, at any time before drawing, steal a card from an
/// opponent with at least as many points. It does not count as a trade, but by an option.
#pragma once

#include "games/struggle/rules/trade.hpp"

namespace longroad::struggle {

constexpr Refusal refuse_guild(const Rules& rules, const State& s) {
  if (!rules.worth_of(s.of(s.seat).expansions).steals) return refuse("no_guild");
  if (s.guild_used) return refuse("guild_used");
  if (rules.rulings.guild_is_trade) return refuse_partner(s);
  return {};
}

constexpr Refusal refuse_victim(const Rules& rules, const State& s, Seat other) {
  if (const Refusal no = refuse_hand_of(rules, s, other)) return no;
  if (points(rules, s, other) < points(rules, s, s.seat)) return refuse("fewer_points", other);
  return {};
}

constexpr void guild(const Rules& rules, State& s, Seat other) {
  s.guild_used = true;
  if (rules.rulings.guild_is_trade) --s.trades_left;
  if (s.hand(other).empty()) return;
  s.partner = other;
  s.chance = Chance::Stolen;
}

constexpr void stolen(State& s, Resource kind) {
  s.hand(s.partner) -= Bundle::of(kind);
  s.hand(s.seat) += Bundle::of(kind);
  s.partner = Seat::none();
  s.chance = Chance::None;
}

}  // namespace longroad::struggle
