/// The commands of the program, one file each. A command adds itself to the program and runs from
/// there once its arguments are read.
#pragma once

#include "cli/common/command.hpp"

namespace longroad::cli {

void add_play_command(Command& program);
void add_learn_command(Command& program);
void add_sim_command(Command& program);
void add_replay_command(Command& program);
void add_analyse_command(Command& program);
void add_calibrate_command(Command& program);
void add_board_command(Command& program);
void add_referee_command(Command& program);
void add_bench_command(Command& program);
void add_rollout_command(Command& program);
void add_device_command(Command& program);
void add_arena_command(Command& program);
void add_serve_command(Command& program);
void add_backup_command(Command& program);
void add_move_command(Command& program);
void add_verify_command(Command& program);
void add_load_command(Command& program);
void add_admin_command(Command& program);
void add_tune_command(Command& program);
void add_bot_command(Command& program);
void add_worker_command(Command& program);

}  // namespace longroad::cli
