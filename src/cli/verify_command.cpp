#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "server/table/fair.hpp"

namespace longroad::cli {

void add_verify_command(CLI::App& program) {
  auto* command = program.add_subcommand("verify", "Checks the dice and draws of a server's record");
  const auto path = std::make_shared<std::string>();
  command->add_option("RECORD", *path, "The record, with its fair: header")->required();
  command->callback([path] {
    const auto record = expect(notation::read_record(read_file(*path, "RECORD")), "RECORD");
    const auto verdict = expect(server::verify(record), "RECORD");
    if (!verdict.proven) fail(verdict.sentence);
    fmt::print("{}\n", verdict.sentence);
  });
}

}  // namespace longroad::cli
