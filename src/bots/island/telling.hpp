/// What the network is told of an island position, input by input: constant functions of plain values, for
/// the bots as for batches on a GPU.
#pragma once

#include <algorithm>

#include "bots/island/pips.hpp"
#include "bots/island/races.hpp"
#include "bots/island/reach_of_hand.hpp"
#include "bots/network/rows.hpp"
#include "games/island/duo/rules/duo.hpp"
#include "games/island/rules/places.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/soccer/rules/training.hpp"

namespace longroad::bots::island {
namespace detail {

using namespace longroad::island;
using network::kResourceNames;

/// Tells one position. `put(name, of, value)` takes the inputs in their order: what they are called is said
/// where they are counted.
class Telling {
 public:
  constexpr Telling(const Rules& rules, const Pips& pips, const State& s, Seat viewer, bool trade)
      : rules_(rules),
        pips_(pips),
        s_(s),
        viewer_(viewer),
        trade_(trade),
        free_(opening_settlement_places(rules, s)),
        all_roads_(s.all_roads()) {}

  template <class Put>
  constexpr void seat(Seat seat, Put put) const {
    const Pips::Cards yield = yield_of(seat);
    Rates rates{};
    for (int r = 0; r < kResources; ++r) rates[r] = bank_rate(rules_, s_, seat, Resource(r));
    tell_points(seat, put);
    tell_yield(seat, yield, rates, put);
    tell_hand(seat, yield, rates, put);
    tell_places(seat, yield, put);
    tell_races(seat, put);
    tell_cards(seat, put);
    tell_turn(seat, put);
    tell_variant(seat, put);
  }

  template <class Put>
  constexpr void common(Put put) const {
    put("two_players", "", rules_.players == 2);
    put("three_players", "", rules_.players == 3);
    put("trade", "", trade_);
    put("target", "", rules_.target - 10);
    put("rounds", "", static_cast<int>(s_.number) / rules_.players);
    put("deck", "", s_.deck.size());
    put("opening", "", s_.phase == Phase::Opening);
    put("before_roll", "", s_.phase == Phase::Roll);
    put("discard", "", s_.phase == Phase::Discard);
    put("robber", "", s_.phase == Phase::Robber || s_.phase == Phase::Steal);
    put("free_roads", "", s_.free_roads);
    Bundle::for_each_kind([&](Resource r) { put("bank", kResourceNames[static_cast<int>(r)], s_.bank[r]); });
    const bool league = rules_.variant == kSoccer && !soccer(s_).over;
    put("days_left", "", league ? rules_.soccer.days - soccer(s_).day + 1 : 0);
    put("matchday_due", "", rules_.variant == kSoccer && soccer(s_).due);
  }

 private:
  [[nodiscard]] constexpr Pips::Cards yield_of(Seat seat) const {
    Pips::Cards sum{};
    const auto add = [&](NodeId n, int times) {
      for (int r = 0; r < kResources; ++r) sum[r] += times * pips_.node[n.index][r];
    };
    s_.settlements[seat.index].for_each([&](NodeId n) { add(n, 1); });
    s_.cities[seat.index].for_each([&](NodeId n) { add(n, 2); });
    return sum;
  }

  template <class Put>
  constexpr void tell_points(Seat seat, Put& put) const {
    int other = 0;
    for (int i = 0; i < rules_.players; ++i)
      if (i != seat.index) other = std::max(other, shown_points(rules_, s_, Seat::of(i)));
    const int shown = shown_points(rules_, s_, seat);
    put("shown_points", "", shown);
    put("points", "", points(rules_, s_, seat));
    put("points_to_go", "", rules_.target - shown);
    put("points_ahead", "", shown - other);
    const Owner own = owner(seat);
    put("settlements", "", s_.settlements[own.index].size());
    put("cities", "", s_.cities[own.index].size());
    put("roads_left", "", roads_left(s_, own));
    put("no_settlements_left", "", settlements_left(s_, own) == 0);
    put("no_cities_left", "", cities_left(s_, own) == 0);
  }

  template <class Put>
  constexpr void tell_yield(Seat seat, const Pips::Cards& yield, const Rates& rates, Put& put) const {
    int total = 0;
    int kinds = 0;
    for (int r = 0; r < kResources; ++r) {
      put("pips", kResourceNames[r], yield[r]);
      put("lacks", kResourceNames[r], yield[r] == 0);
      put("harbour", kResourceNames[r], 4 - rates[r]);
      total += yield[r];
      kinds += yield[r] > 0 ? 1 : 0;
    }
    put("all_pips", "", total);
    put("kinds", "", kinds);
    unsigned sums = 0;
    s_.buildings_of(owner(seat)).for_each([&](NodeId n) { sums |= pips_.sums[n.index]; });
    put("sums", "", bits::count(sums));
    Pips::Cards robbed{};
    if (!s_.robber.is_none() && produces(rules_.board.terrain[s_.robber.index])) {
      const NodeSet around = rules_.topology().hex_node_set[s_.robber.index];
      const int pieces =
          (s_.settlements[seat.index] & around).size() + 2 * (s_.cities[seat.index] & around).size();
      robbed[static_cast<int>(product(rules_.board.terrain[s_.robber.index]))] =
          pieces * pips_.hex[s_.robber.index];
    }
    for (int r = 0; r < kResources; ++r) put("robbed", kResourceNames[r], robbed[r]);
  }

