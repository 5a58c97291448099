/// What the network is told of a position of the card game, in whole numbers: a row for each seat and one for
/// what all share. It is told a world that the viewer can't rule out, and which seat the viewer is.
#pragma once

#include "bots/struggle/telling.hpp"

namespace longroad::bots::struggle {

/// Whether the network knows the rules: with other rulings than points to win it has never played.
bool knows_rules(const Rules& rules);

/// The names of the inputs.
const network::Layout& layout();

constexpr network::Inputs tell(const Rules& rules, const State& s, Seat viewer) {
  network::Inputs inputs;
  inputs.players = rules.players;
  const detail::Telling telling(rules, s, viewer);
  for (int i = 0; i < rules.players; ++i) telling.seat(Seat::of(i), network::into(inputs.seats[i]));
  telling.common(network::into(inputs.common));
  return inputs;
}

}  // namespace longroad::bots::struggle
