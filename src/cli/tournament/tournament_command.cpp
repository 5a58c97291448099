#include "cli/common/commands.hpp"
#include "cli/tournament/tournament.hpp"

namespace longroad::cli {

void add_tournament_command(Command& program) {
  Command group = program.group("tournament", "Runs a championship, from check-in to the champion");
  group.note(
      "A day, in order:\n"
      "  longroad tournament new \"Spring Open\" --edition 2020\n"
      "  longroad tournament staff \"Ruth Rau\" --role referee\n"
      "  longroad tournament players import players.csv\n"
      "  longroad tournament check-in --all --accept\n"
      "  longroad tournament schedule\n"
      "  longroad tournament start 1\n"
      "  longroad tournament enter 1 3 10 8 7 7\n"
      "  longroad tournament sign 1 3 --all\n"
      "  longroad tournament rank --explain\n"
      "  longroad tournament advance\n"
      "Each command explains itself: longroad tournament enter --help");
  for (const auto add : {
           add_new,      add_set,     add_staff,   add_players,  add_check_in, add_drop,     add_return,
           add_schedule, add_layout,  add_publish, add_start,    add_enter,    add_sign,     add_refuse,
           add_decide,   add_correct, add_fill,    add_rank,     add_advance,  add_choose,   add_penalties,
           add_limit,    add_call,    add_going,   add_answered, add_ruling,   add_dice_log, add_banker,
           add_note,     add_export,  add_restore, add_check,    add_simulate, add_status,   add_log,
           add_page,     add_undo,    add_batch,   add_print,    add_practice,
       })
    add(group);
}

}  // namespace longroad::cli
