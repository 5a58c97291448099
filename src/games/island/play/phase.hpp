/// Which verbs of the player to move belong to a phase, and what comes first where they do not.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/play/hooks.hpp"
#include "games/island/rules/places.hpp"

namespace longroad::island::detail {

/// What a phase waits for, as a refusal of everything else.
constexpr Refusal comes_first(const Rules& rules, const State& s) {
  switch (s.phase) {
    case Phase::Opening:
      return settlement_without_road(rules, s, owner(s.turn)).is_none() ? refuse("place_settlement_first")
                                                                        : refuse("place_road_first");
    case Phase::Roll:
      return refuse("roll_first");
    case Phase::Discard:
      return refuse("discard_first");
    case Phase::Robber:
      return refuse("robber_first");
    case Phase::Steal:
      return refuse("steal_first");
    case Phase::Roads:
      return refuse("free_roads_first");
    case Phase::Trade:
      return refuse("offer_open");
    case Phase::Main:
      return refuse("not_now");
    case Phase::Dice:
    case Phase::Stolen:
    case Phase::Draw:
      return refuse("chance_due");
    case Phase::Over:
      return refuse("game_over");
  }
  return hook::comes_first(rules, s);
}

/// Whether the game knows this verb at all.
constexpr bool is_played_here(const Rules& rules, Verb v) {
  return !is_own(v) || variant_of(v) == rules.variant;
}

/// Whether a verb of whoever is to act belongs to this phase.
constexpr bool belongs(const Rules& rules, const State& s, Verb v) {
  const bool main = s.phase == Phase::Main;
  const bool between = main || (s.phase == Phase::Roll && !hook::between_rolls(rules, s));
  switch (v) {
    case Verb::Settle:
      return main || s.phase == Phase::Opening;
    case Verb::Road:
      return main || s.phase == Phase::Opening || s.phase == Phase::Roads;
    case Verb::City:
    case Verb::Buy:
    case Verb::Bank:
    case Verb::Offer:
    case Verb::End:
      return main;
    case Verb::Roll:
      return s.phase == Phase::Roll;
    case Verb::Knight:
    case Verb::Roads:
    case Verb::Plenty:
    case Verb::Monopoly:
      return between;
    case Verb::Robber:
      return s.phase == Phase::Robber;
    case Verb::Steal:
      return s.phase == Phase::Steal;
    case Verb::Done:
      return s.phase == Phase::Roads && s.free_roads == 1;
    case Verb::Trade:
    case Verb::Withdraw:
      return s.phase == Phase::Trade;
    case Verb::Claim:
      return between || s.phase == Phase::Robber || s.phase == Phase::Steal || s.phase == Phase::Roads;
    case Verb::None:
    case Verb::Discard:
    case Verb::Accept:
    case Verb::Refuse:
    case Verb::Counter:
    case Verb::Dice:
    case Verb::Stolen:
    case Verb::Draw:
    case Verb::Remove:
    case Verb::Timeout:
    case Verb::Undo:
      return false;
  }
  return hook::belongs(rules, s, v);
}

/// A verb out of place: what comes first, or what is missing for it.
constexpr Refusal misplaced(const Rules& rules, const State& s, Verb v) {
  if (s.phase == Phase::Main) {
    if (v == Verb::Roll) return refuse("rolled_already");
    if (v == Verb::Trade || v == Verb::Withdraw) return refuse("no_offer");
    if (const Refusal own = is_own(v) ? hook::misplaced(rules, v) : Refusal{}) return own;
  }
  return comes_first(rules, s);
}

}  // namespace longroad::island::detail
