#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "bots/wire/wire.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace longroad::cli {
namespace {

/// A bot of its own for each request: the request alone decides.
void run(const std::string& name) {
  const bots::Recipe recipe = expect(bots::find_bot(name), "NAME");
  for (std::string line; std::getline(std::cin, line);)
    std::cout << bots::answer_request(line, *recipe()) << std::endl;
}

}  // namespace

void add_bot_command(CLI::App& program) {
  auto name = std::make_shared<std::string>();
  auto* command = program.add_subcommand("bot", "Answers requests for decisions, one a line (docs/bots.md)");
  command->add_option("NAME", *name, "Which bot: name or name:key=value")->required();
  command->footer(
      "Example:\n"
      "  longroad arena --bots 'exec:longroad bot search:depth=2,greedy,greedy,greedy'");
  command->callback([name] { run(*name); });
}

}  // namespace longroad::cli
