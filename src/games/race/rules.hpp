/// The rules of the race: runners on a track of numbered spaces, the first on the last space wins. In a turn
/// a runner rolls a die and goes that far, walks one space, or pushes another back.
#pragma once

#include <array>

#include "base/action.hpp"
#include "base/id_set.hpp"
#include "base/random.hpp"
#include "base/revision.hpp"
#include "notation/refusal.hpp"

namespace longroad::race {

using notation::refuse;

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kReach = 2;     // so far ahead somebody can be pushed
inline constexpr int kPushBack = 3;  // spaces
inline constexpr int kSides = 6;     // of the die

inline constexpr int kShortest = 10;
inline constexpr int kLongest = 200;
inline constexpr int kUsualLength = 60;

/// What is fixed for a game.
struct Rules {
  int players = kMinPlayers;
  int revision = kRevision;
  int length = kUsualLength;  // the number of the last space
};

/// What changes.
struct State {
  std::array<std::uint8_t, kMaxPlayers> space{};
  SeatSet left{};
  Seat turn = Seat::of(0);
  int number = 1;    // of the turn
  bool die = false;  // it is rolling
  Seat winner{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

enum class Verb : std::uint8_t { Roll, Walk, Push, Die, Timeout, Remove };

constexpr Verb verb(Action a) { return static_cast<Verb>(a.verb()); }
/// The seat that is pushed or removed or has no time left, or what the die shows.
constexpr int object(Action a) { return a.operand(0); }
constexpr Action line(Verb verb, Seat seat, int object = 0) {
  return Action::make(static_cast<int>(verb), seat, static_cast<std::uint64_t>(object));
}

constexpr bool is_over(const State& s) { return !s.winner.is_none(); }

/// Legality, written once: `legal` and `check` both ask.
constexpr bool can_push(const Rules& rules, const State& s, Seat seat, int other) {
  if (other >= rules.players || other == seat.index || s.left.has(Seat::of(other))) return false;
  const int ahead = s.space[other] - s.space[seat.index];
  return ahead >= 0 && ahead <= kReach && s.space[other] > 0;
}

constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
  if (is_over(s) || s.die || seat != s.turn) return;
  out.push(line(Verb::Roll, seat));
  out.push(line(Verb::Walk, seat));
  for (int i = 0; i < rules.players; ++i)
    if (can_push(rules, s, seat, i)) out.push(line(Verb::Push, seat, i));
}

constexpr Refusal check(const Rules& rules, const State& s, Action a) {
  if (is_over(s)) return refuse("game_over");
  if (a.manner() == Manner::Revise) return refuse("nothing_to_revise");
  if (verb(a) == Verb::Die) return s.die ? Refusal{} : refuse("nothing_to_chance");
  const bool word = verb(a) == Verb::Timeout || verb(a) == Verb::Remove;
  const Seat seat = word ? Seat::of(object(a)) : a.seat();
  if (s.left.has(seat)) return refuse("seat_left", seat);
  if (verb(a) == Verb::Remove) return {};
  if (seat != s.turn) return refuse("not_your_turn", s.turn);
  if (s.die) return refuse("chance_due");
  if (verb(a) == Verb::Push && !can_push(rules, s, seat, object(a))) return refuse("not_now");
  return {};
}

constexpr void pass(const Rules& rules, State& s) {
  s.die = false;
  ++s.number;
  do s.turn = Seat::of((s.turn.index + 1) % rules.players);
  while (s.left.has(s.turn));
}

constexpr void advance(const Rules& rules, State& s, int spaces) {
  const int reached = s.space[s.turn.index] + spaces;
  s.space[s.turn.index] = static_cast<std::uint8_t>(reached < rules.length ? reached : rules.length);
  if (reached >= rules.length)
    s.winner = s.turn;
  else
    pass(rules, s);
}

/// The runner stays where it is and its turns are skipped; whoever remains alone has won.
constexpr void remove(const Rules& rules, State& s, Seat seat) {
  s.left.add(seat);
  if (s.turn == seat) pass(rules, s);
  if (s.left.size() == rules.players - 1) {
    s.die = false;
    s.winner = s.turn;
    while (s.left.has(s.winner)) s.winner = Seat::of((s.winner.index + 1) % rules.players);
  }
}

constexpr void apply(const Rules& rules, State& s, Action a) {
  switch (verb(a)) {
    case Verb::Roll:
      s.die = true;
      return;
    case Verb::Walk:
      return advance(rules, s, 1);
    case Verb::Push:
      s.space[object(a)] =
          static_cast<std::uint8_t>(s.space[object(a)] > kPushBack ? s.space[object(a)] - kPushBack : 0);
      return pass(rules, s);
    case Verb::Die:
      s.die = false;
      return advance(rules, s, object(a));
    case Verb::Timeout:  // whoever does nothing stands still
      return pass(rules, s);
    case Verb::Remove:
      return remove(rules, s, Seat::of(object(a)));
  }
}

/// Nothing is hidden: who looks sees the state.
struct View {
  Seat viewer;
  State state;
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace longroad::race
