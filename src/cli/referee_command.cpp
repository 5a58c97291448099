#include <iostream>
#include <string>

#include "cli/commands.hpp"
#include "games/referee.hpp"

namespace longroad::cli {
namespace {

void run() {
  games::Referee referee;
  for (std::string line; std::getline(std::cin, line);)
    std::cout << referee.answer(line) << '\n' << std::flush;
}

}  // namespace

void add_referee_command(Command& program) {
  program.command("referee", "Referees games: one JSON request a line in, one answer a line out", run)
      .examples({R"(echo '{"new":{"game":"base","players":4,"seed":7}}' | longroad referee)",
                 R"(printf '{"new":{}}\n{"do":"1 settle 20"}\n{"legal":true}\n' | longroad referee)"});
}

}  // namespace longroad::cli
