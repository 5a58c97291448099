/// Chance: which line is due, how it may fall, and drawing it.
#pragma once

#include "games/struggle/rules/clock.hpp"
#include "games/struggle/rules/stack.hpp"

namespace longroad::struggle {

/// Separate streams of luck, so that what happens in one never shifts another.
enum class Stream : std::uint8_t { Deal, Draw, Blind, Event, Refill, Clock };

constexpr Stream stream(const Rules& rules, const Table& t) {
  if (guild_chooses(rules, t)) return Stream::Clock;
  switch (t.chance) {
    case Chance::None:
      return Stream::Clock;
    case Chance::Market:
    case Chance::Deal:
      return Stream::Deal;
    case Chance::Draw:
      return Stream::Draw;
    case Chance::Taken:
    case Chance::Stolen:
      return Stream::Blind;
    case Chance::Event:
      return Stream::Event;
    case Chance::Refill:
      return Stream::Refill;
  }
  return Stream::Clock;
}

/// The line that brings the due cards.
constexpr Action cards_line(const Table& t, Bundle cards) {
  switch (t.chance) {
    case Chance::Market:
      return act::market(cards);
    case Chance::Deal:
      return act::deal(t.taker, cards);
    case Chance::Refill:
      return act::refill(cards);
    case Chance::Taken:
      return act::taken(cards);
    case Chance::None:
    case Chance::Draw:
    case Chance::Stolen:
    case Chance::Event:
      break;
  }
  return act::drawn(cards);
}

constexpr std::uint32_t ways_to_pick(int from, int cards) {
  std::uint64_t ways = 1;
  for (int i = 0; i < cards; ++i)
    ways = ways * static_cast<std::uint64_t>(from - i) / static_cast<std::uint64_t>(i + 1);
  return static_cast<std::uint32_t>(ways);
}

/// A bundle in the making: its cards so far, how many are still open, the ways to pick it.
struct Draft {
  Bundle cards{};
  int open = 0;
  std::uint32_t ways = 1;
};

/// Every way to fill the draft with kinds from `kind` on; false as soon as there are too many to list.
/// (Where they can be listed the ways fit their type: few outcomes mean a small pool or few cards.)
constexpr bool list_bundles(const State& s, Bundle pool, int kind, Draft draft, Outcomes& out) {
  if (draft.open == 0) {
    if (out.size() == kMaxOutcomes) return false;
    out.push({cards_line(s, draft.cards), draft.ways});
    return true;
  }
  if (kind == kResources) return true;
  const Resource resource = static_cast<Resource>(kind);
  for (int n = pool[resource] < draft.open ? pool[resource] : draft.open; n >= 0; --n) {
    const Draft more{draft.cards + Bundle::of(resource, n), draft.open - n,
                     draft.ways * ways_to_pick(pool[resource], n)};
    if (!list_bundles(s, pool, kind + 1, more, out)) return false;
  }
  return true;
}

/// Whether the line that is due brings cards of the stack or of the partner.
constexpr bool cards_are_due(const Table& t) {
  return t.chance == Chance::Market || t.chance == Chance::Deal || t.chance == Chance::Draw ||
         t.chance == Chance::Refill || t.chance == Chance::Taken;
}

/// How a line falls that brings no such cards: a card stolen, an event, a step of the clock.
constexpr void list_ways(const Rules& rules, const State& s, Outcomes& out) {
  if (!line_due(rules, s)) {
    if (chance_due(rules, s)) clock_steps(rules, s, out);
    return;
  }
  if (s.chance == Chance::Stolen)
    list_cards(s.hand(s.partner), out, [](Resource kind) { return act::stolen(kind); });
  if (s.chance == Chance::Event)
    for (int e = 0; e < kEvents; ++e)
      if (s.events[e] > 0) out.push({act::event(static_cast<Event>(e)), s.events[e]});
}

/// How the line that is due may fall; false where there are more ways than can be listed.
constexpr bool outcomes(const Rules& rules, const State& s, Outcomes& out) {
  if (!cards_are_due(s)) {
    list_ways(rules, s, out);
    return true;
  }
  const Source from = source(s);
  return list_bundles(s, from.pool, 0, {from.sure, from.open}, out);
}

/// The chance line that is due has too many outcomes to list: any that can come may be named.
constexpr bool is_chance_open(const Rules& rules, const State& s) {
  Outcomes ways;
  return s.chance != Chance::None && !outcomes(rules, s, ways);
}

/// The line that is due, drawn with this key.
constexpr Action draw_chance(const Rules& rules, const State& s, RandKey key) {
  if (cards_are_due(s)) return cards_line(s, pick_due(s, key));
  Outcomes ways;
  list_ways(rules, s, ways);
  std::uint32_t all = 0;
  for (const Outcome& way : ways) all += way.weight;
  int at = Random(key).below(static_cast<int>(all));
  for (const Outcome& way : ways) {
    at -= static_cast<int>(way.weight);
    if (at < 0) return way.action;
  }
  assert(false);
  return {};
}

}  // namespace longroad::struggle
