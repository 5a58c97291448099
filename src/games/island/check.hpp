/// Why a line is refused: the rule that it breaks. Nothing is changed.
#pragma once

#include "games/island/chance.hpp"
#include "notation/refusal.hpp"

namespace longroad::island {

namespace detail {

constexpr Refusal no(Rule rule) { return Refusal{.rule = rule}; }
constexpr Refusal no(Rule rule, Seat seat, int number = 0) {
  return Refusal{.rule = rule, .seat = seat, .number = static_cast<std::uint8_t>(number)};
}
constexpr Refusal no(Rule rule, Resource r, int number = 0) {
  return Refusal{.rule = rule, .number = static_cast<std::uint8_t>(number), .resource = r};
}

constexpr Refusal check_price(Bundle hand, Bundle price) {
  if (hand.covers(price)) return {};
  Bundle missing;
  Bundle::for_each_kind([&](Resource r) {
    if (price[r] > hand[r]) missing += Bundle::of(r, price[r] - hand[r]);
  });
  return Refusal{.rule = Rule::CannotPay, .cards = missing};
}

/// The neighbour's building that a new one would be too close to; none if there is none.
constexpr Refusal check_distance(const Rules& rules, const State& s, NodeId n) {
  if (s.buildings.has(n)) return no(Rule::NodeTaken);
  if (!(rules.topology.node_neighbours[n.index] & s.buildings).empty()) return no(Rule::TooClose);
  return {};
}

constexpr Refusal check_opening_settle(const Rules& rules, const State& s, NodeId n) {
  if (!settlement_without_road(rules, s, owner(s.turn)).is_none()) return no(Rule::PlaceRoadFirst);
  return check_distance(rules, s, n);
}

constexpr Refusal check_settle(const Rules& rules, const State& s, Action a) {
  const NodeId n = node_of(a);
  if (s.phase == Phase::Opening) return check_opening_settle(rules, s, n);
  const Owner own = owner(a.seat());
  if (settlements_left(s, own) <= 0) return no(Rule::NoSettlementsLeft);
  if (const Refusal r = check_distance(rules, s, n)) return r;
  if (!settlement_places(rules, s, own).has(n)) return no(Rule::NotConnected);
  return check_price(s.hand[a.seat().index], kSettlementPrice);
}

/// Why an empty edge is out of reach: somebody's building stands between, or nothing is near.
constexpr Refusal explain_reach(const Rules& rules, const State& s, Owner own, EdgeId e) {
  const NodeSet near = touched_by(rules.topology, s.roads[own.index]) & rules.topology.edge_node_set[e.index];
  if (near.empty()) return no(Rule::NotConnected);
  Seat blocker{};
  for (int i = 0; i < rules.owners; ++i)
    if (!(s.buildings_of(Owner::of(i)) & near).empty()) blocker = Seat::of(i);
  return no(Rule::PastBuilding, blocker);
}

constexpr Refusal check_opening_road(const Rules& rules, const State& s, EdgeId e) {
  const NodeId bare = settlement_without_road(rules, s, owner(s.turn));
  if (bare.is_none()) return no(Rule::PlaceSettlementFirst);
  if (s.all_roads().has(e)) return no(Rule::EdgeTaken);
  return opening_road_places(rules, s, bare).has(e) ? Refusal{} : no(Rule::TouchNewSettlement);
}

constexpr Refusal check_road(const Rules& rules, const State& s, Action a) {
  const EdgeId e = edge_of(a);
  if (s.phase == Phase::Opening) return check_opening_road(rules, s, e);
  const Owner own = owner(a.seat());
  if (roads_left(s, own) <= 0) return no(Rule::NoRoadsLeft);
  if (s.all_roads().has(e)) return no(Rule::EdgeTaken);
  if (!road_places(rules, s, own).has(e)) return explain_reach(rules, s, own, e);
  return s.phase == Phase::Roads ? Refusal{} : check_price(s.hand[a.seat().index], kRoadPrice);
}

constexpr Refusal check_city(const State& s, Action a) {
  if (!s.settlements[a.seat().index].has(node_of(a))) return no(Rule::NotYourSettlement);
  if (cities_left(s, owner(a.seat())) <= 0) return no(Rule::NoCitiesLeft);
  return check_price(s.hand[a.seat().index], kCityPrice);
}

constexpr Refusal check_robber(const Rules& rules, const State& s, Action a) {
  if (hex_of(a).is_none() || !rules.robber_hexes.has(hex_of(a))) return no(Rule::NotForRobber);
  return robber_places(rules, s).has(hex_of(a)) ? Refusal{} : no(Rule::SameHex);
}

constexpr Refusal check_steal(const Rules& rules, const State& s, Action a) {
  return victims(rules, s).has(seat_of(a)) ? Refusal{} : no(Rule::NotAVictim, seat_of(a));
}

constexpr Refusal check_buy(const State& s, Action a) {
  if (s.deck.empty()) return no(Rule::StackEmpty);
  return check_price(s.hand[a.seat().index], kCardPrice);
}

constexpr Refusal check_card(const State& s, Card card) {
  if (s.cards[s.turn.index][card] == 0) return no(Rule::NoSuchCard);
  if (s.card_played) return no(Rule::OneCardATurn);
  return s.playable()[card] == 0 ? no(Rule::FreshCard) : Refusal{};
}

constexpr Refusal check_roads_card(const Rules& rules, const State& s) {
  if (const Refusal r = check_card(s, Card::Roads)) return r;
  return can_place_road(rules, s, owner(s.turn)) ? Refusal{} : no(Rule::NoPlaceForRoad);
}

constexpr Refusal check_bank_has(const State& s, Bundle want) {
  Refusal refusal;
  Bundle::for_each_kind([&](Resource r) {
    if (!refusal && want[r] > s.bank[r]) refusal = no(Rule::BankShort, r, s.bank[r]);
  });
  return refusal;
}

constexpr Refusal check_plenty(const State& s, Action a) {
  if (const Refusal r = check_card(s, Card::Plenty)) return r;
  if (s.bank.empty()) return no(Rule::BankEmpty);
  const Bundle want = bundle_of(a);
  if (s.bank.size() == 1 && want.size() != 1) return no(Rule::TakeOne);
  if (s.bank.size() > 1 && want.size() != 2) return no(Rule::TakeTwo);
  return check_bank_has(s, want);
}

constexpr Refusal check_bank(const Rules& rules, const State& s, Action a) {
  const Resource give = bank_give(a);
  if (give == bank_take(a)) return no(Rule::SameResource);
  const int rate = bank_rate(rules, s, a.seat(), give);
  if (bank_lot(a) != rate) return no(Rule::WrongRate, give, rate);
  if (const Refusal r = check_price(s.hand[a.seat().index], Bundle::of(give, rate))) return r;
  return check_bank_has(s, Bundle::of(bank_take(a)));
}

constexpr Refusal check_terms(Action a) {
  if (is_on_both_sides(a)) return no(Rule::BothSides);
  return is_deal(terms_of(a)) ? Refusal{} : no(Rule::EmptySide);
}

/// Making an offer promises nothing, so it needs no cards; answering and closing do.
constexpr Refusal check_offer(const Rules& rules, const State& s, Action a) {
  if (const Refusal r = check_terms(a)) return r;
  const SeatSet others = askable(rules, s);
  if (others.empty()) return no(Rule::NobodyToAsk);
  const SeatSet refused = offered_to(a) - others;
  return refused.empty() ? Refusal{} : no(Rule::NotAskable, refused.first());
}

constexpr Refusal check_accept(const State& s, Seat seat) {
  return check_price(s.hand[seat.index], s.offer.terms.wants());
}

constexpr Refusal check_counter(const State& s, Action a) {
  if (const Refusal r = check_terms(a)) return r;
  return check_price(s.hand[a.seat().index], terms_of(a).gives());
}

constexpr Refusal check_trade(const Rules& rules, const State& s, Action a) {
  const Seat partner = seat_of(a);
  if (partner.index >= rules.players || !is_willing(s.offer, partner)) return no(Rule::NotAccepted, partner);
  const Terms terms = terms_with(s.offer, partner);
  if (const Refusal r = check_price(s.hand[s.turn.index], terms.gives())) return r;
  return s.hand[partner.index].covers(terms.wants()) ? Refusal{} : no(Rule::PartnerCannotPay, partner);
}

constexpr Refusal check_claim(const Rules& rules, const State& s) {
  if (rules.claim == Claim::Auto) return no(Rule::ClaimIsAutomatic);
  const int held = points(rules, s, s.turn);
  return held >= rules.target ? Refusal{} : no(Rule::TooFewPoints, s.turn, held);
}

constexpr Refusal check_discard(const State& s, Action a) {
  if (s.hand[a.seat().index][resource_of(a)] > 0) return {};
  return {.rule = Rule::HasNoSuchCard, .seat = a.seat(), .resource = resource_of(a)};
}

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
    case Phase::Main:
      return no(Rule::NotNow);
    case Phase::Dice:
    case Phase::Stolen:
    case Phase::Draw:
      return no(Rule::ChanceDue);
    case Phase::Over:
      return no(Rule::GameOver);
  }
  return no(Rule::NotNow);
}

