/// The shots of a match: what they can bring, and drawing them.
#pragma once

#include "base/random.hpp"
#include "games/island/soccer/rules/matchday.hpp"

namespace longroad::island {

/// The two sides of the match that is due, with their shots and no goals yet.
constexpr std::array<Shooting, 2> sides_of_match(const Rules& rules, const State& s) {
  const auto [a, b] = current_pairing(rules, s);
  return {Shooting{a, soccer(s).shots[a.index]}, Shooting{b, soccer(s).shots[b.index]}};
}

/// Whether the shots of this seat can be goals; by an option those of a seat that left can't.
constexpr bool can_score(const Rules& rules, const State& s, Seat seat) {
  return rules.soccer.left == LeftSeat::Shoot || !s.has_left(seat);
}

/// How many shots of a side may be goals or not.
constexpr int open_shots(const Rules& rules, const State& s, const Shooting& side) {
  return can_score(rules, s, side.seat) ? side.shots : 0;
}

/// How many shots can be listed one by one: 64 outcomes.
inline constexpr int kListedShots = 6;

constexpr bool can_list_shots(const Rules& rules, const State& s) {
  const auto sides = sides_of_match(rules, s);
  return open_shots(rules, s, sides[0]) + open_shots(rules, s, sides[1]) <= kListedShots;
}

/// Every way the shots may fall, by its weight; false where there are more than fit.
constexpr bool list_shots(const Rules& rules, const State& s, Outcomes& out) {
  if (!can_list_shots(rules, s)) return false;
  auto sides = sides_of_match(rules, s);
  const int first = open_shots(rules, s, sides[0]);
  const int all = first + open_shots(rules, s, sides[1]);
  for (int way = 0; way < 1 << all; ++way) {
    sides[0].goals = static_cast<std::uint8_t>(way & ((1 << first) - 1));
    sides[1].goals = static_cast<std::uint8_t>(way >> first);
    std::uint32_t weight = 1;
    for (int i = 0; i < all; ++i)
      weight *= static_cast<std::uint32_t>(way >> i & 1 ? rules.soccer.goals
                                                        : rules.soccer.of_shots - rules.soccer.goals);
    out.push({make::shots(sides), weight});
  }
  return true;
}

constexpr Action draw_shots(const Rules& rules, const State& s, Random random) {
  auto sides = sides_of_match(rules, s);
  for (Shooting& side : sides)
    for (int i = 0; i < open_shots(rules, s, side); ++i)
      if (random.below(rules.soccer.of_shots) < rules.soccer.goals)
        side.goals |= static_cast<std::uint8_t>(1 << i);
  return make::shots(sides);
}

}  // namespace longroad::island
