#include "games/island/text/position_check.hpp"

#include "games/island/play/apply.hpp"
#include "games/island/play/check.hpp"
#include "games/island/text/words.hpp"
#include "games/island/words/line_places.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

std::string seat_name(int i) { return "Seat " + std::to_string(i + 1); }

std::string too_many(const Rules& rules, const State& s, Owner o) {
  const bool neutral = o.index >= rules.players;
  const std::string who = neutral ? "Neutral player " + std::string(neutral_name(o)) : seat_name(o.index);
  if (roads_left(s, o) < 0) return who + " has more than 15 roads.";
  if (settlements_left(s, o) < 0) return who + " has more than five settlements.";
  if (cities_left(s, o) < 0) return who + " has more than four cities.";
  return {};
}

/// Every road leads to a building of its owner. A foreign building may have cut it off since.
std::string hanging_road(const Rules& rules, const State& s, Owner o) {
  NodeSet reached = s.buildings_of(o);
  EdgeSet rest = s.roads[o.index];
  for (bool grew = true; grew;) {
    grew = false;
    rest.for_each([&](EdgeId e) {
      if ((rules.topology().edge_node_set[e.index] & reached).empty()) return;
      reached |= rules.topology().edge_node_set[e.index];
      rest.remove(e);
      grew = true;
    });
  }
  if (rest.empty()) return {};
  return "The road " + text(rules.topology(), rest.first()) + " hangs in the air.";
}

std::string too_close_buildings(const Rules& rules, const State& s) {
  std::string found;
  s.buildings.for_each([&](NodeId n) {
    const NodeSet near = rules.topology().node_neighbours[n.index] & s.buildings;
    if (found.empty() && !near.empty())
      found = "The buildings on nodes " + std::to_string(n.index) + " and " +
              std::to_string(near.first().index) + " are too close.";
  });
  return found;
}

/// The road that pays for itself out of the bank when the line is lifted again, and so on: what
/// `restore` will move must be there.
bool can_restore(const Rules& rules, const State& s) {
  const Last& last = s.last;
  const Seat seat = last.action.seat();
  if (last.action.manner() != Manner::Plain || seat.index >= rules.players) return false;
  if (!with_variant(rules.variant, [&]<class P>() { return P::Words::can_restore(rules, s); })) return false;
  const bool paid = last.phase == Phase::Main;
  if (const Bundle forgone = s.forgone.cards(); !forgone.empty()) {
    const bool kept = rules.take_back == TakeBack::Any && rules.revision >= 2 && paid;
    if (!kept || !s.bank.covers(forgone + price_of(last.action))) return false;
  }
  switch (verb(last.action)) {
    case Verb::Road:
      return s.roads[seat.index].has(edge_of(last.action)) && (!paid || s.bank.covers(kRoadPrice));
    case Verb::Settle: {
      Bundle cards;
      int bits = last.paid;
      bool producing = true;
      rules.topology().node_hexes[node_of(last.action).index].for_each([&](HexId h) {
        const Terrain terrain = rules.board.terrain[h.index];
        if (bits & 1) {
          producing &= produces(terrain);
          if (produces(terrain)) cards += Bundle::of(product(terrain));
        }
        bits >>= 1;
      });
      return s.settlements[seat.index].has(node_of(last.action)) && producing && bits == 0 &&
             s.hand[seat.index].covers(cards) && (!paid || s.bank.covers(kSettlementPrice));
    }
    case Verb::City:
      return s.cities[seat.index].has(node_of(last.action)) && s.bank.covers(kCityPrice);
    case Verb::Bank:
      return s.hand[seat.index][bank_take(last.action)] > 0 &&
             s.bank.covers(Bundle::of(bank_give(last.action), bank_lot(last.action)));
    case Verb::Robber:
      return true;
    case Verb::Plenty:
      return rules.revision >= 2 && s.card_played && s.played[seat.index][Card::Plenty] > 0 &&
             s.hand[seat.index].covers(bundle_of(last.action));
    default:
      return with_variant(rules.variant, [&]<class P>() { return P::Words::can_restore_own(s); });
  }
}

}  // namespace

std::string impossible_pieces(const Rules& rules, const State& s) {
  for (int i = 0; i < rules.owners; ++i)
    if (std::string fault = too_many(rules, s, Owner::of(i)); !fault.empty()) return fault;
  if (std::string fault = too_close_buildings(rules, s); !fault.empty()) return fault;
  for (int i = 0; i < rules.owners; ++i)
    if (std::string fault = hanging_road(rules, s, Owner::of(i)); !fault.empty()) return fault;
  return {};
}

