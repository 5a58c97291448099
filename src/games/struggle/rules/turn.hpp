/// The course of a turn: its beginning, drawing at its end, and winning.
#pragma once

#include "games/struggle/rules/refusals.hpp"
#include "games/struggle/rules/stack.hpp"
#include "games/struggle/rules/standstill.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

/// One card for each road that shows its A side; with none still one, see `refuse_partner`.
constexpr int trade_limit(const Table& t, Seat seat) {
  const int sides = a_sides(t.of(seat).roads);
  return sides > 0 ? sides : 1;
}

constexpr void begin_turn(State& s, Seat seat) {
  s.seat = seat;
  ++s.number;
  s.phase = Phase::Trade;
  s.trades_left = static_cast<std::uint8_t>(trade_limit(s, seat));
  s.chance = Chance::None;
  s.due = 0;
  s.library_used = s.guild_used = false;
  s.built = {};
  s.clock = s.partner = Seat::none();
  s.gives = 0;
  s.taken = {};
}

/// This seat, or the next one that has not left; there must be one.
constexpr Seat first_playing(const Rules& rules, const Table& t, Seat seat) {
  while (t.of(seat).left) seat = next_seat(rules, seat);
  return seat;
}

constexpr void end_turn(const Rules& rules, State& s) {
  begin_turn(s, first_playing(rules, s, next_seat(rules, s.seat)));
}

/// The first `build` or `draw` of a turn ends trading.
constexpr void end_trading(State& s) {
  s.phase = Phase::Build;
  s.trades_left = 0;
}

/// Back to building once what was owed is settled; a builder who has left builds no more.
constexpr void resume_building(const Rules& rules, State& s) {
  s.phase = Phase::Build;
  if (s.of(s.seat).left) end_turn(rules, s);
}

/// Two cards, and one more for each knight that shows its A side.
constexpr int draw_limit(const Table& t, Seat seat) { return kDraw + a_sides(t.of(seat).knights); }

/// `cards` is 0 for all that are due.
constexpr Refusal refuse_draw(const Table& t, Seat seat, int cards) {
  const int most = draw_limit(t, seat);
  if (cards != 0 && (cards < kDraw || cards > most))
    return most == kDraw ? refuse("draw_two", most) : refuse("draw_two_to", most);
  return {};
}

constexpr void draw(State& s, Seat seat, int cards) {
  end_trading(s);
  make_due(s, Chance::Draw, cards == 0 ? draw_limit(s, seat) : cards);
}

/// A swap with the stack goes on with trading; the draw after building ends the turn.
constexpr void drawn(const Rules& rules, State& s, Bundle cards) {
  s.hand(s.seat) += cards;
  take_from_stack(rules, s, cards);
  if (s.phase != Phase::Build) return;
  ++s.idle;
  if (stands_still(rules, s))
    end_in_standstill(rules, s);
  else
    end_turn(rules, s);
}

/// Looked at after each build, before a flip or an event; nothing more is due then.
constexpr bool wins(const Rules& rules, State& s) {
  if (points(rules, s, s.seat) < rules.rulings.target) return false;
  s.phase = Phase::Over;
  s.winner = s.seat;
  return true;
}

}  // namespace longroad::struggle
