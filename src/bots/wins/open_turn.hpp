/// One seat's turn as the search for a certain win sees it, as far as it is the same in every game.
#pragma once

#include "base/action.hpp"
#include "base/id.hpp"

namespace longroad::bots {

/// `apply(rules, state, line)` stands beside the game's state.
template <class Rules, class GameState>
struct OpenTurn {
  using State = GameState;

  const Rules& rules;
  Seat me;

  [[nodiscard]] State play(State s, Action line) const {
    apply(rules, s, line);
    return s;
  }
  [[nodiscard]] bool has_won(const State& s) const {
    return s.phase == decltype(s.phase)::Over && s.winner == me;
  }
};

}  // namespace longroad::bots