std::string impossible_opening(const Rules& rules, const State& s) {
  const bool first = in_first_round(s, s.turn);
  for (int i = 0; i < rules.players; ++i) {
    const int settlements = s.settlements[i].size();
    const int roads = s.roads[i].size();
    const bool before = first ? i < s.turn.index : i > s.turn.index;
    const int due = (first ? 0 : 1) + (before ? 1 : 0);
    const bool bare_allowed = i == s.turn.index;
    const bool fits = roads == due && (settlements == due || (bare_allowed && settlements == due + 1));
    const bool left = s.has_left(Seat::of(i)) && settlements <= 2 && roads <= settlements;
    if (!s.cities[i].empty() || (!fits && !left))
      return seat_name(i) + " has not placed what the opening's order says.";
  }
  return {};
}

namespace {

/// What a variant changes of what fits a turn.
struct Fits {
  bool removes_knights;
  bool winner_has_points;
  bool outlasts_leaving;
  bool keeps_free_roads;
};
Fits fits_of(const Rules& rules, const State& s) {
  return with_variant(rules.variant, [&]<class P>() {
    using W = typename P::Words;
    return Fits{W::kRemovesKnights, W::kWinnerHasPoints, W::kOutlastsLeaving && is_own(s.phase),
                W::keeps_free_roads(s)};
  });
}

}  // namespace

std::string impossible_turn(const Rules& rules, const State& s) {
  const Fits fits = fits_of(rules, s);
  for (int i = 0; i < rules.players; ++i)
    if (!fits.removes_knights && s.retired[i] > 0) return "No knight leaves the base game.";
  const bool is_discard = s.phase == Phase::Discard;
  for (int i = 0; i < rules.players; ++i)
    if (s.owes[i] > s.hand[i].size()) return seat_name(i) + " owes more cards than it has.";
  for (int i = 0; i < rules.players; ++i)
    if (s.owes[i] > 0 && s.has_left(Seat::of(i))) return seat_name(i) + " has left and owes nothing.";
  if (anyone_owes(s) != is_discard) return "Discards are owed in the phase discard and only there.";
  const bool goes_on_without = s.phase == Phase::Over || is_discard || fits.outlasts_leaving;
  if (s.has_left(s.turn) && !goes_on_without) return "It is the turn of a seat that has left.";
  const bool after_free_road = fits.keeps_free_roads && s.free_roads <= 1;
  if ((s.phase == Phase::Roads) != (s.free_roads > 0) && !after_free_road)
    return "Free roads belong to the phase roads and only there.";
  if ((s.phase == Phase::Stolen) != !s.victim.is_none())
    return "A victim belongs to the phase stolen and only there.";
  if (!s.winner.is_none() && s.phase != Phase::Over) return "There is a winner, but the game is not over.";
  const bool alone = rules.revision >= 2 && s.winner == only_seat(rules, s);
  const bool won = alone || (!s.winner.is_none() && points(rules, s, s.winner) >= rules.target);
  if (fits.winner_has_points && !s.winner.is_none() && !won) return "The winner has too few points.";
  if (!s.fresh.empty() && !s.rolled) return "Nobody has bought a card before the roll.";
  const bool by_card = s.phase == Phase::Robber || s.phase == Phase::Steal || s.phase == Phase::Stolen ||
                       s.phase == Phase::Roads;
  const bool begun = s.rolled || hook::between_rolls(rules, s);
  if (by_card && !begun && !s.card_played) return "Before the roll only a development card leads here.";
  switch (s.phase) {
    case Phase::Roads:
      return can_place_road(rules, s, owner(s.turn)) ? "" : "There is no place for a free road.";
    case Phase::Steal:
      return victims(rules, s).empty() ? "There is nobody to steal from." : "";
    case Phase::Stolen:
      return victims(rules, s).has(s.victim) ? "" : "The victim can't be stolen from.";
    case Phase::Draw:
      if (!s.rolled) return "Development cards are bought after the roll.";
      return s.deck.empty() ? "There is no development card to draw." : "";
    case Phase::Main:
      return s.rolled ? "" : "The phase main comes after the roll.";
    case Phase::Dice:
    case Phase::Roll:
      return s.rolled ? "The dice have been rolled, so the phase is main." : "";
    case Phase::Discard:
      return begun ? "" : "Discards come after a roll.";
    case Phase::Trade:
      return s.rolled ? "" : "Offers come after the roll.";
    case Phase::Opening:
    case Phase::Robber:
    case Phase::Over:
      return {};
  }
  return {};
}

std::string impossible_last(const Rules& rules, const State& s) {
  if (verb(s.last.action) == Verb::None) return {};
  State again = s;
  if (can_restore(rules, s)) {
    restore(rules, again);
    if (impossible_turn(rules, again).empty() && !check(rules, again, s.last.action)) {
      apply(rules, again, s.last.action);
      const Seat seat = s.last.action.seat();
      if (again.hand[seat.index].covers(s.forgone.cards())) forgo(again, seat, s.forgone.cards());
      if (again == s) return {};
    }
  }
  return "What 'last' names can't have been the last line.";
}

}  // namespace longroad::island
