/// `longroad verify`: whether the dice of a game were fair.
#include <fmt/format.h>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "server/table/record/fair.hpp"

namespace longroad::cli {
namespace {

void run_verify(const std::string& path) {
  const auto record = expect(notation::read_record(read_file(path, "RECORD")), "RECORD");
  const auto verdict = expect(server::verify(record), "RECORD");
  if (!verdict.proven) fail(verdict.sentence);
  fmt::print("{}\nThe commitment in the record, which the table showed before the game: {}\n",
             verdict.sentence, verdict.fair.commitment);
}

}  // namespace

void add_verify_command(Command& program) {
  auto [command, path] =
      program.command("verify", "Checks the dice, draws and result of a server's record", run_verify);
  command.option("RECORD", path, "The record, as the server's page saves it: with a header fair:", kRequired)
      .examples({"longroad verify game.game"});
}

}  // namespace longroad::cli
