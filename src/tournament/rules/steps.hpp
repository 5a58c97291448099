/// Entries that follow from the state: a plan of the games that have not begun, lots, the tables of
/// semi-finals and final; and the step that brings a tournament on.
#pragma once

#include "tournament/rules/roles.hpp"
#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

/// What the state asks to be planned: the games that have not begun, for those who are there.
PlanRequest plan_request(const State& state, int event, std::uint64_t seed);

/// A seed that nobody chose: it follows from the tournament's own and the length of its log.
std::uint64_t suggested_seed(const Tournament& tournament);

/// Everybody in the ranking, in the order that the seed draws.
event::Lots lots_by_seed(const State& state, std::uint64_t seed);

/// As they were drawn by hand: everybody in the ranking, or those who are tied, whose order alone matters;
/// everybody keeps a number (1.2.9).
Answer<event::Lots> lots_by_hand(const State& state, const std::vector<PlayerId>& drawn);

/// The tables of the semi-finals or the final, by rank.
event::Post tables_by_rank(const State& state, GameId game);

/// The first game that has not begun; the final once it has.
GameId next_game(const State& state);

/// Somebody leaves, from the game they wish on: what runs before it they finish, and a preliminary game
/// that has their result is not missed.
event::Drop leaving(const State& state, event::Drop wish);

/// From which games on somebody may leave: those that run, and the next of each event and stage.
std::vector<GameId> games_to_leave(const State& state);
/// What those who are away may return to: an event that has games left, semi-finals and final.
std::vector<GameId> games_to_return_to(const State& state);

/// The tables that are posted next: of the semi-finals, or of the final.
GameId stage_to_post(const State& state);
/// Why lots and these tables can't follow now.
rules::Refused refuse_advance(const State& state);

/// What somebody who is away can return to: the stage they are missing at, or else the current game.
GameId missed_game(const State& state, PlayerId player);

enum class Step : std::uint8_t {
  CheckIn,
  Plan,
  PublishSeats,
  Start,
  Play,
  PublishResults,
  Advance,
  Layout,
  Choose,
  Banker,
  Done
};
/// The command that takes the step: nothing where a table plays, which waits for one of several, and after
/// the end.
std::optional<DeskCommand> command_of(Step step);

/// What brings the tournament on; where it can't be done yet, what it waits for.
struct NextStep {
  Step step = Step::Done;
  GameId game{};
  bool ready = false;
  Sentence text;
};
NextStep next_step(const State& state);

/// The game that is played, or comes next, or was last.
GameId current_game(const State& state);

}  // namespace longroad::tournament
