/// What the soccer scenario does otherwise than the island.
#pragma once

#include "games/island/rules/pieces.hpp"
#include "games/island/rules/usual_hooks.hpp"
#include "games/island/soccer/model/pitches.hpp"
#include "games/island/soccer/rules/check.hpp"
#include "games/island/soccer/rules/matchday.hpp"

namespace longroad::island {

struct SoccerHooks : UsualHooks {
  /// The host chooses on the board that lies there. Nobody knows it when the options are given, so a hex
  /// without a pasture is as good as none: chance chooses.
  static constexpr void lay_board(Rules& rules, Layout layout, RandKey key) {
    rules.board = draw_board(rules.topology(), layout, key, kCentre);
    HexId& pasture = rules.soccer.pasture;
    if (!suits_host(rules.board, pasture)) pasture = HexId::none();
    rules.board = with_pitches(rules.board, pasture, key.child(1));
  }
  static constexpr void begin_game(const Rules& rules, State& s) { begin_soccer(rules, s); }
  /// A matchday that is due ends the turn.
  static constexpr bool end_turn(const Rules& /*rules*/, State& s) {
    if (soccer(s).due) begin_matchday(s);
    return soccer(s).due;
  }
  static constexpr bool go_on_without(const Rules& rules, State& s) {
    island::go_on_without(rules, s);
    return true;
  }

  static constexpr std::uint8_t earn(const Rules& rules, State& s, Verb /*piece*/, Seat seat, NodeId node) {
    return earn_shot(rules, s, seat, node);
  }
  static constexpr bool owe(const Rules& rules, State& s, Verb piece) {
    if (piece == Verb::Settle || piece == Verb::City) owe_matchday(rules, s);
    return false;
  }
  static constexpr void restore(const Rules& rules, State& s, const Last& last) {
    const Verb v = verb(last.action);
    soccer(s).shots[last.action.seat().index] -= last.gained;
    if (rules.take_back == TakeBack::Any && (v == Verb::Settle || v == Verb::City))
      soccer(s).due = last.before != 0;
  }

  static constexpr void list_main(const Rules& /*rules*/, const State& s, Actions& out) {
    if (can_train(s)) out.push(make::line(SoccerVerb::Train, s.turn));
  }
  static constexpr Seat chooser(const Rules& rules, const State& s) { return matchday_actor(rules, s); }
  template <class F>
  static constexpr void for_each_choice(const Rules& rules, const State& s, F f) {
    if (!is_chance(s.phase)) for_each_matchday_choice(rules, s, f);
  }
  static constexpr void play(const Rules& rules, State& s, Action a) {
    const Verb v = verb(a);
    if (v == SoccerVerb::Train) return train(rules, s);
    if (v == SoccerVerb::Shots)
      return play_match(rules, s, bits::count(shooting_of(a, 0).goals), bits::count(shooting_of(a, 1).goals));
    if (v == SoccerVerb::Reward) return take_reward(rules, s, a);
    if (v == SoccerVerb::Score) return choose_doubles(rules, s, true);
    if (v == SoccerVerb::Ignore) return choose_doubles(rules, s, false);
    if (v == Verb::Draw) return draw_reward(rules, s, card_of(a));
  }

  static constexpr Stream stream(Phase phase) {
    return phase == SoccerPhase::Match ? kShotsStream : Stream::Draw;
  }
  static constexpr bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
    if (s.phase == SoccerPhase::Match) return list_shots(rules, s, out);
    list_draws(s, out);
    return true;
  }
  static constexpr Action draw(const Rules& rules, const State& s, Random random) {
    return s.phase == SoccerPhase::Match ? draw_shots(rules, s, random) : draw_card(s, random);
  }
  static constexpr bool checks_chance(const State& s, Verb v) {
    return s.phase == SoccerPhase::Match && v == SoccerVerb::Shots;
  }

  static constexpr bool belongs(const State& s, Verb v) {
    if (v == SoccerVerb::Train) return s.phase == Phase::Main;
    if (v == SoccerVerb::Reward) return s.phase == SoccerPhase::Reward;
    return v != SoccerVerb::Shots && s.phase == SoccerPhase::Doubles;
  }
  static constexpr Refusal misplaced(Verb v) {
    const bool of_matchday = v == SoccerVerb::Score || v == SoccerVerb::Ignore || v == SoccerVerb::Reward;
    return of_matchday ? refuse("no_matchday") : Refusal{};
  }
  static constexpr Refusal comes_first(const Rules& rules, const State& s) {
    if (s.phase == SoccerPhase::Match) return refuse("shots_due");
    if (is_chance(s.phase)) return refuse("chance_due");
    const Seat actor = matchday_actor(rules, s);
    return s.phase == SoccerPhase::Doubles ? refuse("doubles_first", actor) : refuse("reward_first", actor);
  }
  static constexpr Refusal check(const Rules& rules, const State& s, Action a) {
    const Verb v = verb(a);
    if (v == SoccerVerb::Train) return detail::check_train(s);
    if (v == SoccerVerb::Reward) return detail::check_reward(rules, s, a);
    if (v == SoccerVerb::Shots) return detail::check_shots(rules, s, a);
    return {};
  }
  static constexpr Refusal win_waits() { return refuse("matchday_due"); }
};

}  // namespace longroad::island
