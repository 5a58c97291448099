/// The two-player game: two rolls a turn, free builds for the neutral players, trade tokens.
#pragma once

#include "base/random.hpp"
#include "games/island/rules/pieces.hpp"

namespace longroad::island {

constexpr Duo& duo(State& s) { return part<DuoPart>(s); }
constexpr const Duo& duo(const State& s) { return part<DuoPart>(s); }

constexpr Seat opponent(Seat seat) { return Seat::of(1 - seat.index); }

constexpr void begin_duo(const Rules& rules, State& s) {
  for (int i = 0; i < 2; ++i) {
    duo(s).tokens[i] = rules.duo.tokens.each;
    s.settlements[kFirstNeutral + i].add(rules.duo.neutral[i]);
    s.buildings.add(rules.duo.neutral[i]);
  }
}

// Two rolls

/// Between the rolls nothing but the second is allowed.
constexpr bool between_rolls(const State& s) { return duo(s).first != 0 && !s.rolled; }

/// Counts a roll; false for a second one that equals the first and is rolled again.
constexpr bool count_roll(State& s, int sum) {
  if (duo(s).first == sum) return false;
  s.rolled = duo(s).first != 0;
  if (!s.rolled) duo(s).first = static_cast<std::uint8_t>(sum);
  return true;
}

// Neutral players

constexpr EdgeSet neutral_road_places(const Rules& rules, const State& s, Owner o) {
  return roads_left(s, o) > 0 ? road_places(rules, s, o) : EdgeSet{};
}
constexpr NodeSet neutral_settlement_places(const Rules& rules, const State& s, Owner o) {
  return settlements_left(s, o) > 0 ? settlement_places(rules, s, o) : NodeSet{};
}

/// What a piece just built owes. A settlement without a place becomes a road; what has no place at
/// all lapses.
constexpr Owed owed_for(const Rules& rules, const State& s, Owed piece) {
  bool road = false;
  bool settlement = false;
  for (int i = kFirstNeutral; i < kOwners; ++i) {
    road |= !neutral_road_places(rules, s, Owner::of(i)).empty();
    settlement |= !neutral_settlement_places(rules, s, Owner::of(i)).empty();
  }
  const bool any = rules.duo.neutral_builds == NeutralBuilds::Any;
  if (any && road && settlement) return Owed::Either;
  if ((any || piece == Owed::Settlement) && settlement) return Owed::Settlement;
  return road ? Owed::Road : Owed::Nothing;
}

/// Something was built, so the two do not stand still.
constexpr void stop_idling(const Rules& rules, State& s) {
  if (rules.take_back == TakeBack::Any) s.last.before = duo(s).idle;
  duo(s).idle = 0;
}

/// The neutral build that a piece just built owes comes at once; false where it lapses.
constexpr bool owe_neutral(const Rules& rules, State& s, Owed piece) {
  stop_idling(rules, s);
  duo(s).owed = owed_for(rules, s, piece);
  if (duo(s).owed == Owed::Nothing) return false;
  s.phase = DuoPhase::Neutral;
  return true;
}

/// Calls `f` with every neutral build that pays what is owed.
template <class F>
constexpr void for_each_neutral(const Rules& rules, const State& s, F f) {
  for (int i = kFirstNeutral; i < kOwners; ++i) {
    const Owner o = Owner::of(i);
    if (duo(s).owed != Owed::Settlement)
      neutral_road_places(rules, s, o).for_each([&](EdgeId e) { f(make::neutral(s.turn, o, e)); });
    if (duo(s).owed != Owed::Road)
      neutral_settlement_places(rules, s, o).for_each([&](NodeId n) { f(make::neutral(s.turn, o, n)); });
  }
}

// Trade tokens

constexpr int token_supply(const Rules& rules, const State& s) {
  return rules.duo.tokens.all - duo(s).tokens[0] - duo(s).tokens[1];
}

/// Takes tokens from the supply, as many as it has; returns how many.
constexpr std::uint8_t take_tokens(const Rules& rules, State& s, Seat seat, int wanted) {
  const int supply = token_supply(rules, s);
  const auto taken = static_cast<std::uint8_t>(wanted < supply ? wanted : supply);
  duo(s).tokens[seat.index] += taken;
  return taken;
}

/// What a new settlement earns: on the coast, next to the desert, or both.
constexpr std::uint8_t earn_tokens(const Rules& rules, State& s, Seat seat, NodeId n) {
  const int coast = rules.topology().coast.has(n) ? rules.duo.tokens.coast : 0;
  const int desert = rules.desert_nodes.has(n) ? rules.duo.tokens.desert : 0;
  return take_tokens(rules, s, seat, coast + desert);
}

/// A token action costs more for whoever is ahead.
constexpr int token_price(const Rules& rules, const State& s, Seat seat) {
  const auto counted = [&](Seat who) {
    return rules.duo.token_price == PricePoints::Shown ? shown_points(rules, s, who) : points(rules, s, who);
  };
  const bool ahead = counted(seat) > counted(opponent(seat));
  return ahead ? rules.duo.tokens.ahead : rules.duo.tokens.behind;
}

/// Whether the player to move may take a token action, as far as limit and price go.
constexpr bool may_act(const Rules& rules, const State& s) {
  return (!duo(s).acted || rules.duo.token_actions == TokenActions::Unlimited) &&
         duo(s).tokens[s.turn.index] >= token_price(rules, s, s.turn);
}

constexpr void pay_tokens(const Rules& rules, State& s) {
  duo(s).tokens[s.turn.index] -= static_cast<std::uint8_t>(token_price(rules, s, s.turn));
  duo(s).acted = true;
}

// Forced trade

inline constexpr int kForcedCards = 2;

/// Whoever takes the opponent's only card must have one to give beside it.
constexpr bool can_force(const State& s) {
  const int theirs = s.hand[opponent(s.turn).index].size();
  return theirs >= kForcedCards || (theirs > 0 && !s.hand[s.turn.index].empty());
}

constexpr void pass_cards(State& s, Seat from, Seat to, Bundle cards) {
  s.hand[from.index] -= cards;
  s.hand[to.index] += cards;
}

/// Calls `f` with each bundle that may be drawn from the opponent's hand, and in how many ways.
template <class F>
constexpr void for_each_taken(const State& s, F f) {
  const Bundle hand = s.hand[opponent(s.turn).index];
  if (hand.size() == 1) return f(hand, 1);
  for (int a = 0; a < kResources; ++a)
    for (int b = a; b < kResources; ++b) {
      const int first = hand[Resource(a)];
      const int ways = a == b ? first * (first - 1) / 2 : first * hand[Resource(b)];
      if (ways > 0) f(Bundle::of(Resource(a)) + Bundle::of(Resource(b)), ways);
    }
}

/// Two random cards of the opponent's, or the only one.
constexpr Action draw_taken(const State& s, Random random) {
  Bundle hand = s.hand[opponent(s.turn).index];
  Bundle drawn;
  while (drawn.size() < kForcedCards && !hand.empty()) {
    const Bundle card = Bundle::of(hand.at(random.below(hand.size())));
    hand -= card;
    drawn += card;
  }
  return make::taken(drawn);
}

/// Calls `f` with every card that may be given back.
template <class F>
constexpr void for_each_gift(const State& s, F f) {
  Bundle::for_each_kind([&](Resource r) {
    if (s.hand[s.turn.index][r] > 0) f(make::give(s.turn, r));
  });
}

// Standstill

/// Neutral roads can shut both players in, with the stack empty and all knights retired. The rule text knows
/// no end for that; the ruling is that after so many rounds the most points win.
constexpr bool stands_still(const Rules& rules, const State& s) {
  const int rounds = rules.duo.standstill;
  return rounds > 0 && duo(s).idle >= 2 * rounds;
}

/// The most points of those who still play, hidden ones included; among equals whoever's turn would come
/// next.
constexpr Seat leader(const Rules& rules, const State& s) {
  const Seat next = opponent(s.turn);
  if (s.has_left(s.turn) || s.has_left(next)) return s.has_left(next) ? s.turn : next;
  return points(rules, s, s.turn) > points(rules, s, next) ? s.turn : next;
}

// What the lines do

constexpr void build_neutral(const Rules& rules, State& s, Action a) {
  remember(s, a);
  if (piece_of(a) == Piece::Road)
    place_road(rules, s, neutral_of(a), neutral_edge(a));
  else
    place_settlement(rules, s, neutral_of(a), neutral_node(a));
  duo(s).owed = Owed::Nothing;
  go_on(rules, s);
}

/// What was owed before a neutral piece was placed is owed again.
constexpr void lift_neutral(const Rules& rules, State& s, Action a) {
  const bool road = piece_of(a) == Piece::Road;
  if (road)
    lift_road(rules, s, neutral_of(a), neutral_edge(a));
  else
    lift_settlement(rules, s, neutral_of(a), neutral_node(a));
  duo(s).owed = owed_for(rules, s, road ? Owed::Road : Owed::Settlement);
}

constexpr bool can_banish(const Rules& rules, const State& s) {
  return !rules.desert.is_none() && s.robber != rules.desert;
}

constexpr bool can_retire(const Rules& rules, const State& s) {
  return !s.knight_removed && s.knights(s.turn) > 0 && token_supply(rules, s) > 0;
}

constexpr void force(const Rules& rules, State& s) {
  pay_tokens(rules, s);
  s.phase = DuoPhase::Taken;
}

constexpr void take_forced(State& s, Bundle cards) {
  pass_cards(s, opponent(s.turn), s.turn, cards);
  duo(s).gives = kForcedCards;
  s.phase = DuoPhase::Give;
}

constexpr void give_forced(State& s, Resource r) {
  pass_cards(s, s.turn, opponent(s.turn), Bundle::of(r));
  if (--duo(s).gives == 0) s.phase = Phase::Main;
}

constexpr void banish(const Rules& rules, State& s) {
  pay_tokens(rules, s);
  s.robber = rules.desert;
}

constexpr void retire(const Rules& rules, State& s) {
  remove_knight(rules, s, s.turn);
  take_tokens(rules, s, s.turn, rules.duo.tokens.knight);
}

}  // namespace longroad::island