/// Whether a verb of the player to move belongs to this phase.
constexpr bool belongs(const State& s, Verb v) {
  const bool main = s.phase == Phase::Main;
  const bool between = main || s.phase == Phase::Roll;
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
      return false;
  }
  return false;
}

/// A verb out of place: what comes first, or what is missing for it.
constexpr Refusal misplaced(const Rules& rules, const State& s, Verb v) {
  if (s.phase == Phase::Main) {
    if (v == Verb::Roll) return no(Rule::RolledAlready);
    if (v == Verb::Trade || v == Verb::Withdraw) return no(Rule::NoOffer);
  }
  return comes_first(rules, s);
}

constexpr Refusal check_own_turn(const Rules& rules, const State& s, Action a) {
  if (!belongs(s, verb(a))) return misplaced(rules, s, verb(a));
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
      return {};
  }
}

/// Discards and answers, which come from several seats in any order.
constexpr bool is_answer(Verb v) {
  return v == Verb::Discard || v == Verb::Accept || v == Verb::Refuse || v == Verb::Counter;
}

constexpr Refusal check_answer(const State& s, Action a) {
  const Seat seat = a.seat();
  if (verb(a) == Verb::Discard)
    return s.phase == Phase::Discard && s.owes[seat.index] > 0 ? check_discard(s, a) : no(Rule::NothingOwed);
  if (s.phase != Phase::Trade) return no(Rule::NoOffer);
  if (!s.offer.asks(seat)) return no(Rule::NotAddressed);
  if (!owes_answer(s, seat)) return no(Rule::AnsweredAlready);
  if (verb(a) == Verb::Accept) return check_accept(s, seat);
  return verb(a) == Verb::Counter ? check_counter(s, a) : Refusal{};
}