  template <class Put>
  constexpr void tell_hand(Seat seat, const Pips::Cards& yield, const Rates& rates, Put& put) const {
    const Bundle hand = s_.hand[seat.index];
    const bool certain = seat == viewer_;
    put("cards", "", hand.size());
    put("excess", "", std::max(0, hand.size() - rules_.hand_limit));
    Bundle::for_each_kind([&](Resource r) { put("hand", kResourceNames[static_cast<int>(r)], hand[r]); });
    Bundle::for_each_kind(
        [&](Resource r) { put("sure", kResourceNames[static_cast<int>(r)], certain ? hand[r] : 0); });
    const auto tell = [&](const char* piece, Bundle price) {
      put("missing", piece, missing_for(hand, price, rates));
      put("rolls", piece, rolls_to(price, hand, yield, rates));
      put("speed", piece, rolls_to(price, {}, yield, rates));
    };
    tell("road", kRoadPrice);
    tell("settlement", kSettlementPrice);
    tell("city", kCityPrice);
    tell("card", kCardPrice);
  }

  /// The nodes one free edge away.
  [[nodiscard]] constexpr NodeSet one_road_on(NodeSet from) const {
    NodeSet reached;
    from.for_each([&](NodeId n) {
      (rules_.topology().node_edge_set[n.index] - all_roads_).for_each([&](EdgeId e) {
        reached.add(rules_.topology().across(e, n));
      });
    });
    return reached;
  }

  template <class Put>
  constexpr void tell_places(Seat seat, const Pips::Cards& yield, Put& put) const {
    const Owner own = owner(seat);
    const NodeSet held = s_.buildings_of(own);
    const NodeSet others = s_.buildings - held;
    const NodeSet now = touched_by(rules_.topology(), s_.roads[own.index]) | held;
    const NodeSet near = one_road_on(now - others) - now;
    const NodeSet far = one_road_on(near - others) - near - now;
    const auto look = [&](const char* where, NodeSet nodes) {
      int best = 0;
      int second = 0;
      int count = 0;
      (nodes & free_).for_each([&](NodeId n) {
        int worth = 2 * pips_.total[n.index];
        for (int r = 0; r < kResources; ++r)
          if (yield[r] == 0) worth += pips_.node[n.index][r];
        second = std::max(second, std::min(best, worth));
        best = std::max(best, worth);
        ++count;
      });
      put("best_place", where, best);
      put("next_place", where, second);
      put("places", where, std::min(count, 6));
    };
    look("now", now);
    look("near", near);
    look("far", far);
    int city = 0;
    s_.settlements[own.index].for_each([&](NodeId n) { city = std::max(city, pips_.total[n.index]); });
    put("best_city", "", city);
  }

  template <class Put>
  constexpr void tell_races(Seat seat, Put& put) const {
    const Races races = races_of(rules_, s_, seat);
    put("road", "", races.road);
    put("road_lead", "", races.road_lead());
    put("has_road", "", s_.longest_road == owner(seat));
    put("army", "", races.army);
    put("army_lead", "", races.army_lead());
    put("has_army", "", s_.largest_army == seat);
  }

  template <class Put>
  constexpr void tell_cards(Seat seat, Put& put) const {
    const auto& held = s_.cards[seat.index];
    const bool certain = seat == viewer_;
    put("held", "", held.size());
    put("held_knights", "", held[Card::Knight]);
    put("held_points", "", held[Card::Point]);
    put("sure_knights", "", certain ? held[Card::Knight] : 0);
    put("sure_points", "", certain ? held[Card::Point] : 0);
    put("sure_roads", "", certain ? held[Card::Roads] : 0);
    put("sure_plenty", "", certain ? held[Card::Plenty] : 0);
    put("sure_monopoly", "", certain ? held[Card::Monopoly] : 0);
    put("fresh", "", s_.turn == seat ? s_.fresh.size() : 0);
  }

  template <class Put>
  constexpr void tell_turn(Seat seat, Put& put) const {
    const int wait = (seat.index - s_.turn.index + rules_.players) % rules_.players;
    put("viewer", "", seat == viewer_);
    put("gone", "", s_.has_left(seat));
    put("on_turn", "", wait == 0);
    put("to_roll", "", wait == 0 && !s_.rolled);
    put("next_turn", "", wait == 1);
    put("last_turn", "", wait == rules_.players - 1);
    put("card_played", "", wait == 0 && s_.card_played);
    put("starts_late", "", seat.index);
  }

  template <class Put>
  constexpr void tell_variant(Seat seat, Put& put) const {
    const bool league = rules_.variant == kSoccer;
    put("tokens", "", rules_.variant == kDuo ? duo(s_).tokens[seat.index] : 0);
    put("shots", "", league ? soccer(s_).shots[seat.index] : 0);
    put("markers", "", league ? soccer(s_).markers[seat.index] : 0);
    put("league_points", "", league ? rules_.soccer.place_points[soccer(s_).places[seat.index]] : 0);
  }

  const Rules& rules_;
  const Pips& pips_;
  const State& s_;
  Seat viewer_;
  bool trade_;
  NodeSet free_;  // nodes where somebody could still settle
  EdgeSet all_roads_;
};

}  // namespace detail
}  // namespace longroad::bots::island
