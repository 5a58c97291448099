/// What dice and draws can bring, and drawing it with a key.
#pragma once

#include "base/random.hpp"
#include "games/island/play/legal.hpp"

namespace longroad::island {

constexpr Stream stream(const Rules& rules, const State& s) {
  if (s.phase == Phase::Dice) return Stream::Dice;  // as almost always
  if (s.phase == Phase::Stolen) return Stream::Stolen;
  if (!is_chance(s.phase)) return Stream::Clock;
  return is_own(s.phase) ? hook::stream(rules, s.phase) : Stream::Draw;
}

namespace detail {

constexpr void list_dice(Outcomes& out) {
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) out.push({make::dice(a, b), 1});
}

constexpr void list_stolen(const State& s, Outcomes& out) {
  const Bundle hand = s.hand[s.victim.index];
  Bundle::for_each_kind([&](Resource r) {
    if (hand[r] > 0) out.push({make::stolen(r), static_cast<std::uint32_t>(hand[r])});
  });
}

constexpr Action draw_step(const Rules& rules, const State& s, Random random) {
  Outcomes steps;
  clock_steps(rules, s, steps);
  int total = 0;
  for (const Outcome& o : steps) total += static_cast<int>(o.weight);
  int left = random.below(total);
  int i = 0;
  for (; left >= static_cast<int>(steps[i].weight); ++i) left -= static_cast<int>(steps[i].weight);
  return steps[i].action;
}

}  // namespace detail

/// The outcomes of the chance line that is due, with weights; false where there are too many.
constexpr bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
  if (is_own(s.phase) && is_chance(s.phase)) return hook::outcomes(rules, s, out);
  if (clock_acts(s)) clock_steps(rules, s, out);
  if (s.phase == Phase::Dice) detail::list_dice(out);
  if (s.phase == Phase::Draw) list_draws(s, out);
  if (s.phase == Phase::Stolen) detail::list_stolen(s, out);
  return true;
}

namespace detail {

/// Everything but dice.
constexpr Action draw_other(const Rules& rules, const State& s, Random random) {
  if (clock_acts(s)) return draw_step(rules, s, random);
  if (is_own(s.phase)) return hook::draw(rules, s, random);
  if (s.phase != Phase::Stolen) return draw_card(s, random);
  const Bundle hand = s.hand[s.victim.index];
  return make::stolen(hand.at(random.below(hand.size())));
}

}  // namespace detail

/// The chance line that is due, as this key has it.
constexpr Action draw(const Rules& rules, const State& s, RandKey key) {
  Random random(key);
  if (s.phase != Phase::Dice) return detail::draw_other(rules, s, random);
  const int both = random.below(36);
  return make::dice(1 + both / 6, 1 + both % 6);
}

}  // namespace longroad::island
