/// Why a line is refused: the rule that it breaks. Nothing is changed.
#pragma once

#include "games/island/check/building.hpp"
#include "games/island/check/cards.hpp"
#include "games/island/check/trade.hpp"
#include "games/island/play/chance.hpp"
#include "games/island/play/phase.hpp"

namespace longroad::island {

namespace detail {

constexpr Refusal check_claim(const Rules& rules, const State& s) {
  if (rules.claim == Claim::Auto) return refuse("claim_is_automatic");
  if (!win_counts(rules, s)) return hook::win_waits(rules);
  const int held = points(rules, s, s.turn);
  return held >= rules.target ? Refusal{} : refuse("too_few_points", s.turn, held);
}

/// What whoever is to act may do.
constexpr Refusal check_own_turn(const Rules& rules, const State& s, Action a) {
  if (!belongs(rules, s, verb(a))) return misplaced(rules, s, verb(a));
  switch (verb(a)) {
    case Verb::Settle:
      return check_settle(rules, s, a);
    case Verb::Road:
      return check_road(rules, s, a);
    case Verb::City:
      return check_city(s, a);
    case Verb::Robber:
      return check_robber(rules, s, a);
    case Verb::Steal:
      return check_steal(rules, s, a);
    case Verb::Buy:
      return check_buy(s, a);
    case Verb::Knight:
      return check_card(s, Card::Knight);
    case Verb::Roads:
      return check_roads_card(rules, s);
    case Verb::Plenty:
      return check_plenty(s, a);
    case Verb::Monopoly:
      return check_card(s, Card::Monopoly);
    case Verb::Bank:
      return check_bank(rules, s, a);
    case Verb::Offer:
      return check_offer(rules, s, a);
    case Verb::Trade:
      return check_trade(rules, s, a);
    case Verb::Claim:
      return check_claim(rules, s);
    default:
      return is_own(verb(a)) ? hook::check(rules, s, a) : Refusal{};
  }
}

/// Discards and answers, which come from several seats in any order.
constexpr bool is_answer(Verb v) {
  return v == Verb::Discard || v == Verb::Accept || v == Verb::Refuse || v == Verb::Counter;
}

constexpr Refusal check_answer(const State& s, Action a) {
  const Seat seat = a.seat();
  if (verb(a) == Verb::Discard)
    return s.phase == Phase::Discard && s.owes[seat.index] > 0 ? check_held(s, a) : refuse("nothing_owed");
  if (s.phase != Phase::Trade) return refuse("no_offer");
  if (!s.offer.asks(seat)) return refuse("not_addressed");
  if (!owes_answer(s, seat)) return refuse("answered_already");
  if (verb(a) == Verb::Accept) return check_accept(s, seat);
  return verb(a) == Verb::Counter ? check_counter(s, a) : Refusal{};
}

constexpr Refusal check_seat(const Rules& rules, const State& s, Action a) {
  if (a.seat().index >= rules.players || !is_played_here(rules, verb(a))) return refuse("not_in_this_game");
  if (s.has_left(a.seat())) return refuse("seat_left", a.seat());
  if (clock_acts(s)) return refuse("clock_ran_out", s.clock);
  if (chance_due(s)) return comes_first(rules, s);
  if (is_answer(verb(a))) return check_answer(s, a);
  if (const int owed = s.owes[a.seat().index]; owed > 0) return refuse("your_discard_first", owed);
  const Seat other = is_own(s.phase) ? hook::chooser(rules, s) : Seat::none();
  if (!other.is_none() && a.seat() != other) return comes_first(rules, s);
  if (other.is_none() && a.seat() != s.turn) return refuse("not_your_turn", s.turn);
  return check_own_turn(rules, s, a);
}

/// Chance lines and the clock's steps are allowed exactly where they are among the outcomes.
constexpr Refusal check_chance(const Rules& rules, const State& s, Action a) {
  if (!chance_due(s))
    return a.manner() == Manner::Clock ? refuse("clock_runs_still") : refuse("nothing_to_chance");
  if (is_own(verb(a)) && hook::checks_chance(rules, s, verb(a))) return hook::check(rules, s, a);
  Outcomes possible;
  outcomes(rules, s, possible);
  Refusal broken = refuse("nothing_to_chance");
  for (const Outcome& o : possible) {
    if (o.action == a) return {};
    if (verb(o.action) == verb(a) && o.action.manner() == a.manner()) broken = refuse("not_drawable");
  }
  return broken;
}

constexpr Refusal check_remove(const Rules& rules, const State& s, Seat seat) {
  if (seat.index >= rules.players) return refuse("not_in_this_game");
  return s.has_left(seat) ? refuse("seat_left", seat) : Refusal{};
}

/// Never in the opening. The player to move, or whoever owes something in another's turn.
constexpr Refusal check_timeout(const Rules& rules, const State& s, Seat seat) {
  if (const Refusal r = check_remove(rules, s, seat)) return r;
  if (s.phase == Phase::Opening) return refuse("not_in_opening");
  if (!s.clock.is_none()) return refuse("clock_ran_out", s.clock);
  return seat == s.turn || owes_anything(rules, s, seat) ? Refusal{} : refuse("not_your_turn", s.turn);
}

}  // namespace detail

constexpr Refusal check(const Rules& rules, const State& s, Action a);

namespace detail {

constexpr Refusal check_revise(const Rules& rules, const State& s, Action a) {
  const Action last = s.last.action;
  if (verb(a) == Verb::Undo)
    return rules.take_back == TakeBack::Undo ? refuse("nothing_to_revise") : refuse("no_undo");
  if (rules.take_back == TakeBack::Undo) return refuse("undo_instead");
  if (verb(last) == Verb::None || rules.take_back == TakeBack::None) return refuse("nothing_to_revise");
  if (a.seat() != last.seat()) return refuse("not_yours_to_revise", last.seat());
  const Action plain = a.in(Manner::Plain);
  if (plain == last) return refuse("revise_differs");
  if (!may_replace(rules, last, plain))
    return verb(plain) == verb(last) ? refuse("revise_same_gift") : refuse("revise_same_kind");
  State before = s;
  restore(rules, before);
  return check(rules, before, plain);
}

}  // namespace detail

/// Why the line is refused; nothing if it may be applied.
constexpr Refusal check(const Rules& rules, const State& s, Action a) {
  using namespace detail;
  if (s.phase == Phase::Over) return refuse("game_over");
  if (a.manner() == Manner::Revise) return check_revise(rules, s, a);
  if (verb(a) == Verb::Remove) return check_remove(rules, s, seat_of(a));
  if (verb(a) == Verb::Timeout) return check_timeout(rules, s, seat_of(a));
  if (a.manner() == Manner::Clock || a.seat().is_none()) return check_chance(rules, s, a);
  return check_seat(rules, s, a);
}

}  // namespace longroad::island
