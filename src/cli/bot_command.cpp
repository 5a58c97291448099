/// `longroad bot`: a bot of ours as a program, for whoever plays against it.
#include <iostream>

#include "bots/wire/wire.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"

namespace longroad::cli {
namespace {

/// A bot of its own for each request: the request alone decides.
void run_bot(const std::string& name) {
  const bots::Recipe recipe = expect(bots::find_bot(name), "NAME");
  for (std::string line; std::getline(std::cin, line);)
    std::cout << bots::answer_request(line, *recipe()) << '\n' << std::flush;
}

}  // namespace

void add_bot_command(Command& program) {
  auto [command, name] =
      program.command("bot", "Answers requests for decisions, one a line (docs/bots.md)", run_bot);
  command.option("NAME", name, "Which bot: name or name:key=value", kRequired)
      .examples({"longroad arena --bots 'exec:longroad bot search:depth=2,greedy,greedy,greedy'"});
}

}  // namespace longroad::cli
