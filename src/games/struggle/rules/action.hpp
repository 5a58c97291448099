/// The lines of the card game: what its verbs are, and how their objects lie in an `Action`.
#pragma once

#include "base/action.hpp"
#include "games/struggle/rules/cards.hpp"

namespace longroad::struggle {

enum class Verb : std::uint8_t {
  // of seats
  SwapStack,
  SwapMarket,
  Swap,
  Look,
  Choose,
  Give,
  Guild,
  Build,
  Flip,
  Keep,
  Discard,
  Take,
  Pass,
  Draw,
  // of chance
  Market,
  Deal,
  Drawn,
  Taken,
  Stolen,
  Event,
  Refill,
  // of the clock and the referee
  Timeout,
  Remove,
};

constexpr Verb verb(Action a) { return static_cast<Verb>(a.verb()); }

/// The first operand is a resource, a seat, an item or a number; a bundle takes the other five.
constexpr Action line(Verb verb, Seat seat, int first = 0, Bundle cards = {}) {
  return Action::make(static_cast<int>(verb), seat, static_cast<std::uint64_t>(first) | cards.lanes << 8);
}
constexpr Resource resource(Action a) { return static_cast<Resource>(a.operand(0)); }
constexpr Seat other(Action a) { return Seat::of(a.operand(0)); }
constexpr Item item(Action a) { return static_cast<Item>(a.operand(0)); }
constexpr Event event(Action a) { return static_cast<Event>(a.operand(0)); }
constexpr int number(Action a) { return a.operand(0); }
constexpr Bundle bundle(Action a) { return Bundle{a.bits >> 24}; }

/// Of a swap with the market: what is taken. What is given is its `resource`.
constexpr Resource wanted(Action a) { return static_cast<Resource>(a.operand(1)); }

/// Of a swap or a look: how many cards are traded with that hand.
constexpr int cards_traded(Action a) { return a.operand(1); }

namespace act {

constexpr int id(Resource r) { return static_cast<int>(r); }

constexpr Action swap_stack(Seat s, Resource give) { return line(Verb::SwapStack, s, id(give)); }
constexpr Action swap_market(Seat s, Resource give, Resource take) {
  return line(Verb::SwapMarket, s, id(give) | id(take) << 8);
}
constexpr Action swap(Seat s, Seat other, int cards = 1) {
  return line(Verb::Swap, s, other.index | cards << 8);
}
constexpr Action look(Seat s, Seat other, int cards = 1) {
  return line(Verb::Look, s, other.index | cards << 8);
}
constexpr Action choose(Seat s, Resource r) { return line(Verb::Choose, s, id(r)); }
constexpr Action give(Seat s, Resource r) { return line(Verb::Give, s, id(r)); }
constexpr Action guild(Seat s, Seat other) { return line(Verb::Guild, s, other.index); }
/// An empty payment is the plain price.
constexpr Action build(Seat s, Item item, Bundle pay = {}) {
  return line(Verb::Build, s, static_cast<int>(item), pay);
}
constexpr Action flip(Seat s) { return line(Verb::Flip, s); }
constexpr Action keep(Seat s) { return line(Verb::Keep, s); }
constexpr Action discard(Seat s, Resource r) { return line(Verb::Discard, s, id(r)); }
constexpr Action take(Seat s, Resource r) { return line(Verb::Take, s, id(r)); }
constexpr Action pass(Seat s) { return line(Verb::Pass, s); }
/// So many cards in total; 0 for all that are due.
constexpr Action draw(Seat s, int cards = 0) { return line(Verb::Draw, s, cards); }

constexpr Action market(Bundle cards) { return line(Verb::Market, Seat::none(), 0, cards); }
constexpr Action deal(Seat to, Bundle cards) { return line(Verb::Deal, Seat::none(), to.index, cards); }
constexpr Action drawn(Bundle cards) { return line(Verb::Drawn, Seat::none(), 0, cards); }
constexpr Action taken(Bundle cards) { return line(Verb::Taken, Seat::none(), 0, cards); }
constexpr Action stolen(Resource r) { return line(Verb::Stolen, Seat::none(), id(r)); }
constexpr Action event(Event e) { return line(Verb::Event, Seat::none(), static_cast<int>(e)); }
constexpr Action refill(Bundle cards) { return line(Verb::Refill, Seat::none(), 0, cards); }
constexpr Action timeout(Seat s) { return line(Verb::Timeout, Seat::none(), s.index); }
constexpr Action remove(Seat s) { return line(Verb::Remove, Seat::none(), s.index); }

}  // namespace act
}  // namespace longroad::struggle
