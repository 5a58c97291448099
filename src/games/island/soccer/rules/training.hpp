/// The soccer scenario between matchdays: shots, training, and when a matchday is due.
#pragma once

#include "games/island/rules/points.hpp"
#include "games/island/rules/turn_order.hpp"

namespace longroad::island {

constexpr Soccer& soccer(State& s) { return part<SoccerPart>(s); }
constexpr const Soccer& soccer(const State& s) { return part<SoccerPart>(s); }

constexpr void begin_soccer(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i) soccer(s).shots[i] = 1;
}

constexpr bool has_shots_left(const State& s, Seat seat) { return soccer(s).shots[seat.index] < kShotTokens; }

/// A settlement or city next to a pitch earns one shot, while there are any; returns how many.
constexpr std::uint8_t earn_shot(const Rules& rules, State& s, Seat seat, NodeId n) {
  if (!rules.pitch_nodes.has(n) || !has_shots_left(s, seat)) return 0;
  ++soccer(s).shots[seat.index];
  return 1;
}

/// A turn in which something was built ends with a matchday, while the season lasts.
constexpr void owe_matchday(const Rules& rules, State& s) {
  if (rules.take_back == TakeBack::Any) s.last.before = soccer(s).due;
  soccer(s).due = !soccer(s).over;
}

constexpr bool can_train(const State& s) {
  return !s.knight_removed && s.knights(s.turn) > 0 && has_shots_left(s, s.turn);
}

constexpr void train(const Rules& rules, State& s) {
  remove_knight(rules, s, s.turn);
  ++soccer(s).shots[s.turn.index];
}

}  // namespace longroad::island
