/// Taking back (2.13, 2.14): until the next line begins, its owner may put the piece, robber or
/// bank card just placed elsewhere, or choose a year of plenty anew; by an option also use the cards for
/// something else, or not at all. The position before is restored and the new line played. Undoing whole
/// lines needs no more than the positions before them, which whoever plays the game keeps (games/faced.hpp).
#pragma once

#include "games/island/play/hooks.hpp"
#include "games/island/rules/pieces.hpp"
#include "games/island/rules/production.hpp"

namespace longroad::island {

namespace detail {

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
      return true;
    default:
      return is_own(verb(a)) && hook::is_placement(rules, verb(a));
  }
}

/// The position before the line that may be taken back.
[[gnu::noinline]] constexpr void restore(const Rules& rules, State& s) {
  const Last last = s.last;
  const Seat seat = last.action.seat();
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
    case Verb::Plenty:
      detail::undo_plenty(s, seat, bundle_of(last.action));
      break;
    default:
      break;
  }
  hook::restore(rules, s, last);
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
