/// `longroad bot`: a bot of ours as a program, to play against.
#include <iostream>

#include "bots/wire/answering.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"

namespace longroad::cli {
namespace {

void run_bot(const std::string& name) {
  bots::Answering answering(expect(bots::find_bot(name), "NAME"), [](std::string_view sentence) {
    std::cerr << sentence << '\n' << std::flush;
  });
  for (std::string line; std::getline(std::cin, line);)
    std::cout << answering.answer(line) << '\n' << std::flush;
}

}  // namespace

void add_bot_command(Command& program) {
  auto [command, name] =
      program.command("bot", "Answers requests for decisions, one a line (docs/bots.md)", run_bot);
  command.option("NAME", name, "Which bot: name or name:key=value", kRequired)
      .examples({"longroad arena --bots 'exec:longroad bot search:depth=2,greedy,greedy,greedy'"});
}

}  // namespace longroad::cli
