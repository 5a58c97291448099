/// What the hexes pay: after a roll, and for the second settlement of the opening.
#pragma once

#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

namespace detail {

using Claims = std::array<Bundle, kOwners>;

/// The hexes with this number that pay, and the one that the robber keeps from it.
constexpr HexSet paying_hexes(const Rules& rules, const State& s, int sum) {
  HexSet hexes = rules.hexes_with[sum];
  if (!s.robber.is_none()) hexes.remove(s.robber);
  return hexes;
}
constexpr HexSet robbed_hexes(const Rules& rules, const State& s, int sum) {
  HexSet hexes;
  if (!s.robber.is_none() && rules.hexes_with[sum].has(s.robber)) hexes.add(s.robber);
  return hexes;
}

constexpr Claims claims_on(const Rules& rules, const State& s, HexSet hexes) {
  Claims claims{};
  hexes.for_each([&](HexId h) {
    const NodeSet around = rules.topology().hex_node_set[h.index];
    if ((around & s.buildings).empty()) return;
    const Resource resource = product(rules.board.terrain[h.index]);
    for (int i = 0; i < rules.players; ++i) {
      const int cards = (s.settlements[i] & around).size() + 2 * (s.cities[i] & around).size();
      claims[i] += Bundle::of(resource, cards);
    }
  });
  return claims;
}

/// Shortage (2.8): with two or more claimants nobody gets that resource; one alone gets what is left.
constexpr void settle_shortage(const Rules& rules, const State& s, Claims& claims, Resource r) {
  int total = 0;
  int claimants = 0;
  for (int i = 0; i < rules.players; ++i) {
    total += claims[i][r];
    claimants += claims[i][r] > 0 ? 1 : 0;
  }
  if (total <= s.bank[r]) return;
  for (int i = 0; i < rules.players; ++i) {
    const int claim = claims[i][r];
    if (claim > 0)
      claims[i] = claims[i] - Bundle::of(r, claim) + Bundle::of(r, claimants == 1 ? s.bank[r] : 0);
  }
}

}  // namespace detail

constexpr void pay_roll(const Rules& rules, State& s, int sum) {
  detail::Claims claims = detail::claims_on(rules, s, detail::paying_hexes(rules, s, sum));
  const Bundle total = claims[0] + claims[1] + claims[2] + claims[3];
  if (!s.bank.covers(total))
    Bundle::for_each_kind([&](Resource r) { detail::settle_shortage(rules, s, claims, r); });
  for (int i = 0; i < rules.players; ++i) {
    s.hand[i] += claims[i];
    s.bank -= claims[i];
  }
}

/// The second settlement pays one card for each adjacent producing hex. Returns which hexes paid.
constexpr std::uint8_t pay_opening(const Rules& rules, State& s, Seat seat, NodeId n) {
  int bit = 1;
  int paid = 0;
  rules.topology().node_hexes[n.index].for_each([&](HexId h) {
    const Terrain terrain = rules.board.terrain[h.index];
    if (produces(terrain) && s.bank[product(terrain)] > 0) {
      s.hand[seat.index] += Bundle::of(product(terrain));
      s.bank -= Bundle::of(product(terrain));
      paid |= bit;
    }
    bit <<= 1;
  });
  return static_cast<std::uint8_t>(paid);
}

/// The cards that these hexes around a node paid.
constexpr Bundle paid_cards(const Rules& rules, NodeId n, std::uint8_t paid) {
  Bundle cards;
  rules.topology().node_hexes[n.index].for_each([&](HexId h) {
    if (paid & 1) cards += Bundle::of(product(rules.board.terrain[h.index]));
    paid >>= 1;
  });
  return cards;
}

/// Takes back what `pay_opening` paid.
constexpr void unpay_opening(const Rules& rules, State& s, Seat seat, NodeId n, std::uint8_t paid) {
  const Bundle cards = paid_cards(rules, n, paid);
  s.hand[seat.index] -= cards;
  s.bank += cards;
}

}  // namespace longroad::island
