/// Deals for a bot that does not plan: it proposes what helps both by the evaluation alone.
#pragma once

#include "bots/island/trading.hpp"

namespace longroad::bots::island {

/// The offers among the lines that a seat has played in this turn.
std::vector<Terms> offers_made(std::span<const Action> done);

/// An offer, an answer or a deal to close; none where there is nothing to do about deals. At most two offers
/// a turn, none twice; where others were made that are not among `done`, none.
std::optional<Action> deal_with_others(const Evaluation& evaluation, std::span<State> worlds, Seat me,
                                       const Actions& legal, std::span<const Action> done, double margin);

}  // namespace longroad::bots::island
