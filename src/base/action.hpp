/// One line of play in eight bytes. Who acts and in which manner is common to all games; each game
/// gives the verb and the six operand bytes their meaning (its `action.hpp`).
#pragma once

#include <cassert>
#include <cstdint>

#include "base/fixed_vec.hpp"
#include "base/id.hpp"

namespace longroad {

/// Plain: a seat's own line, or chance. Revise: a take-back. Clock: a step that the rules take in
/// a seat's place after a time-out, `* for 1 roll`.
enum class Manner : std::uint8_t { Plain, Revise, Clock };

/// What a line is to those who know no verbs. A step of the clock has the nature of what it plays.
enum class Nature : std::uint8_t {
  Move,      // of a seat, and nothing of what follows
  Offer,     // a deal that others are asked about
  Answer,    // what several seats owe at once and give in any order: answers to an offer, discards
  TakeBack,  // of an earlier line
  Chance,    // dice and draws
  Timeout,   // a seat's time is up
  Removal,   // a seat is out of the game
};

/// Bits 0–7 the verb, 8–11 the seat (15 is chance), 12–15 the manner, 16–63 six operands.
struct Action {
  std::uint64_t bits = 0;

  static constexpr int kChance = 15;
  static constexpr int kOperands = 6;

  static constexpr Action make(int verb, Seat seat, std::uint64_t operands = 0) {
    const std::uint64_t who = seat.index & 0xF;  // no seat is 0xFF, and so chance
    return {static_cast<std::uint64_t>(verb) | who << 8 | operands << 16};
  }
  [[nodiscard]] constexpr int verb() const { return static_cast<int>(bits & 0xFF); }
  /// The acting seat; none for chance.
  [[nodiscard]] constexpr Seat seat() const {
    const int who = static_cast<int>(bits >> 8 & 0xF);
    return who == kChance ? Seat::none() : Seat::of(who);
  }
  [[nodiscard]] constexpr Manner manner() const { return static_cast<Manner>(bits >> 12 & 0xF); }
  [[nodiscard]] constexpr Action in(Manner m) const {
    return {(bits & ~(std::uint64_t{0xF} << 12)) | static_cast<std::uint64_t>(m) << 12};
  }
  [[nodiscard]] constexpr int operand(int i) const {
    assert(i >= 0 && i < kOperands);
    return static_cast<int>(bits >> (16 + 8 * i) & 0xFF);
  }
  friend constexpr bool operator==(Action, Action) = default;
};
static_assert(sizeof(Action) == 8);

/// Room for every legal list of every game: the properties of each game check it.
using Actions = FixedVec<Action, 512>;

/// One way a chance line may fall, with its whole-number weight.
struct Outcome {
  Action action;
  std::uint32_t weight = 0;
};
inline constexpr int kMaxOutcomes = 64;
using Outcomes = FixedVec<Outcome, kMaxOutcomes>;

}  // namespace longroad
