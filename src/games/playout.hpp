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

/// Plays on until the game is over or has lasted `max_turns`; `watch` is shown every line before it
/// is applied. Answers how many lines the seats chose, the n-th with the n-th child of `decisions`.
template <class G, class Watch>
constexpr int play_out(const typename G::Rules& rules, typename G::State& s, Luck& luck, RandKey decisions,
                       int max_turns, Watch watch) {
  int decided = 0;
  Seat last{};
  Actions lines;
  const auto play = [&](Action line) {
    watch(line);
    G::apply(rules, s, line);
  };
  while (!G::over(s) && G::turn(s) <= max_turns) {
    if (G::chance_due(rules, s)) {
      play(G::draw(rules, s, luck.next(G::stream(rules, s))));
      continue;
    }
    last = next_to_decide(G::to_act(rules, s), last, G::players(rules));
    lines.clear();
    G::legal(rules, s, last, lines);
    play(lines[decisions.child(static_cast<std::uint64_t>(decided++)).below(lines.size())]);
  }
  return decided;
}

}  // namespace longroad::games
