/// Which verbs of the player to move belong to a phase, and what comes first where they do not.
#pragma once

#include "games/island/check/price.hpp"
#include "games/island/rules/duo.hpp"
#include "games/island/rules/matchday.hpp"

namespace longroad::island::detail {

/// What a phase waits for, as a refusal of everything else.
constexpr Refusal comes_first(const Rules& rules, const State& s) {
  switch (s.phase) {
    case Phase::Opening:
      return no(settlement_without_road(rules, s, owner(s.turn)).is_none() ? Rule::PlaceSettlementFirst
                                                                           : Rule::PlaceRoadFirst);
    case Phase::Roll:
      return no(Rule::RollFirst);
    case Phase::Discard:
      return no(Rule::DiscardFirst);
    case Phase::Robber:
      return no(Rule::RobberFirst);
    case Phase::Steal:
      return no(Rule::StealFirst);
    case Phase::Roads:
      return no(Rule::FreeRoadsFirst);
    case Phase::Trade:
      return no(Rule::OfferOpen);
    case Phase::Neutral:
      return no(Rule::NeutralFirst);
    case Phase::Give:
      return no(Rule::GiveFirst, opponent(s.turn));
    case Phase::Doubles:
      return no(Rule::DoublesFirst, matchday_actor(rules, s));
    case Phase::Reward:
      return no(Rule::RewardFirst, matchday_actor(rules, s));
    case Phase::Main:
      return no(Rule::NotNow);
    case Phase::Dice:
    case Phase::Stolen:
    case Phase::Draw:
    case Phase::Taken:
    case Phase::RewardDraw:
      return no(Rule::ChanceDue);
    case Phase::Match:
      return no(Rule::ShotsDue);
    case Phase::Over:
      return no(Rule::GameOver);
  }
  return no(Rule::NotNow);
}

/// Whether the game knows this verb at all.
constexpr bool is_played_here(const Rules& rules, Verb v) {
  if (v < Verb::Neutral) return true;
  return rules.variant == (v < Verb::Train ? Variant::Duo : Variant::Soccer);
}

/// Whether a verb of whoever is to act belongs to this phase.
constexpr bool belongs(const State& s, Verb v) {
  const bool main = s.phase == Phase::Main;
  const bool between = main || (s.phase == Phase::Roll && !between_rolls(s));
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
    case Verb::Force:
    case Verb::Banish:
    case Verb::Retire:
    case Verb::Train:
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
    case Verb::Neutral:
      return s.phase == Phase::Neutral;
    case Verb::Give:
      return s.phase == Phase::Give;
    case Verb::Score:
    case Verb::Ignore:
      return s.phase == Phase::Doubles;
    case Verb::Reward:
      return s.phase == Phase::Reward;
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
    case Verb::Taken:
    case Verb::Shots:
    case Verb::Remove:
    case Verb::Timeout:
    case Verb::Undo:
      return false;
  }
  return false;
}

/// A verb out of place: what comes first, or what is missing for it.
constexpr Refusal misplaced(const Rules& rules, const State& s, Verb v) {
  if (s.phase == Phase::Main) {
    if (v == Verb::Roll) return no(Rule::RolledAlready);
    if (v == Verb::Trade || v == Verb::Withdraw) return no(Rule::NoOffer);
    if (v == Verb::Neutral || v == Verb::Give) return no(Rule::NothingOwed);
    if (v == Verb::Score || v == Verb::Ignore || v == Verb::Reward) return no(Rule::NoMatchday);
  }
  return comes_first(rules, s);
}

}  // namespace longroad::island::detail
