/// `longroad tournament …`: the championship desk on the command line.
#pragma once

#include "cli/common/command.hpp"

namespace longroad::cli {

// Each adds its command to the group `tournament`.

// setup.cpp
void add_new(Command& group);
void add_set(Command& group);
void add_staff(Command& group);
void add_players(Command& group);

// presence.cpp
void add_check_in(Command& group);
void add_drop(Command& group);
void add_return(Command& group);

// games.cpp
void add_schedule(Command& group);
void add_layout(Command& group);
void add_publish(Command& group);
void add_start(Command& group);

// sheets.cpp
void add_enter(Command& group);
void add_sign(Command& group);
void add_refuse(Command& group);
void add_decide(Command& group);
void add_correct(Command& group);
void add_fill(Command& group);

// finals.cpp
void add_rank(Command& group);
void add_advance(Command& group);
void add_choose(Command& group);

// referees.cpp
void add_penalties(Command& group);
void add_limit(Command& group);
void add_call(Command& group);
void add_going(Command& group);
void add_answered(Command& group);
void add_ruling(Command& group);
void add_dice_log(Command& group);
void add_banker(Command& group);
void add_note(Command& group);

// files.cpp
void add_export(Command& group);
void add_restore(Command& group);
void add_check(Command& group);
void add_simulate(Command& group);

// log.cpp
void add_status(Command& group);
void add_log(Command& group);
void add_page(Command& group);
void add_undo(Command& group);
void add_batch(Command& group);

// print.cpp
void add_print(Command& group);

// practice.cpp
void add_practice(Command& group);

}  // namespace longroad::cli
