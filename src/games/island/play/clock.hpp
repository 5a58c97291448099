/// Time: when a turn's clock has run out, what is pending is settled by the rules' smallest step,
/// each a line `* for SEAT ACTION`, until the turn ends. A seat whose own short clock ran out in
/// another's turn has only its own discards and answer settled.
#pragma once

#include "games/island/play/turn.hpp"

namespace longroad::island {

constexpr bool owes_anything(const Rules& rules, const State& s, Seat seat) {
  if (is_own(s.phase) && !is_chance(s.phase)) return chooser(rules, s) == seat;
  return (s.phase == Phase::Discard && s.owes[seat.index] > 0) || owes_answer(s, seat);
}

/// Whether the clock acts now, rather than dice or draws that are due anyway.
constexpr bool clock_acts(const State& s) {
  return !s.clock.is_none() && !is_chance(s.phase) && s.phase != Phase::Over;
}

/// `* timeout N`: theft that is pending lapses, the rest follows line by line.
constexpr void run_out(State& s, Seat seat) {
  s.clock = seat;
  if (s.phase == Phase::Steal) resume(s);
}

/// A seat that answered in another's turn is on its own clock again.
constexpr void release_clock(const Rules& rules, State& s) {
  if (!s.clock.is_none() && s.clock != s.turn && !owes_anything(rules, s, s.clock)) s.clock = Seat::none();
}

namespace detail {

constexpr void random_discards(const State& s, Seat seat, Outcomes& out) {
  Bundle::for_each_kind([&](Resource r) {
    const int held = s.hand[seat.index][r];
    if (held > 0) out.push({make::discard(seat, r).in(Manner::Clock), static_cast<std::uint32_t>(held)});
  });
}

constexpr Seat first_discarder(const State& s) {
  if (s.clock != s.turn) return s.clock;
  int i = 0;
  while (s.owes[i] == 0) ++i;
  return Seat::of(i);
}

}  // namespace detail

/// The steps among which chance chooses. The robber goes to the desert, or stays where there is
/// none (2.12).
constexpr void clock_steps(const Rules& rules, const State& s, Outcomes& out) {
  const auto may = [&](Action a) { out.push({a.in(Manner::Clock), 1}); };
  switch (s.phase) {
    case Phase::Roll:
      return may(make::line(Verb::Roll, s.turn));
    case Phase::Discard:
      return detail::random_discards(s, detail::first_discarder(s), out);
    case Phase::Robber:
      return may(make::robber(s.turn, rules.desert.is_none() ? s.robber : rules.desert));
    case Phase::Main:
      return may(make::line(Verb::End, s.turn));
    case Phase::Roads:
      return may(make::line(Verb::Done, s.turn));
    case Phase::Trade:
      if (s.clock == s.turn) return may(make::line(Verb::Withdraw, s.turn));
      return may(make::line(Verb::Refuse, s.clock));
    case Phase::Opening:
    case Phase::Dice:
    case Phase::Steal:
    case Phase::Stolen:
    case Phase::Draw:
    case Phase::Over:
      return;
  }
  hook::for_each_choice(rules, s, may);
}

}  // namespace longroad::island
