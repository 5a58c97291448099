/// `longroad tournament …`: the championship desk on the command line.
#pragma once

#include "cli/common/command.hpp"

namespace longroad::cli {

/// Adds `tournament` with all its commands to the program.
void add_tournament_commands(Command& program);

// Each adds the commands of its file to the group `tournament`.
void add_tournament_setup(Command& group);     // new, set, staff, players
void add_tournament_presence(Command& group);  // check-in, drop, return
void add_tournament_games(Command& group);     // schedule, layout, publish, start
void add_tournament_sheets(Command& group);    // enter, sign, refuse, decide, correct, fill
void add_tournament_finals(Command& group);    // rank, advance, choose
void add_tournament_referees(Command& group);  // penalty, limit, calls, rulings, banker, note
void add_tournament_files(Command& group);     // export, restore, check, simulate
void add_tournament_log(Command& group);       // status, log, page, undo, batch
void add_tournament_print(Command& group);     // print
void add_tournament_practice(Command& group);  // practice

}  // namespace longroad::cli
