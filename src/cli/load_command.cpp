#include "load/load.hpp"

#include <fmt/format.h>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "load/bot_games.hpp"

namespace longroad::cli {
namespace {

/// Whole games among programs, in place of many tables.
void run_games(const load::Options& options) {
  const auto report = load::play_games(options);
  if (!report) fail(report.error().sentence);
  fmt::print("games {}\nlines sent {}\n", report->games, report->lines);
  fmt::print("a game, s: fastest {:.3f}  median {:.3f}  most {:.3f}\n", report->fastest, report->median,
             report->most);
  fmt::print("processor time of the server a game, s: {:.3f}\n", report->server_cpu);
}

void run_load(const load::Options& options) {
  if (options.games > 0) return run_games(options);
  const auto report =
      load::run(options, [](const std::string& sentence) { fmt::print(stderr, "{}\n", sentence); });
  if (!report) fail(report.error().sentence);
  fmt::print("tables {}\nsockets {}\nlines sent {}\narrivals measured {}\n", report->tables, report->sockets,
             report->lines, report->seen);
  fmt::print("line sent to line seen, ms: p50 {:.2f}  p90 {:.2f}  p99 {:.2f}  most {:.2f}\n", report->p50,
             report->p90, report->p99, report->most);
  fmt::print("games ended {}\ntables stuck {}\nsockets closed by the server {}\n", report->over,
             report->stuck, report->closed);
  fmt::print("memory of the server a table, KB: {:.1f}\ncores that the server kept busy: {:.2f}\n",
             report->table_bytes / 1024, report->server_cores);
  fmt::print("processor time of the server a line, ms: {:.3f}\n", report->line_ms);
  fmt::print("line read to line handed to the sockets, ms: p50 {:.2f}  p99 {:.2f}\n", report->server_p50,
             report->server_p99);
}

}  // namespace

void add_load_command(Command& program) {
  auto [command, a] = program.command("load", "Loads a server on this machine, and measures it", run_load);
  command.option("--port", a.port, "The server's port", {.range = {1, 65535}})
      .option("--game", a.game, "Which game is played")
      .option("--tables", a.tables, "How many tables play at the same time")
      .option("--watchers", a.watchers, "How many sockets watch, spread over the tables")
      .option("--rate", a.per_second, "Lines a second at each table")
      .option("--seconds", a.seconds, "How long it lasts")
      .option("--games", a.games, "Instead: so many games of four programs, one after the other")
      .note("The server must run with --no-limits.")
      .examples({"longroad serve --no-limits --port 9000 &",
                 "longroad load --port 9000 --tables 1000 --watchers 2000 --seconds 120",
                 "longroad load --port 9000 --games 20"});
}

}  // namespace longroad::cli