constexpr Refusal check_seat(const Rules& rules, const State& s, Action a) {
  if (a.seat().index >= rules.players) return no(Rule::NotInThisGame, a.seat());
  if (s.has_left(a.seat())) return no(Rule::SeatLeft, a.seat());
  if (clock_acts(s)) return no(Rule::ClockRanOut, s.clock);
  if (chance_due(s)) return no(Rule::ChanceDue);
  if (is_answer(verb(a))) return check_answer(s, a);
  if (a.seat() != s.turn) return no(Rule::NotYourTurn, s.turn);
  return check_own_turn(rules, s, a);
}

/// Chance lines and the clock's steps are allowed exactly where they are among the outcomes.
constexpr Refusal check_chance(const Rules& rules, const State& s, Action a) {
  if (!chance_due(s)) return no(a.manner() == Manner::Clock ? Rule::ClockRunsStill : Rule::NothingToChance);
  Outcomes possible;
  outcomes(rules, s, possible);
  Rule broken = Rule::NothingToChance;
  for (const Outcome& o : possible) {
    if (o.action == a) return {};
    if (verb(o.action) == verb(a) && o.action.manner() == a.manner()) broken = Rule::NotDrawable;
  }
  return no(broken);
}

constexpr Refusal check_remove(const Rules& rules, const State& s, Seat seat) {
  if (seat.index >= rules.players) return no(Rule::NotInThisGame, seat);
  return s.has_left(seat) ? no(Rule::SeatLeft, seat) : Refusal{};
}

/// Never in the opening. The player to move, or whoever owes something in another's turn.
constexpr Refusal check_timeout(const Rules& rules, const State& s, Seat seat) {
  if (const Refusal r = check_remove(rules, s, seat)) return r;
  if (s.phase == Phase::Opening) return no(Rule::NotInOpening);
  if (!s.clock.is_none()) return no(Rule::ClockRanOut, s.clock);
  return seat == s.turn || owes_anything(s, seat) ? Refusal{} : no(Rule::NotYourTurn, s.turn);
}

}  // namespace detail

constexpr Refusal check(const Rules& rules, const State& s, Action a);

namespace detail {

constexpr Refusal check_revise(const Rules& rules, const State& s, Action a) {
  const Action last = s.last.action;
  if (verb(last) == Verb::None) return no(Rule::NothingToRevise);
  if (a.seat() != last.seat()) return no(Rule::NotYoursToRevise, last.seat());
  const Action plain = a.in(Manner::Plain);
  if (plain == last) return no(Rule::ReviseDiffers);
  if (!same_choice(plain, last)) return no(Rule::ReviseSameKind);
  State before = s;
  restore(rules, before);
  return check(rules, before, plain);
}

}  // namespace detail

/// Why the line is refused; `Rule::Ok` if it may be applied.
constexpr Refusal check(const Rules& rules, const State& s, Action a) {
  using namespace detail;
  if (s.phase == Phase::Over) return no(Rule::GameOver);
  if (a.manner() == Manner::Revise) return check_revise(rules, s, a);
  if (verb(a) == Verb::Remove) return check_remove(rules, s, seat_of(a));
  if (verb(a) == Verb::Timeout) return check_timeout(rules, s, seat_of(a));
  if (a.manner() == Manner::Clock || a.seat().is_none()) return check_chance(rules, s, a);
  return check_seat(rules, s, a);
}

}  // namespace longroad::island
