#include "cli/common/commands.hpp"
#include "cli/tournament/tournament.hpp"

int main(int argc, char** argv) {
  using namespace longroad::cli;
  Command program("Longroad: play, referee, simulate and study the island games.");
  program.note("Every command explains itself: longroad sim --help");
  add_play_command(program);
  add_learn_command(program);
  add_sim_command(program);
  add_replay_command(program);
  add_analyse_command(program);
  add_board_command(program);
  add_referee_command(program);
  add_bench_command(program);
  add_rollout_command(program);
  add_device_command(program);
  add_arena_command(program);
  add_tournament_commands(program);
  add_serve_command(program);
  add_backup_command(program);
  add_move_command(program);
  add_verify_command(program);
  add_load_command(program);
  add_admin_command(program);
  add_tune_command(program);
  add_calibrate_command(program);
  add_bot_command(program);
  add_worker_command(program);
  return program.run(argc, argv);
}
