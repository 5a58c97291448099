/// Who stands where, and who goes on: the preliminary ranking of a tournament, the tables of the
/// semi-finals and the final, substitutes, and the places at the end.
#pragma once

#include <optional>
#include <vector>

#include "tournament/model/state.hpp"
#include "tournament/ranking/ranking.hpp"

namespace longroad::tournament {

inline constexpr int kFewestOfficial = 16;         // present at game 1 (1.2.4)
inline constexpr int kMostWithoutSemifinals = 28;  // from 29 on they are mandatory (1.2.4)
inline constexpr int kSemifinalists = 16;
inline constexpr int kFewestSemifinalists = 12;  // below that, straight to the final

/// The finished tables of an event, with those whose points count.
std::vector<TableResult> finished_tables(const Preliminary& event);

/// The ranking after the preliminaries so far. Whoever was disqualified or removed is not in it,
/// and the others move up. Kept in the state until something changes it.
std::vector<Standing> standings(const State& state);

/// Who has qualified, best first: complete, and not marked as missing.
std::vector<PlayerId> qualified(const State& state);

/// Whether the semi-finals are on another day, with a check-in of their own.
bool has_own_check_in(const State& state);

/// Who may advance, best first: qualified, and there.
std::vector<PlayerId> eligible(const State& state);

/// Distinct players who sat down to a game 1, over all events (1.3).
std::set<PlayerId> participants(const State& state);

/// Whether there is a semi-final, as far as can be told.
bool has_semifinals(const State& state);

/// Ranks {1,8,9,16}, {2,7,10,15}, {3,6,11,14}, {4,5,12,13}; each table by rank (1.2.7).
Seating semifinal_tables(const State& state);

/// The winners of the semi-finals, or the best four; by preliminary rank (1.2.8).
Table final_table(const State& state);

/// Who goes on from the preliminaries: everybody in the semi-finals, or in the final where there are none.
std::vector<PlayerId> advancing(const State& state);

/// Who takes the seat of a missing semi-finalist or finalist after the tables are posted: the
/// next rank, but not `except`. Nobody in a final that follows semi-finals: there three play.
PlayerId substitute(const State& state, GameId game, PlayerId except = {});

/// Who won this table; nobody where no winner was named or the winner is out.
PlayerId winner(const State& state, const Sheet& sheet);

PlayerId champion(const State& state);

/// The places at the end: the final's by winner and points, then the semi-finalists, then all
/// others, each group by preliminary rank.
std::vector<PlayerId> final_places(const State& state);

/// Participants without a place: they have no finished game, and no penalty.
std::vector<PlayerId> unplaced(const State& state);
/// The first game that this player left in the middle of.
std::optional<GameId> game_left(const State& state, PlayerId player);

}  // namespace longroad::tournament
