/// What the network is told of a position of the card game, input by input: constant functions of plain
/// values, for the bots as for batches on a GPU.
#pragma once

#include "bots/network/rows.hpp"
#include "bots/struggle/linear.hpp"
#include "games/struggle/rules/turn.hpp"

namespace longroad::bots::struggle::detail {

using network::kResourceNames;

inline constexpr const char* kExpansionNames[]{"library", "church", "castle", "guild", "town_hall"};
static_assert(std::size(kExpansionNames) == kExpansions);

/// Tells one position. `put(name, of, value)` takes the inputs in their order.
class Telling {
 public:
  constexpr Telling(const Rules& rules, const State& s, Seat viewer)
      : rules_(rules), s_(s), viewer_(viewer) {}

  template <class Put>
  constexpr void seat(Seat seat, Put put) const {
    tell_points(seat, put);
    tell_rows(seat, put);
    tell_hand(seat, put);
    tell_prices(seat, put);
    tell_turn(seat, put);
  }

  template <class Put>
  constexpr void common(Put put) const {
    put("two_players", "", rules_.players == 2);
    put("three_players", "", rules_.players == 3);
    put("five_players", "", rules_.players == 5);
    put("six_players", "", rules_.players == 6);
    put("target", "", rules_.rulings.target - 10);
    put("rounds", "", static_cast<int>(s_.number) / rules_.players);
    put("roads_left", "", s_.piles.roads);
    put("knights_left", "", s_.piles.knights);
    put("settlements_left", "", s_.piles.settlements);
    put("expansions_left", "", s_.piles.expansions.size());
    put("brigands_left", "", s_.events[0]);
    put("market_days_left", "", s_.events[1]);
    put("stack", "", s_.stack.size());
    Bundle::for_each_kind(
        [&](Resource r) { put("market", kResourceNames[static_cast<int>(r)], s_.market[r]); });
    put("begins", "", s_.phase == Phase::Trade);
    put("opening", "", s_.phase == Phase::Opening);
    put("exchange", "", s_.phase == Phase::Choose || s_.phase == Phase::Give);
    put("flip", "", s_.phase == Phase::Flip);
    put("discard", "", s_.phase == Phase::Discard);
    put("take", "", s_.phase == Phase::Take);
  }

 private:
  template <class Put>
  constexpr void tell_points(Seat seat, Put& put) const {
    int other = 0;
    for (int i = 0; i < rules_.players; ++i)
      if (i != seat.index) other = std::max(other, points(rules_, s_, Seat::of(i)));
    const int own = points(rules_, s_, seat);
    put("points", "", own);
    put("points_to_go", "", rules_.rulings.target - own);
    put("points_ahead", "", own - other);
    const Built& built = s_.of(seat);
    put("settlements", "", built.settlements);
    put("cities", "", built.cities - built.expansions.size());
    for (int e = 0; e < kExpansions; ++e)
      put("has", kExpansionNames[e], built.expansions.has(static_cast<Expansion>(e)));
  }

  /// Roads and knights: their sides, and what may change hands.
  template <class Put>
  constexpr void tell_rows(Seat seat, Put& put) const {
    const auto tell = [&](const char* name, Kind kind, int length) {
      put("row", name, length);
      put("a_sides", name, a_sides(length));
      put("point_next", name, length % 2);
      const bool from_others = !is_in_pile(s_, kind);
      put("takes", name, from_others && !loser(rules_, s_, kind, seat).is_none());
      int takers = 0;
      bool next = false;
      for (int i = 0; i < rules_.players; ++i) {
        const Seat taker = Seat::of(i);
        if (taker == seat || s_.of(taker).left || !from_others || loser(rules_, s_, kind, taker) != seat)
          continue;
        ++takers;
        next = next || missing(s_.hand(taker), rules_.price_of(kind)) == 0;
      }
      put("takers", name, takers);
      put("loses_point", name, takers > 0 && length % 2 == 0);
      put("taken_soon", name, next);
    };
    tell("roads", Kind::Road, s_.of(seat).roads);
    tell("knights", Kind::Knight, s_.of(seat).knights);
  }

  template <class Put>
  constexpr void tell_hand(Seat seat, Put& put) const {
    const Bundle hand = s_.hand(seat);
    const Bundle sure = seat == viewer_ ? hand : Bundle{};
    put("cards", "", hand.size());
    put("excess", "", std::max(0, hand.size() - rules_.rulings.hand_limit));
    Bundle::for_each_kind([&](Resource r) { put("hand", kResourceNames[static_cast<int>(r)], hand[r]); });
    Bundle::for_each_kind([&](Resource r) { put("sure", kResourceNames[static_cast<int>(r)], sure[r]); });
  }

  template <class Put>
  constexpr void tell_prices(Seat seat, Put& put) const {
    const Bundle hand = s_.hand(seat);
    const Built& own = s_.of(seat);
    const auto tell = [&](const char* name, Kind kind, bool possible) {
      put("can_build", name, possible);
      put("missing", name, possible ? missing(hand, rules_.price_of(kind)) : 8);
      put("pays", name, possible && hand.covers(rules_.price_of(kind)));
    };
    tell("road", Kind::Road, available(rules_, s_, Kind::Road, seat));
    tell("knight", Kind::Knight, available(rules_, s_, Kind::Knight, seat));
    tell("settlement", Kind::Settlement, s_.piles.settlements > 0);
    tell("city", Kind::City, own.settlements > 0);
    tell("expansion", Kind::Expansion, own.cities > own.expansions.size());
  }

  template <class Put>
  constexpr void tell_turn(Seat seat, Put& put) const {
    const int wait = (seat.index - s_.seat.index + rules_.players) % rules_.players;
    put("viewer", "", seat == viewer_);
    put("gone", "", s_.of(seat).left);
    put("on_turn", "", wait == 0);
    put("next_turn", "", wait == 1);
    put("last_turn", "", wait == rules_.players - 1);
    put("wait", "", wait);
    put("draws", "", draw_limit(s_, seat));
    put("owes", "", s_.owes[seat.index]);
    put("starts_late", "", seat.index);
  }

  const Rules& rules_;
  const State& s_;
  Seat viewer_;
};

}  // namespace longroad::bots::struggle::detail
