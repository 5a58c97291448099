/// `longroad referee`: the protocol of JSON lines.
#include <iostream>
#include <string>

#include "cli/common/commands.hpp"
#include "games/referee.hpp"
#include "notation/json.hpp"

namespace longroad::cli {
namespace {

/// The next line, cut where it is longer than any request, so that the referee can say so. False at the end.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  int c = in.get();
  if (c == std::istream::traits_type::eof()) return false;
  for (; c != std::istream::traits_type::eof() && c != '\n'; c = in.get())
    if (line.size() <= notation::kMaxJsonBytes) line.push_back(static_cast<char>(c));
  return true;
}

void run_referee() {
  games::Referee referee;
  for (std::string line; read_line(std::cin, line);) std::cout << referee.answer(line) << '\n' << std::flush;
}

}  // namespace

void add_referee_command(Command& program) {
  program.command("referee", "Referees games: one JSON request a line in, one answer a line out", run_referee)
      .note("All requests and their answers: docs/notation.md")
      .examples({R"(echo '{"new":{"game":"base","players":4,"seed":7}}' | longroad referee)",
                 R"(printf '{"new":{}}\n{"do":"1 settle 20"}\n{"legal":true}\n' | longroad referee)"});
}

}  // namespace longroad::cli
