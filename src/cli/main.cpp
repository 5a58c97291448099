#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <exception>

#include "cli/commands.hpp"
#include "cli/tournament.hpp"

int main(int argc, char** argv) {
  namespace cli = longroad::cli;
  CLI::App program{"Longroad: play, referee, simulate and study the island games."};
  program.footer("Every command explains itself: longroad sim --help");
  cli::add_play_command(program);
  cli::add_sim_command(program);
  cli::add_replay_command(program);
  cli::add_board_command(program);
  cli::add_referee_command(program);
  cli::add_bench_command(program);
  cli::add_arena_command(program);
  cli::add_tournament_commands(program);
  cli::add_serve_command(program);
  cli::add_backup_command(program);
  cli::add_verify_command(program);
  cli::add_load_command(program);
  cli::add_admin_command(program);
  cli::add_tune_command(program);
  cli::add_bot_command(program);
  try {
    program.parse(argc, argv);
    if (!program.get_subcommands().empty()) return 0;
    fmt::print(stderr, "{}", program.help());
    return 2;
  } catch (const CLI::Success& done) {  // --help
    return program.exit(done);
  } catch (const CLI::RuntimeError& failure) {
    return failure.get_exit_code();
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "longroad: {}\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "longroad: {}\n", error.what());
    return 1;
  }
}
