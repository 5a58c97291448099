/// The order of play: opening, turns, and what follows a roll, a robber or a departure.
#pragma once

#include "games/island/play/hooks.hpp"
#include "games/island/rules/production.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/rules/turn_order.hpp"

namespace longroad::island {

constexpr State new_game(const Rules& rules) {
  State s;
  s.robber = rules.board.robber;
  hook::begin_game(rules, s);
  return s;
}

constexpr void end_turn(const Rules& rules, State& s) {
  if (!hook::end_turn(rules, s)) begin_next_turn(rules, s);
}

/// Who decides where nobody else is asked: the player to move, but for some phases of variants.
constexpr Seat chooser(const Rules& rules, const State& s) {
  if (!is_own(s.phase)) return s.turn;
  const Seat other = hook::chooser(rules, s);
  return other.is_none() ? s.turn : other;
}

/// In the opening a seat is in its first round until its first road lies.
constexpr bool in_first_round(const State& s, Seat seat) { return s.roads[seat.index].empty(); }

/// Seats place 1…n, then n…1; then seat 1 takes the first turn. `first` is the round just placed.
constexpr void next_opening(const Rules& rules, State& s, bool first) {
  const int at = s.turn.index;
  if (first) {
    for (int i = at + 1; i < rules.players; ++i)
      if (!s.has_left(Seat::of(i))) return void(s.turn = Seat::of(i));
    for (int i = rules.players - 1; i >= 0; --i)
      if (!s.has_left(Seat::of(i))) return void(s.turn = Seat::of(i));
  } else {
    for (int i = at - 1; i >= 0; --i)
      if (!s.has_left(Seat::of(i))) return void(s.turn = Seat::of(i));
  }
  begin_turn(rules, s, next_seat(rules, s, 0));
}

constexpr bool anyone_owes(const State& s) { return (s.owes[0] | s.owes[1] | s.owes[2] | s.owes[3]) != 0; }

/// A 7: everyone above the limit loses half, rounded down; then the robber moves.
constexpr void roll_seven(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i) {
    const int cards = s.hand[i].size();
    if (cards > rules.hand_limit && !s.has_left(Seat::of(i)))
      s.owes[i] = static_cast<std::uint8_t>(cards / 2);
  }
  s.phase = anyone_owes(s) ? Phase::Discard : Phase::Robber;
}

/// All have discarded: the roller moves the robber. The turn of a roller who left is over.
constexpr void finish_discards(const Rules& rules, State& s) {
  if (s.has_left(s.turn)) return end_turn(rules, s);
  s.phase = Phase::Robber;
}

constexpr void resolve_roll(const Rules& rules, State& s, int sum) {
  if (!hook::count_roll(rules, s, sum)) return;
  if (sum == 7) return roll_seven(rules, s);
  pay_roll(rules, s, sum);
  resume(s);
}

/// A seat leaves for good: its pieces and cards stay, its turns are skipped, it owes nothing. What the
/// others owe for its 7 they still owe. Whoever then is alone has won.
constexpr void leave(const Rules& rules, State& s, Seat seat) {
  const bool first = in_first_round(s, seat);
  s.left |= static_cast<std::uint8_t>(1U << seat.index);
  s.owes[seat.index] = 0;
  if (s.clock == seat) s.clock = Seat::none();
  check_alone(rules, s);
  if (s.phase == Phase::Over) return;
  if (is_own(s.phase) && hook::go_on_without(rules, s)) return;
  if (s.phase == Phase::Discard) {
    if (!anyone_owes(s)) finish_discards(rules, s);
    return;
  }
  if (seat == s.turn) {
    drop_pending(rules, s);
    if (s.phase == Phase::Opening) return next_opening(rules, s, first);
    return end_turn(rules, s);
  }
  refuse_for_good(s, seat);
}

}  // namespace longroad::island
