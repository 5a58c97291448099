/// Why a line is refused; nothing if it may be applied.
#pragma once

#include "games/struggle/rules/legal.hpp"

namespace longroad::struggle {

/// Lines of the player to move while nothing is owed.
constexpr Refusal check_turn(const Rules& rules, const State& s, Action a) {
  switch (verb(a)) {
    case Verb::SwapStack:
      if (const Refusal no = refuse_trade(s)) return no;
      return refuse_card(s, s.seat, resource(a));
    case Verb::SwapMarket:
      if (const Refusal no = refuse_partner(s)) return no;
      return refuse_market(s, resource(a), wanted(a));
    case Verb::Swap:
      if (const Refusal no = refuse_partner(s, cards_traded(a))) return no;
      return refuse_cards_of(rules, s, other(a), cards_traded(a));
    case Verb::Look:
      if (const Refusal no = refuse_look(rules, s, cards_traded(a))) return no;
      return refuse_cards_of(rules, s, other(a), cards_traded(a));
    case Verb::Guild:
      if (const Refusal no = refuse_guild(rules, s)) return no;
      return refuse_victim(rules, s, other(a));
    case Verb::Build:
      return refuse_build(rules, s, s.seat, item(a), bundle(a));
    case Verb::Draw:
      return refuse_draw(s, s.seat, number(a));
    case Verb::Choose:
    case Verb::Give:
    case Verb::Flip:
    case Verb::Keep:
    case Verb::Discard:
    case Verb::Take:
    case Verb::Pass:
      return refuse("nothing_owed");
    case Verb::Market:
    case Verb::Deal:
    case Verb::Drawn:
    case Verb::Taken:
    case Verb::Stolen:
    case Verb::Event:
    case Verb::Refill:
    case Verb::Timeout:
    case Verb::Remove:
      break;
  }
  return refuse("not_in_this_game");
}

constexpr Refusal check_discard(const Rules& rules, const State& s, Action a) {
  if (verb(a) != Verb::Discard) {
    return debtors(rules, s).has(a.seat()) ? refuse("your_discard_first", s.owes[a.seat().index])
                                           : refuse("discard_first");
  }
  if (s.owes[a.seat().index] == 0) return refuse("nothing_owed");
  if (!debtors(rules, s).has(a.seat())) return refuse("not_your_turn", first_debtor(rules, s));
  return refuse_card(s, a.seat(), resource(a));
}

constexpr Refusal check_take(const Rules& rules, const State& s, Action a) {
  if (a.seat() != s.taker) return refuse("not_your_turn", s.taker);
  if (verb(a) == Verb::Pass && !rules.rulings.market_day_compulsory) return {};
  if (verb(a) != Verb::Take) return refuse("take_first");
  if (s.market[resource(a)] == 0) return refuse("not_in_market", resource(a));
  return {};
}

constexpr Refusal check_choose(const State& s, Action a) {
  if (verb(a) != Verb::Choose) return refuse("choose_first", s.partner);
  if (s.hand(s.partner)[resource(a)] == 0) return refuse("other_has_none", s.partner, resource(a));
  return {};
}

constexpr Refusal check_give(const State& s, Action a) {
  if (verb(a) != Verb::Give) return refuse("give_first", s.partner);
  return refuse_card(s, s.seat, resource(a));
}

constexpr Refusal check_flip(Action a) {
  return verb(a) == Verb::Flip || verb(a) == Verb::Keep ? Refusal{} : refuse("flip_first");
}

constexpr Refusal check_seat(const Rules& rules, const State& s, Action a) {
  if (s.of(a.seat()).left) return refuse("seat_left", a.seat());
  if (line_due(rules, s)) return refuse("chance_due");
  if (!s.clock.is_none()) return refuse("clock_ran_out", s.clock);
  if (brigands_choose(rules, s)) return refuse("chance_due");
  if (s.phase == Phase::Discard) return check_discard(rules, s, a);
  if (s.phase == Phase::Take) return check_take(rules, s, a);
  if (a.seat() != s.seat) return refuse("not_your_turn", s.seat);
  if (s.phase == Phase::Choose || guild_chooses(rules, s)) return check_choose(s, a);
  if (s.phase == Phase::Give) return check_give(s, a);
  if (s.phase == Phase::Flip) return check_flip(a);
  return check_turn(rules, s, a);
}

/// A step of the clock must be one that the rules take.
constexpr Refusal check_clock(const Rules& rules, const State& s, Action a) {
  if (line_due(rules, s)) return refuse("chance_due");
  if (!chance_due(rules, s)) return refuse("clock_runs_still");
  Outcomes steps;
  clock_steps(rules, s, steps);
  for (const Outcome& step : steps)
    if (step.action == a) return {};
  return refuse("not_now");
}

/// Lines with cards for which the stack must have them.
constexpr Refusal check_cards(const State& s, Bundle cards) {
  if (s.due > 0 && cards.size() != s.due) return refuse("cards_due", s.due);
  return can_come(s, cards) ? Refusal{} : refuse("not_drawable");
}

/// Blind, by the guild or in a trade: the partner must have the cards.
constexpr Refusal check_from_partner(const State& s, Bundle cards) {
  const Bundle lacking = cards.beyond(s.hand(s.partner));
  if (lacking.empty()) return {};
  return refuse("other_has_none", s.partner, lacking.at(0));
}

constexpr Refusal check_taken(const State& s, Bundle cards) {
  if (cards.size() != s.due) return refuse("cards_due", s.due);
  return check_from_partner(s, cards);
}

/// The line of chance that is due, and no other.
constexpr Refusal check_due(const Rules& rules, const State& s, Action a) {
  const Verb v = verb(a);
  if (!line_due(rules, s)) return refuse("nothing_to_chance");
  switch (s.chance) {
    case Chance::None:
      break;
    case Chance::Market:
      if (v == Verb::Market) return check_cards(s, bundle(a));
      break;
    case Chance::Deal:
      if (v == Verb::Deal && other(a) == s.taker) return check_cards(s, bundle(a));
      break;
    case Chance::Draw:
      if (v == Verb::Drawn) return check_cards(s, bundle(a));
      break;
    case Chance::Refill:
      if (v == Verb::Refill) return check_cards(s, bundle(a));
      break;
    case Chance::Taken:
      if (v == Verb::Taken) return check_taken(s, bundle(a));
      break;
    case Chance::Stolen:
      if (v == Verb::Stolen) return check_from_partner(s, Bundle::of(resource(a)));
      break;
    case Chance::Event:
      if (v == Verb::Event)
        return s.events[static_cast<int>(event(a))] > 0 ? Refusal{} : refuse("not_drawable");
      break;
  }
  return refuse("nothing_to_chance");
}

constexpr Refusal check_remove(const State& s, Seat seat) {
  if (s.of(seat).left) return refuse("seat_left", seat);
  return {};
}

/// The player to move, or whoever owes something in another's turn.
constexpr Refusal check_timeout(const Rules& rules, const State& s, Seat seat) {
  if (const Refusal no = check_remove(s, seat)) return no;
  if (s.phase == Phase::Opening) return refuse("not_in_opening");
  if (!s.clock.is_none()) return refuse("clock_ran_out", s.clock);
  if (seat == s.seat) return {};
  if (!owes_anything(s, seat)) return refuse("not_your_turn", s.seat);
  if (s.phase == Phase::Discard && !debtors(rules, s).has(seat))
    return refuse("not_your_turn", first_debtor(rules, s));
  return {};
}

constexpr Refusal check(const Rules& rules, const State& s, Action a) {
  if (s.phase == Phase::Over) return refuse("game_over");
  if (a.manner() == Manner::Revise) return refuse("nothing_to_revise");
  if (a.manner() == Manner::Clock) return check_clock(rules, s, a);
  if (!a.seat().is_none()) return check_seat(rules, s, a);
  if (verb(a) == Verb::Timeout) return check_timeout(rules, s, other(a));
  if (verb(a) == Verb::Remove) return check_remove(s, other(a));
  return check_due(rules, s, a);
}

}  // namespace longroad::struggle
