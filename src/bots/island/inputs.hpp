/// What the network is told of an island position, in whole numbers: a row for each seat and one for what all
/// share. It is told a world that the viewer can't rule out, and which seat the viewer is, since that seat's
/// cards are certain and the others' are guesses.
#pragma once

#include "bots/island/telling.hpp"

namespace longroad::bots::island {

using longroad::island::Rules;
using longroad::island::State;

/// Whether the network knows the rules: with other house rules than points to win it has never played.
bool knows_rules(const Rules& rules);

/// The names of the inputs.
const network::Layout& layout();

/// `trade`: whether players deal with each other.
constexpr network::Inputs tell(const Rules& rules, const Pips& pips, const State& s, Seat viewer,
                               bool trade) {
  network::Inputs inputs;
  inputs.players = rules.players;
  const detail::Telling telling(rules, pips, s, viewer, trade);
  for (int i = 0; i < rules.players; ++i) telling.seat(Seat::of(i), network::into(inputs.seats[i]));
  telling.common(network::into(inputs.common));
  return inputs;
}

/// Tells one viewer's positions of a game.
class Teller {
 public:
  Teller(const Rules& rules, Seat viewer, bool trade)
      : rules_(rules), pips_(rules), viewer_(viewer), trade_(trade) {}

  [[nodiscard]] network::Inputs tell(const State& s) const {
    return island::tell(rules_, pips_, s, viewer_, trade_);
  }

 private:
  const Rules& rules_;
  Pips pips_;
  Seat viewer_;
  bool trade_;
};

}  // namespace longroad::bots::island
