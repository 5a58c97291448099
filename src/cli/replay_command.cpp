/// `longroad replay`: checks and shows a record.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <optional>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"
#include "cli/front/front.hpp"
#include "cli/front/show.hpp"
#include "games/replay.hpp"

namespace longroad::cli {
namespace {

struct ReplayArguments {
  std::string file;
  std::optional<int> at;
  bool json = false;
  std::optional<std::string> svg;  // empty: to the output
};

/// The record plays through as a whole before anything of it is shown.
void run_replay(const ReplayArguments& arguments) {
  const auto record = expect(notation::read_record(read_file(arguments.file, "FILE")), "FILE");
  const auto whole = games::replay(record);
  if (!whole) fail(fmt::format("{}: {}", arguments.file, whole.error().sentence));
  const int lines = static_cast<int>(whole->lines.size());
  if (arguments.at && *arguments.at > lines)
    refuse_argument("--at", fmt::format("The record has {} lines, so {} is too many.", lines, *arguments.at));
  const auto shown = games::replay(record, arguments.at.value_or(games::kAllLines));
  const games::Position& position = *shown->position;
  if (arguments.svg) {
    require_board(position, "--svg");
    return write_file(*arguments.svg, front_of(position.game()).svg(position.json(), false), "--svg");
  }
  if (arguments.json) return fmt::print("{}\n", boost::json::serialize(position.json()));
  fmt::print("{}: {} lines, all legal. {}\n", arguments.file, lines, show_result(*whole->position));
  if (!arguments.at) return;
  const std::string next = *arguments.at < lines
                               ? "next is " + record.lines[static_cast<std::size_t>(*arguments.at)].action
                               : "the end";
  fmt::print("\nAfter {} lines, {}:\n{}", *arguments.at, next,
             show_text(position.json(), output_is_terminal()));
}

}  // namespace

void add_replay_command(Command& program) {
  auto [command, a] =
      program.command("replay", "Verifies the record of a game and shows its positions", run_replay);
  command.option("FILE", a.file, "A record, as sim --records and play --record write it", kRequired)
      .option("--at", a.at, "Show the position after so many lines", {.range = {0, games::kAllLines}})
      .option("--svg", a.svg, "Draw that position, or the last, to this file or the output",
              {.value_optional = true})
      .flag("--json", a.json, "Print that position, or the last, as JSON")
      .examples({"longroad replay games/000000.game", "longroad replay games/000000.game --at 100",
                 "longroad replay games/000000.game --at 100 --svg picture.svg"});
}

}  // namespace longroad::cli
