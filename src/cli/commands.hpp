/// The commands of the program, one file each. A command adds itself to the program and runs from
/// there once its arguments are read.
#pragma once

namespace CLI {
class App;
}

namespace longroad::cli {

void add_play_command(CLI::App& program);
void add_sim_command(CLI::App& program);
void add_replay_command(CLI::App& program);
void add_board_command(CLI::App& program);
void add_referee_command(CLI::App& program);
void add_bench_command(CLI::App& program);
void add_arena_command(CLI::App& program);
void add_serve_command(CLI::App& program);
void add_backup_command(CLI::App& program);
void add_verify_command(CLI::App& program);
void add_load_command(CLI::App& program);
void add_admin_command(CLI::App& program);
void add_tune_command(CLI::App& program);
void add_bot_command(CLI::App& program);

}  // namespace longroad::cli
