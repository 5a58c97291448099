/// Drawing resource cards. The stack has no stored order; when its last card is drawn, the discards become
/// the stack (by an option only when the next card is due), and where both are empty one gets as many as
/// there are.
#pragma once

#include "base/random.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

constexpr int drawable(const State& s) { return s.stack.size() + s.discard.size(); }

/// The discards become the stack.
constexpr void remake_stack(State& s) {
  s.stack = s.discard;
  s.discard = {};
}

/// So many, or as many as there are.
constexpr int cards_to_draw(const State& s, int cards) { return drawable(s) < cards ? drawable(s) : cards; }

/// So many cards are to come with the next chance line, or as many as there are.
constexpr void make_due(State& s, Chance chance, int cards) {
  if (s.stack.empty()) remake_stack(s);
  s.chance = chance;
  s.due = static_cast<std::uint8_t>(cards_to_draw(s, cards));
}

/// Where the due cards come from: the partner's hand for a trade, otherwise the stack. Across a reshuffle the
/// whole old stack is among them.
struct Source {
  Bundle sure{};
  Bundle pool{};  // the others are `open` cards of these
  int open = 0;
};

constexpr Source source(const State& s) {
  const int held = s.stack.size();
  if (s.chance == Chance::Taken) return {{}, s.hand(s.partner), s.due};
  if (s.due <= held) return {{}, s.stack, s.due};
  return {s.stack, s.discard, s.due - held};
}

constexpr bool can_come(const State& s, Bundle cards) {
  const Source from = source(s);
  return cards.size() == s.due && cards.covers(from.sure) && from.pool.covers(cards - from.sure);
}

/// Takes the due cards off the stack; the line that was due is done.
constexpr void take_from_stack(const Rules& rules, State& s, Bundle cards) {
  const Source from = source(s);
  if (s.due > s.stack.size()) s.discard = {};
  s.stack = from.pool - (cards - from.sure);
  if (s.stack.empty() && rules.rulings.stack_remade_at_once) remake_stack(s);
  s.chance = Chance::None;
  s.due = 0;
}

/// So many of these cards, each as likely as any other.
constexpr Bundle pick(Random& random, Bundle from, int cards) {
  Bundle picked;
  for (int i = 0; i < cards; ++i) {
    const Bundle card = Bundle::of(from.at(random.below(from.size())));
    from -= card;
    picked += card;
  }
  return picked;
}

constexpr Bundle pick_due(const State& s, RandKey key) {
  const Source from = source(s);
  Random random(key);
  return from.sure + pick(random, from.pool, from.open);
}

}  // namespace longroad::struggle
