/// Positions of the card game as JSON. Beside what all games have, `market`, `discard`, `stack`, `piles`,
/// `events` and `arrow` stand in the document itself. In `turn`, `chance` names the line that is due and
/// `cards` how many cards it brings; `partner`, `taken`, `taker`, `owes` and `clock` are pending.
#pragma once

#include <boost/json/fwd.hpp>

#include "base/result.hpp"
#include "games/struggle/rules/state.hpp"
#include "games/struggle/rules/view.hpp"
#include "notation/json.hpp"

namespace longroad::notation {
class Members;
}

namespace longroad::struggle {

struct Begun {
  Rules rules;
  State state;
};

/// A new game, before the market is laid out.
Result<Begun> begin(int players, const boost::json::value* board, const boost::json::object* options,
                    int revision);

/// What is left out is derived: a seat has what the set-up gives it, the market one card of each
/// kind, the stack all that is nowhere else. What can't be is refused in a sentence. `revision` is that of
/// the rules where the position names none.
Result<Begun> read_position(const boost::json::object& position, int revision = kRevision);

/// Reads `turn`, once everything else is in the state; faults are noted in the node.
void read_turn(const Rules& rules, const notation::Node& turn, bool opening, State& s);

boost::json::object position_json(const Rules& rules, const State& s);
boost::json::object view_json(const Rules& rules, const View& v);
/// What is printed or follows from the table, after the members of the document: `prices`, and of each item
/// what stands in the way of the viewer's building it, whatever it costs, and the ways to pay for it with
/// threes of a kind (`builds`; null where nobody looks); and where the destiny arrow leads, `clockwise` or
/// `against` (`arrow_way`), and by seat to whom (`arrow_next`), null where there is none; and how far the end
/// of a game that stands still is (`standstill`).
void write_helps(const Rules& rules, const Table& t, const View* viewer, notation::Members& members);
/// `scored`: by seat what its points are for.
void write_scored(const Rules& rules, const Table& t, notation::Members& members);

}  // namespace longroad::struggle
