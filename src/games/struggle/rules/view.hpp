/// What a seat or a spectator may know of a position, and re-dealing one that it can't rule out.
#pragma once

#include "base/random.hpp"
#include "games/struggle/rules/stack.hpp"
#include "games/struggle/rules/who_decides.hpp"

namespace longroad::struggle {

/// The table is public; beyond it a seat knows its own hand, and what is shown to it.
struct View : Table {
  Seat viewer{};   // none for a spectator
  Bundle hand{};   // the viewer's own
  Bundle shown{};  // the partner's hand, while the viewer is to choose from it
  Bundle taken{};  // the cards just taken: known to whoever took them and to whoever had them
  std::array<std::uint8_t, kMaxSeats> hand_sizes{};
  std::uint8_t stack_size = 0;

  friend constexpr bool operator==(const View&, const View&) = default;
};

/// Whether this seat has a hand in what passes between the player to move and the partner.
constexpr bool is_party(const Table& t, Seat viewer) {
  return !viewer.is_none() && (viewer == t.seat || viewer == t.partner);
}

constexpr View view(const Rules& rules, const State& s, Seat viewer) {
  View v{static_cast<const Table&>(s)};
  v.viewer = viewer;
  if (!viewer.is_none()) v.hand = s.hand(viewer);
  const bool looks = s.phase == Phase::Choose || guild_chooses(rules, s);
  if (looks && viewer == s.seat) v.shown = s.hand(s.partner);
  if (is_party(s, viewer)) v.taken = s.taken;
  for (int i = 0; i < rules.players; ++i) v.hand_sizes[i] = static_cast<std::uint8_t>(s.hands[i].size());
  v.stack_size = static_cast<std::uint8_t>(s.stack.size());
  return v;
}

/// How many cards of the running trade have come; those that went back already are not counted.
constexpr int taken_so_far(const Table& t) { return t.phase == Phase::Choose ? 0 : t.gives - t.due; }

/// The cards of this seat that the view is sure of. Whoever was just taken cards from knows where they are.
constexpr Bundle known_cards(const View& v, Seat seat) {
  if (seat == v.viewer) return v.hand;
  if (seat == v.partner) return v.shown;
  if (seat == v.seat) return v.taken;
  return {};
}

/// Unseen cards are dealt at random to the hands that are not known whole; the rest is the stack.
constexpr State redeal(const Rules& rules, const View& v, RandKey key) {
  State s{static_cast<const Table&>(v)};
  Random random(key);
  Bundle unseen = rules.resources - v.market - v.discard;
  for (int i = 0; i < rules.players; ++i) unseen -= s.hands[i] = known_cards(v, Seat::of(i));
  for (int i = 0; i < rules.players; ++i) {
    const Bundle dealt = pick(random, unseen, v.hand_sizes[i] - s.hands[i].size());
    unseen -= dealt;
    s.hands[i] += dealt;
  }
  s.stack = unseen;
  s.taken = v.taken;
  if (s.gives > 0 && !is_party(v, v.viewer)) s.taken = pick(random, s.hand(s.seat), taken_so_far(s));
  return s;
}

}  // namespace longroad::struggle
