/// Random play to the end, on the rules themselves: no bots, no virtual call, nothing but the
/// compiler needed. The simulator, the browser and the GPU play by this one loop.
#pragma once

#include "base/action.hpp"
#include "base/id_set.hpp"
#include "base/random.hpp"

namespace longroad::games {

/// Who decides where several may: going round from the last that did, so that whoever is asked for
/// an answer gives it before the asker goes on.
constexpr Seat next_to_decide(SeatSet seats, Seat last, int players) {
  const std::uint64_t bits = seats.words[0];
  if ((bits & (bits - 1)) == 0 || last.is_none()) return seats.first();
  int i = (last.index + 1) % players;
  while (!seats.has(Seat::of(i))) i = (i + 1) % players;
  return Seat::of(i);
}

/// What a playout knows beside rules and state: the luck that is left, and who chose what before.
struct Playout {
  Luck luck;
  RandKey decisions;  // the n-th line that a seat chooses has the n-th child
  int decided = 0;
  Seat last{};  // that chose
};

/// The chance line that is due.
template <class G>
constexpr Action next_chance(const typename G::Rules& rules, const typename G::State& s, Playout& playout) {
  return G::draw(rules, s, playout.luck.next(G::stream(rules, s)));
}

/// Lists what whoever decides next, `playout.last`, can do. Answers the key of this decision.
template <class G>
constexpr RandKey next_decision(const typename G::Rules& rules, const typename G::State& s, Playout& playout,
                                Actions& lines) {
  playout.last = next_to_decide(G::to_act(rules, s), playout.last, G::players(rules));
  lines.clear();
  G::legal(rules, s, playout.last, lines);
  return playout.decisions.child(static_cast<std::uint64_t>(playout.decided++));
}

/// The line that comes next: the chance that is due, or what whoever decides plays at random. `lines` is
/// room for the legal list.
template <class G>
constexpr Action next_line(const typename G::Rules& rules, const typename G::State& s, Playout& playout,
                           Actions& lines) {
  if (G::chance_due(rules, s)) return next_chance<G>(rules, s, playout);
  const RandKey key = next_decision<G>(rules, s, playout, lines);
  return lines[key.below(lines.size())];
}

/// Whether a game goes on that ends without a winner after `max_turns`.
template <class G>
constexpr bool goes_on(const typename G::State& s, int max_turns) {
  return !G::over(s) && G::turn(s) <= max_turns;
}

/// Plays on until the game is over or has lasted `max_turns`; `watch` is shown every line before it
/// is applied. Answers how many lines the seats chose, the n-th with the n-th child of `decisions`.
template <class G, class Watch>
constexpr int play_out(const typename G::Rules& rules, typename G::State& s, Luck& luck, RandKey decisions,
                       int max_turns, Watch watch) {
  Playout playout{luck, decisions};
  Actions lines;
  while (goes_on<G>(s, max_turns)) {
    const Action line = next_line<G>(rules, s, playout, lines);
    watch(line);
    G::apply(rules, s, line);
  }
  luck = playout.luck;
  return playout.decided;
}

}  // namespace longroad::games
