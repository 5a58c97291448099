/// What is told about a tournament: notices, reasons of the ranking, the next step, the log; and the parts
/// that sentences are put together from.
#pragma once

#include <array>

#include "tournament/words/phrases.hpp"

namespace longroad::tournament {

inline constexpr auto kTold = std::to_array<Phrase>({
    {"plain", "{text}"},

    // ---- parts of sentences
    {"game", "game {game}"},
    {"game_of_event", "event {event}, game {game}"},
    {"semifinal", "the semi-final"},
    {"final", "the final"},
    {"at_table", "{game}, table {table}"},
    {"one_game", "game {first}"},
    {"two_games", "games {first} and {second}"},
    {"three_games", "games {first}, {second}, {third}"},
    {"role_organiser", "organiser"},
    {"role_referee", "referee"},
    {"role_judge", "judge"},
    {"role_scorekeeper", "scorekeeper"},
    {"role_check_in", "check-in"},
    {"role_display", "display"},
    {"role_public", "public page"},
    {"role_player", "player"},
    {"score", "{player} {points}"},
    {"score_winner", "{player} {points} (winner)"},
    {"score_no_winner", "no winner"},

    // ---- notices: who comes and goes
    {"conduct_not_accepted", "{player} has not accepted the code of conduct yet (1.1.1)."},
    {"apart_plan_again", "The schedule does not know of it yet: plan again."},
    {"few_left", "Only {players:player is/players are} left at this table: the referee decides (1.1.4)."},
    {"goes_on_with_three",
     "The game goes on with three: the pieces stay, the turns are skipped, the points do not count and "
     "the fourth score is averaged (1.1.4, 1.4.4)."},
    {"plan_game_again", "{Game} must be planned again."},
    {"no_substitute", "There is no substitute: the table plays with three."},
    {"substitute", "{player} takes the seat and chooses last."},
    {"next_rank_moves_up", "The next rank moves up, and all are renumbered."},
    {"missed_game", "{player} missed {game}: incomplete, and can't advance."},

    // ---- notices: games and sheets
    {"explain_rules", "The referee explains the rules and the code of conduct first (1.1.1)."},
    {"check_pieces",
     "Players check their pieces: 5 settlements, 4 cities, 15 roads; 25 development cards, 19 of each "
     "resource (1.5.6)."},
    {"loser_with_ten", "{player} has {points} points and is not the winner: is that so?"},
    {"nobody_wins", "Nobody wins this game. A game is never ended by a clock (1.2.3)."},
    {"signatures_cleared", "The signatures are cleared: all sign again."},
    {"referee_decides", "A referee decides (1.1.3)."},
    {"posted_tables_stay", "Tables that are posted stay as they are."},
    {"small_table", "{players:player/players}: the referee decides."},
    {"no_contact", "The record has no contact of {player} yet."},
    {"warned_before",
     "{player} has been warned {times:time/times} before; warnings hold for all events (1.1.5)."},
    {"out_of_ranking", "Signed results stay; the player leaves the ranking and the others move up (1.1.4)."},
    {"winner_to_decide",
     "{player} is the reported winner of {place}, which is not signed: a referee decides who won (1.1.4)."},
    {"no_ground",
     "Poor play and alliances within a game are no ground for a disqualification: it needs another one "
     "(1.1.5)."},
    {"limit_holds", "It applies after the opening; a game is never ended by a clock (1.2.3)."},
    {"ruling_final", "The ruling is final (1.1.2)."},
    {"ruling_late",
     "Not reported at once, the breach is normal play; a repetition may be called all the same."},
    {"dice_mixed", "It is announced to the table, and a referee comes to mix the dice afterwards (1.5.7)."},

    // ---- notices: what a plan could not avoid, and whom it moves
    {"meet_again", "{player} and {other} meet in {games}."},
    {"same_position", "{player} has starting position {position} in {games}."},
    {"twice_at_three", "Twice at a table of three: {players}."},
    {"thrice_at_three", "Three times at a table of three: {players}."},
    {"apart_meet", "{player} and {other}, to be kept apart, meet in {games}."},
    {"sits_now", "Game {game}: {player} sits at table {table}, position {position}."},
    {"moves",
     "Game {game}: {player} moves from table {old_table}, position {old_position} to table {table}, position "
     "{position}."},
    {"sits_no_longer", "Game {game}: {player} no longer sits at table {table}."},

    // ---- why somebody is ahead
    {"why_games", "{above:game/games} against {below}"},
    {"why_wins", "{above:win/wins} against {below}"},
    {"why_points", "{wins:win/wins} each, {above:point/points} against {below}"},
    {"why_percent", "{wins:win/wins} each, {points:point/points} each, {above} % against {below} %"},
    {"why_no_lots", "{wins:win/wins} each, {points:point/points} each, {percent} % each, lots not drawn yet"},
    {"why_lot",
     "{wins:win/wins} each, {points:point/points} each, {percent} % each, lot {above} against {below}"},
    {"ahead_of", "Ahead of {player}: {why}."},
    {"behind", "Behind {player}: {why}."},
    {"nobody_else", "Nobody else is ranked."},
    {"exact_turns_round", "{player} would be ahead of {other} with exact percentages: {why}."},
    {"rounded_turns_round", "{player} would be ahead of {other} with rounded percentages: {why}."},

    // ---- the next step
    {"next_start", "{Game} can begin."},
    {"next_sheets", "Not finished: {missing} of {all} sheets; the first is that of table {table}."},
    {"next_publish_results", "All sheets of {game} are finished: look at them and publish the results."},
    {"next_check_in", "{players:player is/players are} checked in; they can't be seated."},
    {"next_semifinal_check_in",
     "Checked in for the semi-finals: {here} of {all}; mark those who do not come as not there."},
    {"next_plan", "{players} players are here: plan the games that have not begun."},
    {"next_publish_seats", "Look at the seats of {game} and publish them."},
    {"next_lots", "The preliminaries are over: draw the lots and post the tables."},
    {"next_post", "Post the tables."},
    {"next_layout", "Lay out the board and confirm it."},
    {"next_choose", "{player} chooses a starting position."},
    {"next_banker", "Name a judge as banker of the final (1.5.4)."},
    {"next_over", "The tournament is over."},

    // ---- the log: what was done
    {"did_new", "{name} is founded, seed {seed}."},
    {"did_take_over", "The tournament goes on at this server."},
    {"did_set", "{key} is {value}."},
    {"did_staff", "{name} is now {role}."},
    {"did_staff_leaves", "{name} is no longer {role}."},
    {"did_register", "{players} players are registered."},
    {"did_register_one", "{player} is registered."},
    {"did_amend", "The data of {player} is amended."},
    {"did_apart", "To be kept apart: {players}."},
    {"did_check_in", "{player} checks in[ for event {event}]."},
    {"did_check_in_semifinal", "{player} checks in for the semi-finals."},
    {"did_accept", "{player} checks in[ for event {event}] and accepts the code of conduct."},
    {"did_drop", "{player} leaves, from {game} on[: {reason}]."},
    {"did_return", "{player} returns[ for event {event}]."},
    {"did_schedule", "The schedule[ for event {event}] is planned, seed {seed}."},
    {"did_layout", "{Game}: board {seed}."},
    {"did_confirm_layout", "{Game}: board {seed}, confirmed."},
    {"did_start", "{Game} begins."},
    {"did_start_unofficially", "{Game} begins, unofficially."},
    {"did_publish_seats", "{Game}: the seats are published."},
    {"did_publish_results", "{Game}: the results are published."},
    {"did_online", "{Place} is played online, at {address}."},
    {"did_online_no_longer", "{Place} is played online no longer."},
    {"did_report", "{Place} reports {result}."},
    {"did_sign", "{Place}: {player} signs."},
    {"did_refuse", "{Place}: {player} refuses to sign[: {reason}]."},
    {"did_decide", "{Place} is decided as {result}[: {reason}]."},
    {"did_correct", "{Place} is corrected to {result}[: {reason}]."},
    {"did_draw_lots", "Lots are drawn by seed {seed}."},
    {"did_draw_lots_by_hand", "Lots are drawn: {how}."},
    {"did_post", "{Game}: the tables are posted."},
    {"did_choose", "{Place}: {player} takes starting position {position}[, seat {seat}][, {colour}]."},
    {"did_warn", "{player} is warned: {ground}."},
    {"did_disqualify", "{player} is disqualified: {ground}."},
    {"did_remove", "{player} is removed: {ground}."},
    {"did_limit", "{Place}: turn limit of {seconds} seconds, asked for by {asked}."},
    {"did_call", "{Place} calls a referee[: {about}]."},
    {"did_go", "{Place}: {name} is on the way."},
    {"did_rule", "{Place}, ruling: {text}."},
    {"did_log_dice", "{Place}: {player} logs the dice."},
    {"did_name_banker", "{Place}: {name} is banker."},
    {"did_note", "Note: {text}."},
    {"did_note_table", "{Place}, note: {text}."},
    {"did_undo", "Entry {entry} is undone[: {reason}]."},
});

}  // namespace longroad::tournament
