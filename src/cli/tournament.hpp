/// `longroad tournament …`: the championship desk on the command line.
#pragma once

namespace CLI {
class App;
}

namespace longroad::cli {

/// Adds `tournament` with all its commands to the program.
void add_tournament_commands(CLI::App& program);

// Each adds the commands of its file to the group `tournament`.
void add_tournament_setup(CLI::App& group);     // new, set, staff, players
void add_tournament_presence(CLI::App& group);  // check-in, drop, return
void add_tournament_games(CLI::App& group);     // schedule, layout, start
void add_tournament_sheets(CLI::App& group);    // enter, sign, refuse, decide, correct, fill
void add_tournament_finals(CLI::App& group);    // rank, advance, choose
void add_tournament_referees(CLI::App& group);  // penalty, limit, call, ruling, dice-log, banker, note
void add_tournament_files(CLI::App& group);     // export, restore, check, simulate
void add_tournament_log(CLI::App& group);       // status, log, page, undo, batch
void add_tournament_print(CLI::App& group);     // print

}  // namespace longroad::cli
