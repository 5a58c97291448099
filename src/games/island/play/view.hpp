/// What a seat, or a spectator, may know: copied field by field from the state, so that a new
/// secret stays hidden until somebody shows it. And the way back: a state that fits a view.
#pragma once

#include "base/random.hpp"
#include "games/island/play/hooks.hpp"
#include "games/island/rules/points.hpp"
#include "games/island/rules/production.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/rules/turn_order.hpp"

namespace longroad::island {

struct View {
  Seat viewer{};  // none: a spectator
  State known{};  // what is hidden is empty here
  std::array<std::uint8_t, kOwners> hand_size{};
  std::array<std::uint8_t, kOwners> cards_size{};
  std::uint8_t fresh_size = 0;
  std::uint8_t deck_size = 0;
  friend constexpr bool operator==(const View&, const View&) = default;
};

namespace detail {

constexpr void show_table(State& known, const State& s) {
  known.bank = s.bank;
  known.played = s.played;
  known.roads = s.roads;
  known.settlements = s.settlements;
  known.cities = s.cities;
  known.buildings = s.buildings;
  known.road_length = s.road_length;
  known.retired = s.retired;
  known.longest_road = s.longest_road;
  known.largest_army = s.largest_army;
  known.robber = s.robber;
}

constexpr void show_turn(State& known, const State& s) {
  known.last = s.last;
  known.forgone = s.forgone;
  known.offer = s.offer;
  known.number = s.number;
  known.owes = s.owes;
  known.phase = s.phase;
  known.turn = s.turn;
  known.winner = s.winner;
  known.victim = s.victim;
  known.clock = s.clock;
  known.left = s.left;
  known.free_roads = s.free_roads;
  known.offers = s.offers;
  known.rolled = s.rolled;
  known.card_played = s.card_played;
  known.knight_removed = s.knight_removed;
}

}  // namespace detail

constexpr View view(const Rules& rules, const State& s, Seat viewer) {
  View v;
  v.viewer = viewer;
  v.known.deck = {};
  detail::show_table(v.known, s);
  detail::show_turn(v.known, s);
  with_variant(rules.variant, [&]<class P>() { P::show(part<P>(v.known), part<P>(s)); });
  if (!viewer.is_none()) {
    v.known.hand[viewer.index] = s.hand[viewer.index];
    v.known.cards[viewer.index] = s.cards[viewer.index];
    if (viewer == s.turn) v.known.fresh = s.fresh;
  }
  for (int i = 0; i < rules.players; ++i) {
    v.hand_size[i] = static_cast<std::uint8_t>(s.hand[i].size());
    v.cards_size[i] = static_cast<std::uint8_t>(s.cards[i].size());
  }
  v.fresh_size = static_cast<std::uint8_t>(s.fresh.size());
  v.deck_size = static_cast<std::uint8_t>(s.deck.size());
  return v;
}

namespace detail {

/// Takes `n` random cards out of a pool.
template <class Kind>
constexpr Counts<Kind> deal(Counts<Kind>& pool, int n, Random& random) {
  Counts<Kind> dealt;
  for (; n > 0; --n) {
    const auto card = Counts<Kind>::of(pool.at(random.below(pool.size())));
    pool -= card;
    dealt += card;
  }
  return dealt;
}

/// What everybody knows a seat to hold: the cards its last line brought, which a take-back needs,
/// and those it has agreed to give.
constexpr Bundle held_for_sure(const Rules& rules, const State& known, Seat seat) {
  Bundle held;
  const Action last = known.last.action;
  if (verb(last) == Verb::Bank && last.seat() == seat) held = Bundle::of(bank_take(last));
  if (verb(last) == Verb::Plenty && last.seat() == seat) held = bundle_of(last);
  if (verb(last) == Verb::Settle && last.seat() == seat)
    held = paid_cards(rules, node_of(last), known.last.paid);
  return is_willing(known.offer, seat) ? terms_with(known.offer, seat).wants() : held;
}

constexpr void redeal_hands(const Rules& rules, const View& v, State& s, Random& random) {
  Bundle pool = Bundle::all(kCardsOfEachResource) - s.bank;
  for (int i = 0; i < rules.players; ++i) {
    if (i != v.viewer.index) s.hand[i] = held_for_sure(rules, v.known, Seat::of(i));
    pool -= s.hand[i];
  }
  for (int i = 0; i < rules.players; ++i)
    if (i != v.viewer.index) s.hand[i] += deal(pool, v.hand_size[i] - s.hand[i].size(), random);
}

constexpr Cards unseen_cards(const Rules& rules, const State& s) {
  Cards pool = whole_stack();
  for (int i = 0; i < rules.players; ++i)
    pool = pool - s.cards[i] - s.played[i] - Cards::of(Card::Knight, s.retired[i]);
  return pool;
}

/// Whoever is to move and plays on can't have won, and the winner must have.
constexpr bool points_fit(const Rules& rules, const State& s) {
  if (s.phase == Phase::Over)
    if (const Seat seat = hook::wins_otherwise(rules, s); !seat.is_none()) return s.winner == seat;
  if (s.phase == Phase::Over && rules.revision >= 2 && only_seat(rules, s) == s.winner) return true;
  if (s.phase == Phase::Over) return s.winner.is_none() || points(rules, s, s.winner) >= rules.target;
  if (rules.claim == Claim::Manual || !win_counts(rules, s)) return true;
  return points(rules, s, s.turn) < rules.target;
}

constexpr void redeal_fresh(const View& v, State& s, Random& random) {
  if (s.turn == v.viewer) return;
  Cards bought_from = s.cards[s.turn.index];
  s.fresh = deal(bought_from, v.fresh_size, random);
}

constexpr void redeal_cards(const Rules& rules, const View& v, State& s, Random& random) {
  Cards pool = unseen_cards(rules, v.known);
  for (int i = 0; i < rules.players; ++i)
    if (i != v.viewer.index) s.cards[i] = deal(pool, v.cards_size[i], random);
  s.deck = pool;
  redeal_fresh(v, s, random);
}

/// Whoever holds a victory point that this view does not know of, the stack first; none where nobody does.
constexpr Cards* holder_of_a_point(const Rules& rules, const View& v, State& s) {
  if (s.deck[Card::Point] > 0) return &s.deck;
  for (int i = 0; i < rules.players; ++i)
    if (i != v.viewer.index && i != s.winner.index && s.cards[i][Card::Point] > 0) return &s.cards[i];
  return nullptr;
}

/// A winner with so many hidden points that luck does not find them: each takes the place of another card.
constexpr void give_points_to_winner(const Rules& rules, const View& v, State& s) {
  Cards& own = s.cards[s.winner.index];
  while (!points_fit(rules, s) && own.size() > own[Card::Point]) {
    Cards* from = holder_of_a_point(rules, v, s);
    if (from == nullptr) return;
    const Cards other = Cards::of(own.at(0));  // cards are in order, and points are the last kind
    *from = *from - Cards::of(Card::Point) + other;
    own = own - other + Cards::of(Card::Point);
  }
}

}  // namespace detail

/// A state that this view can't rule out. The bank is public, so the hidden hands together are
/// known, and so are the hidden development cards with the stack.
constexpr State redeal(const Rules& rules, const View& v, RandKey key) {
  Random random(key);
  State s = v.known;
  detail::redeal_hands(rules, v, s, random);
  constexpr int kTries = 1000;  // a view of a position typed in by hand may fit none
  for (int i = 0; i < kTries; ++i) {
    detail::redeal_cards(rules, v, s, random);
    if (detail::points_fit(rules, s)) break;
  }
  const bool unfound = s.phase == Phase::Over && !detail::points_fit(rules, s);
  if (!unfound || s.winner.is_none() || s.winner == v.viewer) return s;
  detail::give_points_to_winner(rules, v, s);
  detail::redeal_fresh(v, s, random);
  return s;
}

}  // namespace longroad::island
