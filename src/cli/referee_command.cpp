#include <CLI/CLI.hpp>
#include <iostream>
#include <string>

#include "cli/commands.hpp"
#include "games/referee.hpp"

namespace longroad::cli {
namespace {

void run() {
  games::Referee referee;
  for (std::string line; std::getline(std::cin, line);) std::cout << referee.answer(line) << std::endl;
}

}  // namespace

void add_referee_command(CLI::App& program) {
  auto* command =
      program.add_subcommand("referee", "Referees games: one JSON request a line in, one answer a line out");
  command->footer(
      "Examples:\n"
      R"(  echo '{"new":{"game":"base","players":4,"seed":7}}' | longroad referee)"
      "\n"
      R"(  printf '{"new":{}}\n{"do":"1 settle 20"}\n{"legal":true}\n' | longroad referee)");
  command->callback(run);
}

}  // namespace longroad::cli
