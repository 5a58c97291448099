/// The island's verbs, and how a line is packed into an `Action`.
///
/// | verb | operands |
/// |---|---|
/// | Settle City Robber | node, node, hex (0xFF: beside the board) |
/// | Road | edge |
/// | Discard Monopoly Stolen | resource |
/// | Steal Trade Remove Timeout | seat |
/// | Plenty | how many of each resource, five bytes |
/// | Bank | resource given, how many, resource taken |
/// | Offer | signed terms, five bytes; a bit a seat asked (none: all), bit 7 a resource on both sides |
/// | Counter | signed terms, five bytes; bit 7 of the sixth likewise |
/// | Dice | two dice |
/// | Draw | development card |
#pragma once

#include <array>
#include <cstdint>

#include "base/action.hpp"
#include "games/island/model/cards.hpp"
#include "games/island/model/ids.hpp"

namespace longroad::island {

/// The base game's verbs; each variant has 32 numbers of its own after these (`model/variant.hpp`).
enum class Verb : std::uint8_t {
  None,
  Settle,
  Road,
  City,
  Roll,
  Discard,
  Robber,
  Steal,
  Buy,
  Knight,
  Roads,
  Done,
  Plenty,
  Monopoly,
  Bank,
  Offer,
  Accept,
  Refuse,
  Counter,
  Trade,
  Withdraw,
  End,
  Claim,
  Dice,
  Stolen,
  Draw,
  Remove,
  Timeout,
  Undo,
};

constexpr Verb verb(Action a) { return static_cast<Verb>(a.verb()); }

/// A deal as one side sees it: how many of each resource it gives (positive) or wants (negative).
struct Terms {
  std::array<std::int8_t, kResources> give{};

  static constexpr Terms of(Bundle gives, Bundle wants) {
    Terms t;
    for (int r = 0; r < kResources; ++r)
      t.give[r] = static_cast<std::int8_t>(gives[Resource(r)] - wants[Resource(r)]);
    return t;
  }
  [[nodiscard]] constexpr Bundle gives() const { return side(1); }
  [[nodiscard]] constexpr Bundle wants() const { return side(-1); }
  friend constexpr bool operator==(const Terms&, const Terms&) = default;

 private:
  [[nodiscard]] constexpr Bundle side(int sign) const {
    Bundle b;
    for (int r = 0; r < kResources; ++r)
      if (give[r] * sign > 0) b += Bundle::of(Resource(r), give[r] * sign);
    return b;
  }
};

namespace make {

constexpr Action line(Verb v, Seat s, std::uint64_t operands = 0) {
  return Action::make(static_cast<int>(v), s, operands);
}
constexpr Action settle(Seat s, NodeId n) { return line(Verb::Settle, s, n.index); }
constexpr Action road(Seat s, EdgeId e) { return line(Verb::Road, s, e.index); }
constexpr Action city(Seat s, NodeId n) { return line(Verb::City, s, n.index); }
constexpr Action discard(Seat s, Resource r) { return line(Verb::Discard, s, std::uint64_t(r)); }
constexpr Action robber(Seat s, HexId h) { return line(Verb::Robber, s, h.index); }
constexpr Action steal(Seat s, Seat victim) { return line(Verb::Steal, s, victim.index); }
constexpr Action plenty(Seat s, Bundle two) { return line(Verb::Plenty, s, two.lanes); }
constexpr Action monopoly(Seat s, Resource r) { return line(Verb::Monopoly, s, std::uint64_t(r)); }
constexpr Action bank(Seat s, Resource give, int lot, Resource take) {
  return line(Verb::Bank, s, std::uint64_t(give) | std::uint64_t(lot) << 8 | std::uint64_t(take) << 16);
}
constexpr std::uint64_t packed(const Terms& t) {
  std::uint64_t bytes = 0;
  for (int r = 0; r < kResources; ++r)
    bytes |= std::uint64_t{static_cast<std::uint8_t>(t.give[r])} << (8 * r);
  return bytes;
}
constexpr Action offer(Seat s, const Terms& t, SeatSet to) {
  return line(Verb::Offer, s, packed(t) | (to.words[0] & 0xFF) << 40);
}
constexpr Action counter(Seat s, const Terms& t) { return line(Verb::Counter, s, packed(t)); }
/// Marks an offer or counter-offer that named a resource on both sides, which terms can't hold.
constexpr Action on_both_sides(Action a) { return {a.bits | std::uint64_t{0x80} << 56}; }
constexpr Action trade(Seat s, Seat partner) { return line(Verb::Trade, s, partner.index); }
constexpr Action dice(int a, int b) {
  return line(Verb::Dice, Seat::none(), std::uint64_t(a) | std::uint64_t(b) << 8);
}
constexpr Action stolen(Resource r) { return line(Verb::Stolen, Seat::none(), std::uint64_t(r)); }
constexpr Action draw(Card c) { return line(Verb::Draw, Seat::none(), std::uint64_t(c)); }
constexpr Action remove(Seat s) { return line(Verb::Remove, Seat::none(), s.index); }
constexpr Action timeout(Seat s) { return line(Verb::Timeout, Seat::none(), s.index); }
/// A take-back as `revise` is, but of a line as a whole.
constexpr Action undo(Seat s) { return line(Verb::Undo, s).in(Manner::Revise); }

}  // namespace make

constexpr NodeId node_of(Action a) { return NodeId::of(a.operand(0)); }
constexpr EdgeId edge_of(Action a) { return EdgeId::of(a.operand(0)); }
constexpr HexId hex_of(Action a) { return HexId::of(a.operand(0)); }
constexpr Seat seat_of(Action a) { return Seat::of(a.operand(0)); }
constexpr Resource resource_of(Action a) { return static_cast<Resource>(a.operand(0)); }
constexpr Card card_of(Action a) { return static_cast<Card>(a.operand(0)); }
constexpr Bundle bundle_of(Action a) { return Bundle{a.bits >> 16 & 0xFFFFFFFFFF}; }
constexpr Resource bank_give(Action a) { return static_cast<Resource>(a.operand(0)); }
constexpr int bank_lot(Action a) { return a.operand(1); }
constexpr Resource bank_take(Action a) { return static_cast<Resource>(a.operand(2)); }
constexpr Terms terms_of(Action a) {
  Terms t;
  for (int r = 0; r < kResources; ++r) t.give[r] = static_cast<std::int8_t>(a.operand(r));
  return t;
}
constexpr SeatSet offered_to(Action a) { return SeatSet{{static_cast<std::uint64_t>(a.operand(5) & 0x7F)}}; }
constexpr bool is_on_both_sides(Action a) { return (a.operand(5) & 0x80) != 0; }

}  // namespace longroad::island
