/// Taking back (2.13, 2.14): until the next line begins, its owner may put the piece, robber or
/// bank card just placed elsewhere, or choose a year of plenty anew; by an option also use the cards for
/// something else, or not at all. The position before is restored and the new line played. Undoing whole
/// lines needs no more than the positions before them, which whoever plays the game keeps (games/erased.hpp).
#pragma once

#include "games/island/rules/duo.hpp"
#include "games/island/rules/production.hpp"
#include "games/island/rules/soccer.hpp"

namespace longroad::island {

/// Notes, before a revisable line is played, what its taking back will need.
constexpr void remember(State& s, Action a) {
  if (a.manner() == Manner::Clock) return;
  s.last = {a, s.phase, s.free_roads, s.longest_road, s.robber, 0, 0};
}

/// Pays a price to the bank; a negative direction gives it back.
constexpr void pay(State& s, Seat seat, Bundle price) {
  s.hand[seat.index] -= price;
  s.bank += price;
}
constexpr void repay(State& s, Seat seat, Bundle price) {
  s.bank -= price;
  s.hand[seat.index] += price;
}

namespace detail {

constexpr void lift_road(const Rules& rules, State& s, Owner o, EdgeId e) {
  s.roads[o.index].remove(e);
  measure_road(rules, s, o);
}

constexpr void lift_settlement(const Rules& rules, State& s, Owner o, NodeId n) {
  s.settlements[o.index].remove(n);
  s.buildings.remove(n);
  measure_roads_at(rules, s, n, o);
}

constexpr void undo_road(const Rules& rules, State& s, Seat seat, EdgeId e) {
  lift_road(rules, s, owner(seat), e);
  if (s.last.phase == Phase::Main) repay(s, seat, kRoadPrice);
}

constexpr void undo_settlement(const Rules& rules, State& s, Seat seat, NodeId n) {
  lift_settlement(rules, s, owner(seat), n);
  if (s.last.phase == Phase::Main) repay(s, seat, kSettlementPrice);
  unpay_opening(rules, s, seat, n, s.last.paid);
}

constexpr void undo_city(State& s, Seat seat, NodeId n) {
  s.cities[seat.index].remove(n);
  s.settlements[seat.index].add(n);
  repay(s, seat, kCityPrice);
}

/// What was owed before a neutral piece was placed is owed again.
constexpr void undo_neutral(const Rules& rules, State& s, Action a) {
  const bool road = piece_of(a) == Piece::Road;
  if (road)
    lift_road(rules, s, neutral_of(a), neutral_edge(a));
  else
    lift_settlement(rules, s, neutral_of(a), neutral_node(a));
  s.duo.owed = owed_for(rules, s, road ? Owed::Road : Owed::Settlement);
}

constexpr void undo_bank(State& s, Seat seat, Action a) {
  pay(s, seat, Bundle::of(bank_take(a)));
  repay(s, seat, Bundle::of(bank_give(a), bank_lot(a)));
}

constexpr void undo_plenty(State& s, Seat seat, Bundle taken) {
  pay(s, seat, taken);
  s.cards[seat.index] += Cards::of(Card::Plenty);
  s.played[seat.index] -= Cards::of(Card::Plenty);
  s.card_played = false;
}

/// What is done again in the same kind ends a standstill and makes a matchday due as well; anything else
/// may not.
constexpr void undo_counts(const Rules& rules, State& s, const Last& last) {
  const Verb v = verb(last.action);
  const bool building = v == Verb::Settle || v == Verb::City;
  if (rules.variant == Variant::Duo && (building || v == Verb::Road)) s.idle = last.before;
  if (rules.variant == Variant::Soccer && building) s.soccer.due = last.before != 0;
}

}  // namespace detail

/// Whether a line spends cards.
constexpr bool spends(Verb v) {
  return v == Verb::Road || v == Verb::Settle || v == Verb::City || v == Verb::Buy || v == Verb::Bank;
}

/// What a line costs that spends cards in the middle of a turn.
constexpr Bundle price_of(Action a) {
  switch (verb(a)) {
    case Verb::Road:
      return kRoadPrice;
    case Verb::Settle:
      return kSettlementPrice;
    case Verb::City:
      return kCityPrice;
    case Verb::Buy:
      return kCardPrice;
    case Verb::Bank:
      return Bundle::of(bank_give(a), bank_lot(a));
    default:
      return {};
  }
}

/// Whether a line may take the place of the last one: another choice of the same kind, where a bank trade
/// keeps what was given, or by an option whatever else the cards could have been spent on.
constexpr bool may_replace(const Rules& rules, Action last, Action a) {
  if (a == last || rules.take_back == TakeBack::None) return false;
  if (rules.take_back == TakeBack::Any && spends(verb(last)) && spends(verb(a))) return true;
  return verb(a) == verb(last) && (verb(a) != Verb::Bank || bank_give(a) == bank_give(last));
}

/// Whether a line may be undone as a whole, where lines are: it reveals nothing, and the turn goes on.
constexpr bool can_be_undone(const Rules& rules, Action a) {
  if (rules.take_back != TakeBack::Undo || a.manner() != Manner::Plain) return false;
  switch (verb(a)) {
    case Verb::Road:
    case Verb::Settle:
    case Verb::City:
    case Verb::Bank:
    case Verb::Robber:
    case Verb::Plenty:
    case Verb::Neutral:
      return true;
    default:
      return false;
  }
}

/// The position before the line that may be taken back.
[[gnu::noinline]] constexpr void restore(const Rules& rules, State& s) {
  const Last last = s.last;
  const Seat seat = last.action.seat();
  s.duo.owed = Owed::Nothing;
  switch (verb(last.action)) {
    case Verb::Road:
      detail::undo_road(rules, s, seat, edge_of(last.action));
      break;
    case Verb::Settle:
      detail::undo_settlement(rules, s, seat, node_of(last.action));
      break;
    case Verb::City:
      detail::undo_city(s, seat, node_of(last.action));
      break;
    case Verb::Bank:
      detail::undo_bank(s, seat, last.action);
      break;
    case Verb::Robber:
      s.robber = last.robber;
      break;
    case Verb::Neutral:
      detail::undo_neutral(rules, s, last.action);
      break;
    case Verb::Plenty:
      detail::undo_plenty(s, seat, bundle_of(last.action));
      break;
    default:
      break;
  }
  if (rules.variant == Variant::Duo) s.duo.tokens[seat.index] -= last.gained;
  if (rules.variant == Variant::Soccer) s.soccer.shots[seat.index] -= last.gained;
  if (rules.take_back == TakeBack::Any) detail::undo_counts(rules, s, last);
  repay(s, seat, s.forgone.cards());
  s.longest_road = last.longest_road;
  s.free_roads = last.free_roads;
  s.phase = last.phase;
  s.turn = seat;
  if (s.phase == Phase::Opening) s.number = 0;
  s.last = {};
  s.forgone = {};
}

/// What was spent on the last line and may be spent on another instead (2.14); in the first revision all of
/// it went back to the hand.
constexpr Bundle just_spent(const Rules& rules, const State& s) {
  const bool any = rules.take_back == TakeBack::Any && rules.revision >= 2;
  if (!any || s.last.phase != Phase::Main) return {};
  return price_of(s.last.action) + s.forgone.cards();
}

/// Cards that stay spent beside the price of the last line.
constexpr void forgo(State& s, Seat seat, Bundle cards) {
  pay(s, seat, cards);
  if (verb(s.last.action) != Verb::None) s.forgone = Forgone::of(cards);
}

/// Of what had been spent, the new line has used its price; the rest stays spent.
constexpr void forgo_rest(State& s, Action a, Bundle spent) { forgo(s, a.seat(), spent.beyond(price_of(a))); }

}  // namespace longroad::island
