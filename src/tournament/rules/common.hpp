/// What several rules ask or do.
#pragma once

#include <string>

#include "tournament/rules/rules.hpp"

namespace longroad::tournament::rules {

/// Where the player is unknown, disqualified or removed.
Refused refuse_player(const State& state, PlayerId player);
/// Where there is no such table, or, if it must, its game has not begun.
Refused refuse_table(const State& state, const Place& at, bool must_run);
/// Where whoever enters it is no referee.
Refused refuse_non_referee(const State& state, const std::string& by);
/// Where a text that the record needs is missing.
Refused refuse_blank(const std::string& text, Code missing);

/// "game 2, table 3", as this tournament counts.
Sentence named(const State& state, const Place& at);
Sentence named(const State& state, GameId game);

/// Nothing in it that can be seen.
bool is_blank(std::string_view text);

bool holds(const std::vector<PlayerId>& list, PlayerId player);

/// The seed of a game's board before anybody draws another.
std::uint64_t first_layout(std::uint64_t tournament_seed, GameId game);

/// Everybody whose signature the sheet needs has signed: disqualified and removed players need not.
bool all_signed(const State& state, const Sheet& sheet);

/// Whether the player is the winner of a sheet that is reported and not signed by all.
bool is_reported_winner(const Sheet& sheet, PlayerId player);

/// Semi-finals and final: once everybody has chosen they stand by the positions chosen, counted
/// without gaps where somebody left.
void stand_by_choice(Sheet& sheet);

/// Takes a player out of a game: who left a running game is lost to it, and before the game a
/// semi-finalist or finalist is replaced.
void leave_game(State& state, GameId game, PlayerId player, const Entry& entry);
/// What `leave_game` will do, in words.
Notices leave_notices(const State& state, GameId game, PlayerId player);

}  // namespace longroad::tournament::rules
