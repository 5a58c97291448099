/// What the network is told of an island position, in whole numbers: a row for each seat and one for what all
/// share. It is told a world that the viewer can't rule out, and which seat the viewer is, since that seat's
/// cards are certain and the others' are guesses.
#pragma once

#include "bots/island/pips.hpp"
#include "bots/network/file.hpp"
#include "games/island/rules/places.hpp"

namespace longroad::bots::island {

using longroad::island::Rules;
using longroad::island::State;

/// Whether the network knows the rules: with other house rules than points to win it has never played.
bool knows_rules(const Rules& rules);

/// The names of the inputs.
const network::Layout& layout();

class Teller {
 public:
  /// `trade`: whether players deal with each other.
  Teller(const Rules& rules, Seat viewer, bool trade)
      : rules_(rules), pips_(rules), viewer_(viewer), trade_(trade) {}

  [[nodiscard]] network::Inputs tell(const State& s) const;

 private:
  const Rules& rules_;
  Pips pips_;
  Seat viewer_;
  bool trade_;
};

}  // namespace longroad::bots::island
