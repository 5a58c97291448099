/// Looking one line ahead on the rules themselves, without the face of a game: line by line what `GreedyBot`
/// plays that makes no offers. For batches, on cores and on a GPU; a `Sense` is what is known of a game
/// (`bots/island/sense.hpp`, `bots/struggle/sense.hpp`), with a network or without.
#pragma once

#include "base/action.hpp"
#include "base/large.hpp"
#include "base/random.hpp"
#include "bots/network/at_hand.hpp"
#include "bots/weights/weights.hpp"

namespace longroad::bots {

/// A decision of one seat: the lines to choose from, each of which can be judged for itself.
template <class Sense>
struct Decision {
  using G = typename Sense::Game;

  Actions lines;                // the legal list, and what the sense adds to it
  typename G::State world{};    // one that the seat can't rule out
  typename G::State table{};    // the true one, which says what may be played
  typename Sense::Done done{};  // in this turn
  Seat seat{};
  RandKey key{};
  int listed = 0;

  /// `lines` has been listed.
  constexpr void begin(const typename G::Rules& rules, const typename G::State& s, Seat who,
                       const typename Sense::Done& so_far, RandKey own) {
    table = s;
    done = so_far;
    seat = who;
    key = own;
    listed = lines.size();
    world = G::redeal(rules, G::view(rules, s, seat), key.child(0));
    Sense::consider(rules, world, seat, lines);
  }
};

/// What looking takes, one for a thread.
struct Room {
  Actions lines;           // for legal lists
  network::Memory memory;  // of the one network that is asked, if any
};

/// The weight of all that chance may bring.
constexpr double total(const Outcomes& luck) {
  double sum = 0;
  for (const Outcome& o : luck) sum += o.weight;
  return sum;
}

template <class Sense>
class Look {
 public:
  using G = typename Sense::Game;
  using Rules = typename G::Rules;
  using State = typename G::State;

  static constexpr double kNever = -1;  // less than any share
  static constexpr Action kNoLuck{};

  constexpr Look(const Sense& sense, const Rules& rules, Room& room)
      : sense_(sense), rules_(rules), room_(room) {}

  /// What the seat's share is after its i-th line.
  constexpr double share(const Decision<Sense>& decision, int i) {
    if (is_barred(decision, i)) return kNever;
    Copy<State> next(decision.world);
    play(decision, i, next.value);
    return expected(next.value, decision.seat, decision.key.child(1));
  }

  /// The same in parts that can be judged each for itself: how many ways the i-th line may go, which are
  /// listed where chance decides. It has none where it must not be played, and its share is `kNever`.
  [[nodiscard]] constexpr int ways(const Decision<Sense>& decision, int i, Outcomes& luck) const {
    luck.clear();
    if (is_barred(decision, i)) return 0;
    Copy<State> next(decision.world);
    play(decision, i, next.value);
    if (is_at_rest(next.value)) return 1;
    list(next.value, decision.key.child(1), luck);
    return luck.size();
  }
  /// What one of its ways adds to its share, in their order; `luck` is none, and the odds 1, where there is
  /// one alone.
  constexpr double way(const Decision<Sense>& decision, int i, Action luck, double odds) {
    Copy<State> next(decision.world);
    play(decision, i, next.value);
    if (luck != kNoLuck) G::apply(rules_, next.value, luck);
    return odds * at_rest(next.value, decision.seat, decision.key.child(1));
  }

 private:
  [[nodiscard]] constexpr bool is_barred(const Decision<Sense>& decision, int i) const {
    const Action line = decision.lines[i];
    if (decision.done.is_undone_by(line, G::turn(decision.world))) return true;
    return i >= decision.listed && G::check(rules_, decision.table, line);
  }
  /// The i-th line and what it leads to by itself, in a copy of the decision's world.
  constexpr void play(const Decision<Sense>& decision, int i, State& next) const {
    G::apply(rules_, next, decision.lines[i]);
    Sense::follow(rules_, next, decision.lines[i]);
  }
  [[nodiscard]] constexpr bool is_at_rest(const State& s) const {
    return !G::chance_due(rules_, s) || Sense::comes_anyway(s);
  }

  /// The seat's mean share over what chance may bring, where it is due.
  constexpr double expected(const State& s, Seat seat, RandKey key) {
    if (is_at_rest(s)) return at_rest(s, seat, key);
    Outcomes luck;
    list(s, key, luck);
    const double all = total(luck);
    double sum = 0;
    for (const Outcome& o : luck) sum += part(s, o.action, o.weight / all, seat, key);
    return sum;
  }
  /// What chance may bring: all of it, or a sample where that can't be listed.
  constexpr void list(const State& s, RandKey key, Outcomes& luck) const {
    constexpr std::uint64_t kSample = 8;
    if (G::outcomes(rules_, s, luck)) return;
    luck.clear();
    for (std::uint64_t i = 0; i < kSample; ++i) luck.push({G::draw(rules_, s, key.child(i)), 1});
  }
  constexpr double part(const State& s, Action line, double odds, Seat seat, RandKey key) {
    Copy<State> next(s);
    G::apply(rules_, next.value, line);
    return odds * at_rest(next.value, seat, key);
  }

  /// What is owed for a card just taken is given first, since before that it looks like a gain.
  constexpr double at_rest(const State& s, Seat seat, RandKey key) {
    if (!Sense::in_exchange(s)) return verdict(s, seat);
    State now = s;
    while (Sense::in_exchange(now)) give_best(now);
    return G::chance_due(rules_, now) ? expected(now, seat, key) : verdict(now, seat);
  }
  constexpr double verdict(const State& s, Seat seat) {
    return sense_.verdict(rules_, s, seat, room_.memory)[seat.index];
  }
  /// Card by card, each time what leaves the mover best off.
  constexpr void give_best(State& now) {
    const Seat mover = G::to_act(rules_, now).first();
    Actions& lines = room_.lines;
    lines.clear();
    G::legal(rules_, now, mover, lines);
    Action best = lines[0];
    double most = kNever;
    for (const Action line : lines) {
      Copy<State> next(now);
      G::apply(rules_, next.value, line);
      const double share = sense_.shares(rules_, next.value)[mover.index];
      if (share <= most) continue;
      most = share;
      best = line;
    }
    G::apply(rules_, now, best);
  }

  const Sense& sense_;
  const Rules& rules_;
  Room& room_;
};

}  // namespace longroad::bots
