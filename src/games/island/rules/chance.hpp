/// What dice and draws can bring, and drawing it with a key.
#pragma once

#include "base/random.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/rules/shots.hpp"

namespace longroad::island {

/// Each kind of luck has its own stream, so that one never shifts another.
enum class Stream : std::uint8_t { Dice, Draw, Stolen, Clock, Taken, Shots };

constexpr Stream stream(const State& s) {
  if (s.phase == Phase::Dice) return Stream::Dice;  // as almost always
  if (s.phase == Phase::Stolen) return Stream::Stolen;
  if (s.phase == Phase::Taken) return Stream::Taken;
  if (s.phase == Phase::Match) return Stream::Shots;
  return is_chance(s.phase) ? Stream::Draw : Stream::Clock;
}

namespace detail {

constexpr void list_dice(Outcomes& out) {
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) out.push({make::dice(a, b), 1});
}

constexpr void list_draws(const State& s, Outcomes& out) {
  Cards::for_each_kind([&](Card c) {
    if (s.deck[c] > 0) out.push({make::draw(c), static_cast<std::uint32_t>(s.deck[c])});
  });
}

constexpr void list_stolen(const State& s, Outcomes& out) {
  const Bundle hand = s.hand[s.victim.index];
  Bundle::for_each_kind([&](Resource r) {
    if (hand[r] > 0) out.push({make::stolen(r), static_cast<std::uint32_t>(hand[r])});
  });
}

constexpr void list_taken(const State& s, Outcomes& out) {
  for_each_taken(s, [&](Bundle cards, int ways) {
    out.push({make::taken(cards), static_cast<std::uint32_t>(ways)});
  });
}

/// Two random cards of the opponent's, or the only one.
constexpr Action draw_taken(const State& s, Random random) {
  Bundle hand = s.hand[opponent(s.turn).index];
  Bundle drawn;
  while (drawn.size() < kForcedCards && !hand.empty()) {
    const Bundle card = Bundle::of(hand.at(random.below(hand.size())));
    hand -= card;
    drawn += card;
  }
  return make::taken(drawn);
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
  if (s.phase == Phase::Match) return list_shots(rules, s, out);
  if (clock_acts(s)) clock_steps(rules, s, out);
  if (s.phase == Phase::Dice) detail::list_dice(out);
  if (s.phase == Phase::Draw || s.phase == Phase::RewardDraw) detail::list_draws(s, out);
  if (s.phase == Phase::Stolen) detail::list_stolen(s, out);
  if (s.phase == Phase::Taken) detail::list_taken(s, out);
  return true;
}

namespace detail {

/// Everything but dice.
constexpr Action draw_other(const Rules& rules, const State& s, Random random) {
  if (clock_acts(s)) return draw_step(rules, s, random);
  if (s.phase == Phase::Taken) return draw_taken(s, random);
  if (s.phase == Phase::Match) return draw_shots(rules, s, random);
  if (s.phase != Phase::Stolen) return make::draw(s.deck.at(random.below(s.deck.size())));
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
