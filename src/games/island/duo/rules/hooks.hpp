/// What the two-player game does otherwise than the island.
#pragma once

#include "games/island/duo/rules/check.hpp"
#include "games/island/duo/rules/duo.hpp"
#include "games/island/rules/usual_hooks.hpp"

namespace longroad::island {

struct DuoHooks : UsualHooks {
  static constexpr void begin_game(const Rules& rules, State& s) { begin_duo(rules, s); }
  static constexpr bool end_turn(const Rules& rules, State& s) {
    if (!stands_still(rules, s)) {
      ++duo(s).idle;
      return false;
    }
    finish(rules, s, leader(rules, s));
    return true;
  }
  static constexpr bool count_roll(State& s, int sum) { return island::count_roll(s, sum); }
  static constexpr bool between_rolls(const State& s) { return island::between_rolls(s); }
  static constexpr Seat wins_otherwise(const Rules& rules, const State& s) {
    return stands_still(rules, s) ? leader(rules, s) : Seat::none();
  }

  static constexpr std::uint8_t earn(const Rules& rules, State& s, Verb piece, Seat seat, NodeId node) {
    return piece == Verb::Settle ? earn_tokens(rules, s, seat, node) : std::uint8_t{0};
  }
  /// A neutral build for a road or settlement; anything built or bought ends a standstill.
  static constexpr bool owe(const Rules& rules, State& s, Verb piece) {
    if (piece == Verb::Road) return owe_neutral(rules, s, Owed::Road);
    if (piece == Verb::Settle) return owe_neutral(rules, s, Owed::Settlement);
    if (piece == Verb::City) stop_idling(rules, s);
    if (piece == Verb::Buy) duo(s).idle = 0;
    return false;
  }
  static constexpr void restore(const Rules& rules, State& s, const Last& last) {
    const Verb v = verb(last.action);
    duo(s).owed = Owed::Nothing;
    duo(s).tokens[last.action.seat().index] -= last.gained;
    if (v == DuoVerb::Neutral) lift_neutral(rules, s, last.action);
    const bool built = v == Verb::Settle || v == Verb::City || v == Verb::Road;
    if (rules.take_back == TakeBack::Any && built) duo(s).idle = last.before;
  }
  static constexpr bool is_placement(Verb v) { return v == DuoVerb::Neutral; }

  static constexpr void list_main(const Rules& rules, const State& s, Actions& out) {
    if (may_act(rules, s)) {
      if (can_force(s)) out.push(make::line(DuoVerb::Force, s.turn));
      if (can_banish(rules, s)) out.push(make::line(DuoVerb::Banish, s.turn));
    }
    if (can_retire(rules, s)) out.push(make::line(DuoVerb::Retire, s.turn));
  }
  template <class F>
  static constexpr void for_each_choice(const Rules& rules, const State& s, F f) {
    if (s.phase == DuoPhase::Neutral) for_each_neutral(rules, s, f);
    if (s.phase == DuoPhase::Give) for_each_gift(s, f);
  }
  static constexpr void play(const Rules& rules, State& s, Action a) {
    const Verb v = verb(a);
    if (v == DuoVerb::Neutral) return build_neutral(rules, s, a);
    if (v == DuoVerb::Force) return force(rules, s);
    if (v == DuoVerb::Taken) return take_forced(s, bundle_of(a));
    if (v == DuoVerb::Give) return give_forced(s, resource_of(a));
    if (v == DuoVerb::Banish) return banish(rules, s);
    if (v == DuoVerb::Retire) return retire(rules, s);
  }

  static constexpr Stream stream(Phase /*phase*/) { return kTakenStream; }
  static constexpr bool outcomes(const Rules& /*rules*/, const State& s, Outcomes& out) {
    for_each_taken(s, [&](Bundle cards, int ways) {
      out.push({make::taken(cards), static_cast<std::uint32_t>(ways)});
    });
    return true;
  }
  static constexpr Action draw(const Rules& /*rules*/, const State& s, Random random) {
    return draw_taken(s, random);
  }

  static constexpr bool belongs(const State& s, Verb v) {
    if (v == DuoVerb::Neutral) return s.phase == DuoPhase::Neutral;
    if (v == DuoVerb::Give) return s.phase == DuoPhase::Give;
    return v != DuoVerb::Taken && s.phase == Phase::Main;
  }
  static constexpr Refusal misplaced(Verb v) {
    return v == DuoVerb::Neutral || v == DuoVerb::Give ? refuse("nothing_owed") : Refusal{};
  }
  static constexpr Refusal comes_first(const Rules& /*rules*/, const State& s) {
    if (s.phase == DuoPhase::Neutral) return refuse("neutral_first");
    if (s.phase == DuoPhase::Give) return refuse("give_first", opponent(s.turn));
    return refuse("chance_due");
  }
  static constexpr Refusal check(const Rules& rules, const State& s, Action a) {
    const Verb v = verb(a);
    if (v == DuoVerb::Neutral) return detail::check_neutral(rules, s, a);
    if (v == DuoVerb::Force) return detail::check_force(rules, s);
    if (v == DuoVerb::Give) return detail::check_held(s, a);
    if (v == DuoVerb::Banish) return detail::check_banish(rules, s);
    if (v == DuoVerb::Retire) return detail::check_retire(rules, s);
    return {};
  }
};

}  // namespace longroad::island
