/// Calling the hooks of the game that is played (rules/usual_hooks.hpp says what each is for).
#pragma once

#include "games/island/rules/usual_hooks.hpp"

// clang-format off
#define ISLAND_VARIANT(folder) ISLAND_PATH(games/island/folder/rules/hooks.hpp)  // NOLINT(bugprone-macro-parentheses): a path
// clang-format on
#include "games/island/variants.inc"
#undef ISLAND_VARIANT

namespace longroad::island::hook {

constexpr void lay_board(Rules& rules, Layout layout, RandKey key) {
  with_variant(rules.variant, [&]<class P>() { P::Hooks::lay_board(rules, layout, key); });
}
/// A new part in its room.
constexpr void begin_part(const Rules& rules, State& s) {
  with_variant(rules.variant, [&]<class P>() {
    if constexpr (P::kVariant != Variant::Base) part<P>(s) = typename P::State{};
  });
}
constexpr void begin_game(const Rules& rules, State& s) {
  begin_part(rules, s);
  with_variant(rules.variant, [&]<class P>() { P::Hooks::begin_game(rules, s); });
}
constexpr bool end_turn(const Rules& rules, State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::end_turn(rules, s); });
}
constexpr bool count_roll(const Rules& rules, State& s, int sum) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::count_roll(s, sum); });
}
constexpr bool between_rolls(const Rules& rules, const State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::between_rolls(s); });
}
constexpr bool go_on_without(const Rules& rules, State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::go_on_without(rules, s); });
}
constexpr Seat wins_otherwise(const Rules& rules, const State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::wins_otherwise(rules, s); });
}

constexpr std::uint8_t earn(const Rules& rules, State& s, Verb piece, Seat seat, NodeId node) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::earn(rules, s, piece, seat, node); });
}
constexpr bool owe(const Rules& rules, State& s, Verb piece) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::owe(rules, s, piece); });
}
constexpr void restore(const Rules& rules, State& s, const Last& last) {
  with_variant(rules.variant, [&]<class P>() { P::Hooks::restore(rules, s, last); });
}
constexpr bool is_placement(const Rules& rules, Verb verb) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::is_placement(verb); });
}

constexpr void list_main(const Rules& rules, const State& s, Actions& out) {
  with_variant(rules.variant, [&]<class P>() { P::Hooks::list_main(rules, s, out); });
}
constexpr Seat chooser(const Rules& rules, const State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::chooser(rules, s); });
}
template <class F>
constexpr void for_each_choice(const Rules& rules, const State& s, F f) {
  with_variant(rules.variant, [&]<class P>() { P::Hooks::for_each_choice(rules, s, f); });
}
constexpr void play(const Rules& rules, State& s, Action a) {
  with_variant(rules.variant, [&]<class P>() { P::Hooks::play(rules, s, a); });
}

constexpr Stream stream(const Rules& rules, Phase phase) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::stream(phase); });
}
constexpr bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::outcomes(rules, s, out); });
}
constexpr Action draw(const Rules& rules, const State& s, Random random) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::draw(rules, s, random); });
}
constexpr bool checks_chance(const Rules& rules, const State& s, Verb verb) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::checks_chance(s, verb); });
}

constexpr bool belongs(const Rules& rules, const State& s, Verb verb) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::belongs(s, verb); });
}
constexpr Refusal misplaced(const Rules& rules, Verb verb) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::misplaced(verb); });
}
constexpr Refusal comes_first(const Rules& rules, const State& s) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::comes_first(rules, s); });
}
constexpr Refusal check(const Rules& rules, const State& s, Action a) {
  return with_variant(rules.variant, [&]<class P>() { return P::Hooks::check(rules, s, a); });
}
constexpr Refusal win_waits(const Rules& rules) {
  return with_variant(rules.variant, []<class P>() { return P::Hooks::win_waits(); });
}

}  // namespace longroad::island::hook
