/// Plays a line that `check` allows. Deterministic: luck comes in as lines.
#pragma once

#include "games/struggle/rules/action.hpp"
#include "games/struggle/rules/build.hpp"
#include "games/struggle/rules/clock.hpp"
#include "games/struggle/rules/guild.hpp"
#include "games/struggle/rules/leaving.hpp"
#include "games/struggle/rules/opening.hpp"
#include "games/struggle/rules/trade.hpp"

namespace longroad::struggle {

/// Flip or keep: with the destiny card settled, building goes on.
constexpr void turn_destiny(State& s, bool flip) {
  s.white ^= flip;
  s.phase = Phase::Build;
}

/// From the hand that is shown: for a trade, or where the guild's owner sees it.
constexpr void choose(State& s, Resource kind) {
  if (s.chance == Chance::Stolen)
    stolen(s, kind);
  else
    take_from_partner(s, Bundle::of(kind));
}

constexpr void play(const Rules& rules, State& s, Action a) {
  switch (verb(a)) {
    case Verb::SwapStack:
      return swap_stack(s, resource(a));
    case Verb::SwapMarket:
      return swap_market(s, resource(a), wanted(a));
    case Verb::Swap:
      return swap(s, other(a), cards_traded(a));
    case Verb::Look:
      return look(s, other(a), cards_traded(a));
    case Verb::Choose:
      return choose(s, resource(a));
    case Verb::Give:
      return give(s, resource(a));
    case Verb::Guild:
      return guild(rules, s, other(a));
    case Verb::Build:
      return build(rules, s, s.seat, item(a), bundle(a));
    case Verb::Flip:
      return turn_destiny(s, true);
    case Verb::Keep:
      return turn_destiny(s, false);
    case Verb::Discard:
      return discard(rules, s, a.seat(), resource(a));
    case Verb::Take:
      return take(rules, s, a.seat(), resource(a));
    case Verb::Pass:
      return pass_market(rules, s);
    case Verb::Draw:
      return draw(s, s.seat, number(a));
    case Verb::Market:
      return lay_market(rules, s, bundle(a));
    case Verb::Deal:
      return deal(rules, s, bundle(a));
    case Verb::Drawn:
      return drawn(rules, s, bundle(a));
    case Verb::Taken:
      return take_from_partner(s, bundle(a));
    case Verb::Stolen:
      return stolen(s, resource(a));
    case Verb::Event:
      return happen(rules, s, event(a));
    case Verb::Refill:
      return refill(rules, s, bundle(a));
    case Verb::Timeout:
      s.clock = other(a);
      return;
    case Verb::Remove:
      return leave(rules, s, other(a));
  }
}

constexpr void apply(const Rules& rules, State& s, Action a) {
  play(rules, s, a);
  release_clock(s);
}

}  // namespace longroad::struggle
