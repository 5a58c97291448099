/// Why a line of the soccer scenario may not be: training, rewards, shots.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/soccer/rules/chance.hpp"

namespace longroad::island::detail {

constexpr Refusal check_train(const State& s) {
  if (s.knight_removed) return refuse("one_knight_a_turn");
  if (s.knights(s.turn) == 0) return refuse("no_knight_played");
  return can_train(s) ? Refusal{} : refuse("no_shots_left");
}

/// A resource that the bank has, or in the German edition none at all.
constexpr Refusal check_reward(const Rules& rules, const State& s, Action a) {
  if (!is_declined(a)) return check_bank_has(s, Bundle::of(resource_of(a)));
  return may_decline(rules) ? Refusal{} : refuse("no_declining");
}

/// The match that is due, and one shot for each token in a stack; however they may fall.
constexpr Refusal check_shots(const Rules& rules, const State& s, Action a) {
  const auto sides = sides_of_match(rules, s);
  for (int i = 0; i < 2; ++i)
    if (shooting_of(a, i).seat != sides[i].seat) return refuse("not_this_match");
  for (int i = 0; i < 2; ++i)
    if (shooting_of(a, i).shots != sides[i].shots)
      return refuse("wrong_shots", sides[i].seat, sides[i].shots);
  for (int i = 0; i < 2; ++i)
    if (shooting_of(a, i).goals != 0 && !can_score(rules, s, sides[i].seat))
      return refuse("seat_left", sides[i].seat);
  return {};
}

}  // namespace longroad::island::detail
