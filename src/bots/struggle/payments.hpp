/// Builds that are paid with three of a kind: too many to be in the legal list, so a bot that wants
/// them makes them.
#pragma once

#include "base/action.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::bots::struggle {

/// For each thing that the plain price can't buy but the hand can: one line, replacing only what is
/// missing, by the kinds that the hand has most to spare of.
void list_payments(const longroad::struggle::Rules& rules, const longroad::struggle::State& s, Seat seat,
                   Actions& out);

/// For each such thing a line for every choice of the threes that replace what is missing: what one build
/// spends another may need.
void list_all_payments(const longroad::struggle::Rules& rules, const longroad::struggle::State& s, Seat seat,
                       Actions& out);

}  // namespace longroad::bots::struggle
