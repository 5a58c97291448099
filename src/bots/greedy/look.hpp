/// Looking one line ahead on the rules themselves, without the face of a game: line by line what `GreedyBot`
/// plays that makes no offers. For batches, on cores and on a GPU; a `Sense` is what is known of a game
/// (`bots/island/sense.hpp`, `bots/struggle/sense.hpp`).
#pragma once

#include "base/action.hpp"
#include "base/random.hpp"
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

template <class Sense>
class Look {
 public:
  using G = typename Sense::Game;
  using Rules = typename G::Rules;
  using State = typename G::State;

  static constexpr double kNever = -1;  // less than any share

  /// `room` is for legal lists.
  constexpr Look(const Sense& sense, const Rules& rules, Actions& room)
      : sense_(sense), rules_(rules), room_(room) {}

  /// What the seat's share is after its i-th line.
  constexpr double share(const Decision<Sense>& decision, int i) {
    const Action line = decision.lines[i];
    if (decision.done.is_undone_by(line, G::turn(decision.world))) return kNever;
    if (i >= decision.listed && G::check(rules_, decision.table, line)) return kNever;
    State next = decision.world;
    G::apply(rules_, next, line);
    Sense::follow(rules_, next, line);
    return expected(next, decision.seat, decision.key.child(1));
  }

 private:
  /// The seat's mean share over what chance may bring, where it is due.
  constexpr double expected(const State& s, Seat seat, RandKey key) {
    if (!G::chance_due(rules_, s) || Sense::comes_anyway(s)) return at_rest(s, seat, key);
    constexpr int kSample = 8;
    double sum = 0;
    Outcomes outcomes;
    if (!G::outcomes(rules_, s, outcomes)) {
      for (int i = 0; i < kSample; ++i)
        sum +=
            1.0 / kSample * after(s, G::draw(rules_, s, key.child(static_cast<std::uint64_t>(i))), seat, key);
      return sum;
    }
    double total = 0;
    for (const Outcome& o : outcomes) total += o.weight;
    for (const Outcome& o : outcomes) sum += o.weight / total * after(s, o.action, seat, key);
    return sum;
  }
  constexpr double after(const State& s, Action line, Seat seat, RandKey key) {
    State next = s;
    G::apply(rules_, next, line);
    return at_rest(next, seat, key);
  }

  /// What is owed for a card just taken is given first, since before that it looks like a gain.
  constexpr double at_rest(const State& s, Seat seat, RandKey key) {
    if (!Sense::in_exchange(s)) return sense_.shares(rules_, s)[seat.index];
    State now = s;
    while (Sense::in_exchange(now)) give_best(now);
    return G::chance_due(rules_, now) ? expected(now, seat, key) : sense_.shares(rules_, now)[seat.index];
  }
  /// Card by card, each time what leaves the mover best off.
  constexpr void give_best(State& now) {
    const Seat mover = G::to_act(rules_, now).first();
    room_.clear();
    G::legal(rules_, now, mover, room_);
    Action best = room_[0];
    double most = kNever;
    for (const Action line : room_) {
      State next = now;
      G::apply(rules_, next, line);
      const double share = sense_.shares(rules_, next)[mover.index];
      if (share <= most) continue;
      most = share;
      best = line;
    }
    G::apply(rules_, now, best);
  }

  const Sense& sense_;
  const Rules& rules_;
  Actions& room_;
};

}  // namespace longroad::bots
