/// What the seats to act can do, in a stable order. Each line is judged by the very functions that
/// `check.hpp` refuses with, so the two can't disagree.
#pragma once

#include "games/struggle/rules/action.hpp"
#include "games/struggle/rules/build.hpp"
#include "games/struggle/rules/chance.hpp"
#include "games/struggle/rules/guild.hpp"
#include "games/struggle/rules/trade.hpp"

namespace longroad::struggle {

template <class MakeLine>
constexpr void list_kinds(Bundle cards, Actions& out, MakeLine make_line) {
  Bundle::for_each_kind([&](Resource kind) {
    if (cards[kind] > 0) out.push(make_line(kind));
  });
}

constexpr void list_trades(const Rules& rules, const State& s, Actions& out) {
  const Seat me = s.seat;
  if (refuse_trade(s)) return;
  list_kinds(s.hand(me), out, [&](Resource give) { return act::swap_stack(me, give); });
  if (refuse_partner(s)) return;
  Bundle::for_each_kind([&](Resource give) {
    if (refuse_card(s, me, give)) return;
    Bundle::for_each_kind([&](Resource take) {
      if (!refuse_market(s, give, take)) out.push(act::swap_market(me, give, take));
    });
  });
  const bool looks = !refuse_look(rules, s);
  for (int i = 0; i < rules.players; ++i) {
    const Seat other = Seat::of(i);
    for (int cards = 1; cards <= s.trades_left && !refuse_cards_of(rules, s, other, cards); ++cards) {
      out.push(act::swap(me, other, cards));
      if (looks) out.push(act::look(me, other, cards));
    }
  }
}

constexpr void list_guild(const Rules& rules, const State& s, Actions& out) {
  if (refuse_guild(rules, s)) return;
  for (int i = 0; i < rules.players; ++i)
    if (!refuse_victim(rules, s, Seat::of(i))) out.push(act::guild(s.seat, Seat::of(i)));
}

/// At the plain price; payments with three of a kind are too many to list. Most of what can't be
/// built can't be paid for, so that is looked at first.
constexpr void list_builds(const Rules& rules, const State& s, Actions& out) {
  const Bundle hand = s.hand(s.seat);
  for (int i = 0; i < kItems; ++i) {
    const Item item = static_cast<Item>(i);
    if (!hand.covers(rules.price_of(kind_of(item)))) continue;
    if (!refuse_build(rules, s, s.seat, item, {})) out.push(act::build(s.seat, item));
  }
}

/// All that are due, or fewer; a number that comes to the same as another line is not listed.
constexpr void list_draws(const State& s, Actions& out) {
  out.push(act::draw(s.seat));
  const int all = cards_to_draw(s, draw_limit(s, s.seat));
  for (int cards = kDraw; cards < all; ++cards) out.push(act::draw(s.seat, cards));
}

constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
  if (!to_act(rules, s).has(seat)) return;
  if (s.phase == Phase::Choose || guild_chooses(rules, s))
    return list_kinds(s.hand(s.partner), out, [&](Resource kind) { return act::choose(seat, kind); });
  switch (s.phase) {
    case Phase::Opening:
    case Phase::Choose:
    case Phase::Over:
      return;
    case Phase::Trade:
    case Phase::Build:
      list_trades(rules, s, out);
      list_guild(rules, s, out);
      list_builds(rules, s, out);
      return list_draws(s, out);
    case Phase::Give:
      return list_kinds(s.hand(seat), out, [&](Resource kind) { return act::give(seat, kind); });
    case Phase::Flip:
      out.push(act::flip(seat));
      return out.push(act::keep(seat));
    case Phase::Discard:
      return list_kinds(s.hand(seat), out, [&](Resource kind) { return act::discard(seat, kind); });
    case Phase::Take:
      list_kinds(s.market, out, [&](Resource kind) { return act::take(seat, kind); });
      if (!rules.rulings.market_day_compulsory) out.push(act::pass(seat));
      return;
  }
}

constexpr void legal(const Rules& rules, const State& s, Actions& out) {
  to_act(rules, s).for_each([&](Seat seat) { legal(rules, s, seat, out); });
}

/// Whether any well-formed `build` may be tried.
constexpr bool builds_are_open(const Rules& rules, const State& s, Seat seat) {
  return to_act(rules, s).has(seat) && (s.phase == Phase::Trade || s.phase == Phase::Build) &&
         !guild_chooses(rules, s) && can_build_replacing(rules, s, seat);
}

}  // namespace longroad::struggle
