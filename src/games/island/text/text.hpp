/// The island in words and JSON, for everything outside the rules (docs/notation.md).
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/island/play/view.hpp"
#include "games/island/rules/setup.hpp"

namespace longroad::notation {
class Members;
struct Moved;
}  // namespace longroad::notation

namespace longroad::island {

std::string text(const Rules& rules, Action action);
Result<Action> parse(const Rules& rules, std::string_view line);
/// The line as the viewer (none: a spectator) sees it when it is played in this state.
std::string text_for(const Rules& rules, const State& state, Seat viewer, Action action);

/// What a line does to everybody's cards when it is played in this state, and what undoing lines does, back
/// to the state before them.
notation::Moved moved(const Rules& rules, const State& state, Action action);
notation::Moved moved_back(const Rules& rules, const State& now, const State& restored);

/// Of the game: `base`, or what the variant is called.
std::string_view name_of(Variant variant);

boost::json::object board_json(const Board& board, HexId robber);
boost::json::object options_json(const Rules& rules);
boost::json::object position_json(const Rules& rules, const State& state);
boost::json::object view_json(const Rules& rules, const View& view);
/// The same member by member, for those who are told what changed.
void write_position(const Rules& rules, const State& state, notation::Members& members);
void write_view(const Rules& rules, const View& view, notation::Members& members);
/// A view and its helps in two parts: what every viewer sees alike, and what differs.
void write_shared(const Rules& rules, const View& view, notation::Members& members);
void write_own(const Rules& rules, const View& view, notation::Members& members);
/// What is printed or can be counted on the table, after the members of the document: `prices`, `supply`,
/// `of_each_resource`, `hand_limit`, `road_lengths`, and a variant's own.
void write_helps(const Rules& rules, const State& state, notation::Members& members);
/// `scored`: by seat what its points are for, hidden ones too.
void write_scored(const Rules& rules, const State& state, notation::Members& members);

struct Position {
  Rules rules;
  State state;
};
/// `revision` is that of the rules where the document names none.
Result<Position> read_position(Variant variant, const boost::json::object& document,
                               int revision = kRevision);

/// A new game: `board` is a layout's name, a whole board, or null for one drawn with the key.
Result<Position> start(Variant variant, int players, RandKey key, const boost::json::value* board,
                       const boost::json::object* options, int revision = kRevision);

}  // namespace longroad::island
