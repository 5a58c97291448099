#include "load/load.hpp"

#include <fmt/format.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace longroad::cli {
namespace {

void run(const load::Options& options) {
  const auto report =
      load::run(options, [](const std::string& sentence) { fmt::print(stderr, "{}\n", sentence); });
  if (!report) fail(report.error().sentence);
  fmt::print("tables {}\nsockets {}\nlines sent {}\narrivals measured {}\n", report->tables, report->sockets,
             report->lines, report->seen);
  fmt::print("line sent to line seen, ms: p50 {:.2f}  p90 {:.2f}  p99 {:.2f}  most {:.2f}\n", report->p50,
             report->p90, report->p99, report->most);
  fmt::print("tables stuck {}\nsockets closed by the server {}\n", report->stuck, report->closed);
}

}  // namespace

void add_load_command(Command& program) {
  auto [command, a] = program.command("load", "Loads a server on this machine, and measures it", run);
  command.option("--port", a.port, "The server's port", {.range = {1, 65535}})
      .option("--game", a.game, "The game")
      .option("--tables", a.tables, "Tables")
      .option("--watchers", a.watchers, "Sockets that watch each table")
      .option("--rate", a.per_second, "Lines a second at each table")
      .option("--seconds", a.seconds, "How long")
      .note("The server must run with --no-limits.")
      .examples({"longroad serve --no-limits --port 9000 &",
                 "longroad load --port 9000 --tables 1000 --watchers 2 --seconds 120"});
}

}  // namespace longroad::cli
