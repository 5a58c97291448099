#include "cli/tournament/tournament.hpp"

namespace longroad::cli {

void add_tournament_commands(Command& program) {
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
  add_tournament_setup(group);
  add_tournament_presence(group);
  add_tournament_games(group);
  add_tournament_sheets(group);
  add_tournament_finals(group);
  add_tournament_referees(group);
  add_tournament_files(group);
  add_tournament_log(group);
  add_tournament_print(group);
  add_tournament_practice(group);
}

}  // namespace longroad::cli
